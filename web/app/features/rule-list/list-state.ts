import {
  LIST_VIEWS,
  type ListView,
  RULE_SORTS,
  RULE_TYPES,
  type RuleSort,
  type RuleType,
  TAG_MODES,
  type TagMode,
  type TagOrder,
} from '@kimari/common/enums';
import { LIMITS } from '@kimari/common/limits';
import { normaliseTags } from '@kimari/common/tags';
import { lastReachable } from '#app/lib/last-page';
import { paths } from '#app/lib/paths';
import { oneOf, positiveInteger } from '#app/lib/search-params';

export type { ListView };

/** Visibilities the page offers; addresses may use `team` for `organization`. */
export const LIST_VISIBILITIES = ['all', 'public', 'organization', 'private'] as const;
export type ListVisibility = (typeof LIST_VISIBILITIES)[number];

/** Orders the page offers; relevance only makes sense with a query. */
export const LIST_SORTS = [
  'relevance',
  'stars',
  'updated',
  'created',
  'name',
  'downloads',
  'views',
] as const satisfies readonly RuleSort[];

/** Rules on one page. */
export const PAGE_SIZES: Readonly<Record<ListView, number>> = { list: 20, grid: 18 };

/** The last page of the view with the most pages; the loader knows the view. */
const LAST_PAGE = lastReachable(Math.min(...Object.values(PAGE_SIZES)));

/** The state of the list, as encoded in its address. */
export type ListState = {
  readonly q: string;
  /** Whether the query is searched for as typed. */
  readonly literal: boolean;
  readonly type: RuleType | 'all';
  readonly visibility: ListVisibility;
  readonly author: string;
  readonly tags: readonly string[];
  /** Whether a rule needs all of the tags or any of them. */
  readonly tagMode: TagMode;
  /** Null when not in the address: then by relevance with a query, else as the reader prefers, else newest first. */
  readonly sort: RuleSort | null;
  /** From the reader's account, not from the address. */
  readonly preferredSort: RuleSort | null;
  /** Null when not in the address: then the remembered view. */
  readonly view: ListView | null;
  readonly page: number;
};

export const EMPTY_LIST_STATE: ListState = {
  q: '',
  literal: false,
  type: 'all',
  visibility: 'all',
  author: '',
  tags: [],
  tagMode: 'all',
  sort: null,
  preferredSort: null,
  view: null,
  page: 1,
};

function clip(text: string | null, length: number): string {
  return Array.from((text ?? '').trim())
    .slice(0, length)
    .join('');
}

function readVisibility(text: string | null): ListVisibility {
  return text === 'team' ? 'organization' : oneOf(text, LIST_VISIBILITIES, 'all');
}

/** Reads the state from an address. Ignores unknown values and truncates long ones; never fails. */
export function readListState(search: URLSearchParams, preferredSort: RuleSort | null = null): ListState {
  const tags = search.getAll('tag').flatMap((entry) => entry.split(','));
  const known = normaliseTags(tags).map((tag) => clip(tag, LIMITS.tag.max));
  const view = search.get('view');
  const sort = search.get('sort');
  return {
    q: clip(search.get('q'), LIMITS.query.max),
    literal: search.get('literal') === '1',
    type: oneOf(search.get('type'), ['all', ...RULE_TYPES], 'all'),
    visibility: readVisibility(search.get('visibility')),
    author: clip(search.get('author'), LIMITS.ownerLookup.max).replace(/^@/, ''),
    tags: [...new Set(known)].slice(0, LIMITS.tags.max),
    tagMode: oneOf(search.get('tags'), TAG_MODES, 'all'),
    sort: RULE_SORTS.find((word) => word === sort) ?? null,
    preferredSort,
    view: LIST_VIEWS.find((word) => word === view) ?? null,
    page: positiveInteger(search.get('page'), 1, LAST_PAGE),
  };
}

/** The query parameters of a state. Values that equal the default are left out. */
export function listParameters(state: ListState): URLSearchParams {
  const search = new URLSearchParams();
  if (state.q) search.set('q', state.q);
  if (state.q && state.literal) search.set('literal', '1');
  if (state.type !== 'all') search.set('type', state.type);
  if (state.visibility !== 'all') search.set('visibility', state.visibility);
  if (state.author) search.set('author', state.author);
  for (const tag of state.tags) search.append('tag', tag);
  if (state.tagMode !== 'all') search.set('tags', state.tagMode);
  if (state.sort) search.set('sort', state.sort);
  if (state.view) search.set('view', state.view);
  if (state.page > 1) search.set('page', String(state.page));
  return search;
}

/** The address of a state. */
export function listHref(state: ListState): string {
  const text = listParameters(state).toString();
  return text ? `${paths.rules()}?${text}` : paths.rules();
}

/** The page of all tags, which leads back to a list in this state. */
export function tagsHref(
  state: ListState,
  choice: { readonly find?: string; readonly order?: TagOrder } = {},
): string {
  const search = listParameters({ ...state, page: 1 });
  if (choice.find) search.set('find', choice.find);
  if (choice.order === 'count') search.set('order', 'count');
  const text = search.toString();
  return text ? `${paths.ruleTags()}?${text}` : paths.ruleTags();
}

/** The sort order in effect. */
export function effectiveSort(state: ListState): RuleSort {
  const sort = state.sort === 'relevance' && !state.q ? null : state.sort;
  return sort ?? (state.q ? 'relevance' : (state.preferredSort ?? 'updated'));
}

/** How many filters narrow the list; the query is not one of them. */
export function filterCount(state: ListState): number {
  const single = [state.type !== 'all', state.visibility !== 'all', state.author !== ''];
  return single.filter(Boolean).length + state.tags.length;
}

/** The state without filters; keeps query, order and view. */
export function withoutFilters(state: ListState): ListState {
  const { q, literal, sort, preferredSort, view } = state;
  return { ...EMPTY_LIST_STATE, q, literal, sort, preferredSort, view };
}
