import {
  compareLines,
  countLineChanges,
  type LineChanges,
  type LineComparison,
  type NamedText,
} from './line-changes';

/** Comparisons that run in worker threads. */
export type LineTask<Text> = { readonly from: Text; readonly to: Text };

export function count({ from, to }: LineTask<string>): LineChanges | null {
  return countLineChanges(from, to);
}

export function compare({ from, to }: LineTask<NamedText>): LineComparison {
  return compareLines(from, to);
}
