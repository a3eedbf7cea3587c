import type { RuleSort, RuleType, TagMode, VisibilityFilter } from '@kimari/common/enums';

/** The caller; a null `userId` is anonymous. */
export type SearchViewer = { readonly userId: string | null };

/** Filters of a list. They only narrow what the viewer may see. */
export type RuleFilter = {
  readonly type?: RuleType;
  readonly visibility?: VisibilityFilter;
  /** Name of a user or an organization. */
  readonly author?: string;
  readonly tags?: readonly string[];
  readonly tagMode?: TagMode;
};

export type RuleList = {
  readonly filter: RuleFilter;
  readonly viewer: SearchViewer;
  /** Without a query, `relevance` sorts by last change. */
  readonly sort: RuleSort;
  /** Defaults by sort (see `order.ts`); ignored for relevance. */
  readonly direction?: 'asc' | 'desc';
  readonly limit: number;
  readonly offset: number;
};

export type RuleSearch = RuleList & { readonly query: string };

/** The ids of one page in order, and the total over all pages. */
export type RulePage = {
  readonly ids: readonly string[];
  readonly total: number;
  /** Large totals are estimates. */
  readonly isTotalExact: boolean;
};

export type TypeCount = { readonly type: RuleType; readonly count: number };
