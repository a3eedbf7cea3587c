import type { RuleSort, RuleType, TagMode, VisibilityFilter } from '@kimari/common/enums';
import type { Window } from '../kernel/schema/connection';
import type { Highlighter } from './query/highlight';

/** The caller; a null `userId` is anonymous. */
export type SearchViewer = { readonly userId: string | null };

/** Filters of a list. They only narrow what the viewer may see. */
export type RuleFilter = {
  readonly type?: RuleType;
  readonly visibility?: VisibilityFilter;
  /** Name of a user or an organization. */
  readonly author?: string;
  /** Of that name, as soon as it is looked up; null for nobody. */
  readonly authorId?: string | null;
  readonly tags?: readonly string[];
  readonly tagMode?: TagMode;
};

/** Which rules a list shows, and which part of it is asked for. */
export type RuleList = {
  readonly filter: RuleFilter;
  readonly viewer: SearchViewer;
  /** Without a query, `relevance` sorts by last change. */
  readonly sort: RuleSort;
  /** Defaults by sort (see `order.ts`); ignored for relevance. */
  readonly direction?: 'asc' | 'desc';
} & Window;

/** A list of the rules that match a query. */
export type RuleSearch = RuleList & {
  readonly query: string;
  /** Whether the query is searched for as typed, without corrections. */
  readonly isLiteral?: boolean | undefined;
};

/** What became of a query. */
export type QueryInterpretation = {
  /** The query whose results these are, when words of it were corrected. */
  readonly correctedQuery: string | null;
  /** A query that was probably meant but was not searched for. */
  readonly suggestedQuery: string | null;
  /** Words, as typed, that no rule in sight has, and that were left out. */
  readonly droppedWords: readonly string[];
  readonly highlighter: Highlighter;
};

/** What a list can be counted by. */
export type Facet = 'type' | 'visibility' | 'tag';

/** How many rules have a value of a facet. */
export type ValueCount = { readonly value: string; readonly count: number };

/** The keys of one page in order, and the total over all pages. */
export type RulePage = {
  /** Each ends with the id of the rule. */
  readonly keys: readonly string[];
  readonly total: number;
  /** Large totals are estimates. */
  readonly isTotalExact: boolean;
  /** Null without a query. */
  readonly reading: QueryInterpretation | null;
  /** Counts the rules of the list by a facet, as if nothing were chosen for it. Above 10,000 in all, the numbers are estimates. */
  readonly countBy: (facet: Facet) => Promise<readonly ValueCount[]>;
};

/** How far the index of the search is. */
export type SearchState = {
  /** The form in which this release writes documents. */
  readonly revision: number;
  /** Rules that can be found. */
  readonly documents: number;
  /** Those of an earlier form, which wait to be written again. */
  readonly waiting: number;
};
