import { createTwoFilesPatch, FILE_HEADERS_ONLY, structuredPatch } from 'diff';

/** How many lines a version added and removed. */
export type LineChanges = { readonly additions: number; readonly deletions: number };

/** Two texts that share nothing take quadratic work; past this many edits or milliseconds nobody reads the result. */
const BOUNDS = { maxEditLength: 5000, timeout: 300 } as const;

const CONTEXT_LINES = 3;

/** Counts changed lines; null when the texts differ too much to compare in reasonable time. */
export function countLineChanges(from: string, to: string): LineChanges | null {
  const patch = structuredPatch('', '', from, to, undefined, undefined, { context: 0, ...BOUNDS });
  if (!patch) return null;
  const lines = patch.hunks.flatMap((hunk) => hunk.lines);
  return {
    additions: lines.filter((line) => line.startsWith('+')).length,
    deletions: lines.filter((line) => line.startsWith('-')).length,
  };
}

/** The unified diff of two texts under their names; texts that differ too much are shown as replaced whole. */
export function unifiedDiff(
  from: { name: string; text: string },
  to: { name: string; text: string },
): string {
  const options = { context: CONTEXT_LINES, headerOptions: FILE_HEADERS_ONLY, ...BOUNDS };
  const patch = createTwoFilesPatch(from.name, to.name, from.text, to.text, undefined, undefined, options) as
    string | undefined;
  return patch ?? replacedWhole(from, to);
}

function replacedWhole(from: { name: string; text: string }, to: { name: string; text: string }): string {
  const removed = linesOf(from.text);
  const added = linesOf(to.text);
  const header = `--- ${from.name}\n+++ ${to.name}\n@@ -1,${removed.length} +1,${added.length} @@\n`;
  return `${header}${removed.map((line) => `-${line}\n`).join('')}${added.map((line) => `+${line}\n`).join('')}`;
}

function linesOf(text: string): readonly string[] {
  return text.replace(/\n$/, '').split('\n');
}
