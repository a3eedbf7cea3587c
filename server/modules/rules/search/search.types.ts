import type { RuleSort, RuleType, TagMode, VisibilityFilter } from '@kimari/common/enums';

/** Who asks: null stands for nobody. */
export type SearchViewer = { readonly userId: string | null };

/** What a list is narrowed to; everything is AND-ed with what the viewer may see. */
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
  /** Without a query, relevance means the order of the last change. */
  readonly sort: RuleSort;
  /** Left out, the usual direction of the order (see `rule-order.ts`); relevance has no other. */
  readonly direction?: 'asc' | 'desc';
  readonly limit: number;
  readonly offset: number;
};

export type RuleSearch = RuleList & { readonly query: string };

/** Ids in order, and how many there are on all pages. */
export type RulePage = {
  readonly ids: readonly string[];
  readonly total: number;
  /** Large totals are estimates. */
  readonly isTotalExact: boolean;
};

/** How many rules of a type there are. */
export type TypeCount = { readonly type: RuleType; readonly count: number };
