import { FILE_HEADERS_ONLY, formatPatch, structuredPatch, type StructuredPatch } from 'diff';

/** How many lines a version added and removed. */
export type LineChanges = { readonly additions: number; readonly deletions: number };

/** A text and its name in a patch. */
export type NamedText = { readonly name: string; readonly text: string };

/** The difference between two texts, as a unified diff and as line counts. */
export type LineComparison = LineChanges & { readonly patch: string };

/** Comparing two unrelated texts takes quadratic time. Beyond these bounds (edits, milliseconds) a diff is unreadable anyway. */
const BOUNDS = { maxEditLength: 5000, timeout: 300 } as const;

const CONTEXT_LINES = 3;

/** Counts changed lines; null when the texts differ too much to compare in reasonable time. */
export function countLineChanges(from: string, to: string): LineChanges | null {
  const patch = structuredPatch('', '', from, to, undefined, undefined, { context: 0, ...BOUNDS });
  return patch ? changesOf(patch) : null;
}

/** Compares two texts. Texts that differ too much are shown as a full replacement. */
export function compareLines(from: NamedText, to: NamedText): LineComparison {
  const options = { context: CONTEXT_LINES, ...BOUNDS };
  const patch = structuredPatch(from.name, to.name, from.text, to.text, undefined, undefined, options);
  if (!patch) return replaceWhole(from, to);
  return { ...changesOf(patch), patch: formatPatch(patch, FILE_HEADERS_ONLY) };
}

/** A full replacement: removes every line and adds every line, in linear time. */
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
