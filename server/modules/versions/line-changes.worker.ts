import {
  compareLines,
  countLineChanges,
  type LineChanges,
  type LineComparison,
  type NamedText,
} from './line-changes';

/** What threads do with the texts of versions. */
export type LineTask<Text> = { readonly from: Text; readonly to: Text };

export function count({ from, to }: LineTask<string>): LineChanges | null {
  return countLineChanges(from, to);
}

export function compare({ from, to }: LineTask<NamedText>): LineComparison {
  return compareLines(from, to);
}
