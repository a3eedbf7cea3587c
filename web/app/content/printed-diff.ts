/** Why two texts are not compared: it took too long, or the comparison is not ready yet and will be for a later reader. */
export type NoDiffReason = 'overran' | 'late';

/** A comparison ready for the page: rows of its tables as HTML that holds text only. */
export type PrintedDiff = {
  /** Both texts side by side; null when nobody asked for that. */
  readonly split: string | null;
  /** Both texts in one column. */
  readonly unified: string;
  readonly additions: number;
  readonly deletions: number;
  /** The texts differ, but only in what this comparison leaves out: whitespace or line ends. */
  readonly onlyInvisible: boolean;
  /** Rows beyond what a page can hold were left out. */
  readonly cut: boolean;
};

/** A comparison, or why there is none. */
export type DiffOutcome = PrintedDiff | { readonly missing: NoDiffReason };

/** Attribute of the first row of every change; what `[` and `]` look for. */
export const CHANGE_MARK = 'data-change';

/** What links in the rows lead to until the page puts its own address there. */
export const EXPAND_HREF = 'href="#expand"';

/** Attribute of the links that open a fold. */
export const FOLD_MARK = 'data-fold';
