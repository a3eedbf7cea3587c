/**
 * Why there is no diff: it takes too long (`overran`), or it is not ready yet (`late`) and a later request will get it.
 */
export type NoDiffReason = 'overran' | 'late';

/** A diff as HTML table rows; all content is escaped. */
export type PrintedDiff = {
  /** Both texts side by side; null when only one column was asked for. */
  readonly split: string | null;
  /** Both texts in one column. */
  readonly unified: string;
  readonly additions: number;
  readonly deletions: number;
  /** The texts differ only in what this comparison ignores: whitespace or line endings. */
  readonly onlyInvisible: boolean;
  /** Invisible characters of the later text, or of the earlier one where that has none; at most {@link MAX_INVISIBLE}. */
  readonly invisible: number;
  /** Rows were left out because the page would be too long. */
  readonly cut: boolean;
};

/** A diff, or why there is none. */
export type DiffOutcome = PrintedDiff | { readonly missing: NoDiffReason };

/** Attribute of the first row of every change; the target of `[` and `]`. */
export const CHANGE_MARK = 'data-change';

/** Placeholder that the page replaces with the address of its links. */
export const EXPAND_HREF = 'href="#expand"';

/** Attribute of the links that open a fold. */
export const FOLD_MARK = 'data-fold';
