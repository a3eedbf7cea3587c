import { FILE_HEADERS_ONLY, formatPatch, structuredPatch, type StructuredPatch } from 'diff';

/** How many lines a version added and removed. */
export type LineChanges = { readonly additions: number; readonly deletions: number };

/** A text under the name it has in a patch. */
export type NamedText = { readonly name: string; readonly text: string };

/** What two texts differ in, as a unified diff and as numbers. */
export type LineComparison = LineChanges & { readonly patch: string };

/** Two texts that share nothing take quadratic work; past this many edits or milliseconds nobody reads the result. */
const BOUNDS = { maxEditLength: 5000, timeout: 300 } as const;

const CONTEXT_LINES = 3;

/** Counts changed lines; null when the texts differ too much to compare in reasonable time. */
export function countLineChanges(from: string, to: string): LineChanges | null {
  const patch = structuredPatch('', '', from, to, undefined, undefined, { context: 0, ...BOUNDS });
  return patch ? changesOf(patch) : null;
}

/** Compares two texts; those that differ too much are shown as replaced whole. */
export function compareLines(from: NamedText, to: NamedText): LineComparison {
  const options = { context: CONTEXT_LINES, ...BOUNDS };
  const patch = structuredPatch(from.name, to.name, from.text, to.text, undefined, undefined, options);
  if (!patch) return replaceWhole(from, to);
  return { ...changesOf(patch), patch: formatPatch(patch, FILE_HEADERS_ONLY) };
}

/** A comparison that takes no time: everything removed, everything added. */
export function replaceWhole(from: NamedText, to: NamedText): LineComparison {
  const removed = linesOf(from.text);
  const added = linesOf(to.text);
  const header = `--- ${from.name}\n+++ ${to.name}\n@@ -1,${removed.length} +1,${added.length} @@\n`;
  const body = [...removed.map((line) => `-${line}\n`), ...added.map((line) => `+${line}\n`)].join('');
  return { additions: added.length, deletions: removed.length, patch: header + body };
}

function changesOf({ hunks }: StructuredPatch): LineChanges {
  const lines = hunks.flatMap((hunk) => hunk.lines);
  return {
    additions: lines.filter((line) => line.startsWith('+')).length,
    deletions: lines.filter((line) => line.startsWith('-')).length,
  };
}

function linesOf(text: string): readonly string[] {
  return text.replace(/\n$/, '').split('\n');
}
