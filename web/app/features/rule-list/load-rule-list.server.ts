import { redirect } from '@remix-run/node';
import {
  PopularRulesDocument,
  type PopularRulesQuery,
  RuleListDocument,
  type RuleFilter,
  type RuleListQuery,
  type RuleOrder,
} from '#app/graphql/generated/graphql';
import { query, type OperationScope } from '#app/graphql/query.server';
import { ORDER_FIELDS, TYPE_NAMES, VISIBILITY_NAMES } from '#app/graphql/words';
import { lastReachable } from '#app/lib/last-page';
import { effectiveSort, listHref, PAGE_SIZES, type ListState, type ListView } from './list-state';

/** Tags offered as filters. */
const OFFERED_TAGS = 12;
/** Rules that are shown when a search finds none. */
const POPULAR_RULES = 5;

/** Why the list failed to load; the rest of the page stays usable. */
export type ListFailure = { readonly status: number; readonly requestId: string };

export type ListResult =
  | { readonly ok: true; readonly rules: RuleListQuery['rules'] }
  | { readonly ok: false; readonly failure: ListFailure };

/** The filter of a state, for the API. */
export function filterOf(state: ListState): RuleFilter {
  return {
    type: state.type === 'all' ? null : TYPE_NAMES[state.type],
    visibility: VISIBILITY_NAMES[state.visibility],
    author: state.author || null,
    tags: state.tags.length > 0 ? state.tags : null,
    tagMode: state.tagMode === 'any' ? 'ANY' : 'ALL',
  };
}

function orderOf(state: ListState): RuleOrder {
  const sort = effectiveSort(state);
  return { field: ORDER_FIELDS[sort] };
}

async function failureOf(response: Response, fallback: string): Promise<ListFailure> {
  const body: unknown = await response.json().catch(() => null);
  const known =
    typeof body === 'object' && body !== null && 'requestId' in body ? String(body.requestId) : fallback;
  return { status: response.status, requestId: known };
}

async function fetchRules(scope: OperationScope, state: ListState, view: ListView): Promise<ListResult> {
  const first = PAGE_SIZES[view];
  try {
    const { rules } = await query(scope, RuleListDocument, {
      query: state.q || null,
      literal: state.literal,
      filter: filterOf(state),
      orderBy: orderOf(state),
      first,
      offset: (state.page - 1) * first,
      tags: OFFERED_TAGS,
      isSignedIn: Boolean(scope.context.viewer),
    });
    return { ok: true, rules };
  } catch (error) {
    // Rethrow redirects and client errors; a server error is shown in place of the list.
    if (!(error instanceof Response) || error.status < 500) throw error;
    return { ok: false, failure: await failureOf(error, scope.context.requestId) };
  }
}

/** What many like, for readers whose search finds nothing. */
async function fetchPopular(scope: OperationScope): Promise<PopularRulesQuery['rules']['nodes']> {
  try {
    return (await query(scope, PopularRulesDocument, { first: POPULAR_RULES })).rules.nodes;
  } catch (error) {
    if (error instanceof Response && error.status >= 500) return [];
    throw error;
  }
}

/** Loads the list and the choices of its filters. A page past the end redirects to the last one. */
export async function loadRuleList(scope: OperationScope, state: ListState, view: ListView) {
  const reachable = lastReachable(PAGE_SIZES[view]);
  if (state.page > reachable) throw redirect(listHref({ ...state, page: reachable }));
  const result = await fetchRules(scope, state, view);
  if (!result.ok || result.rules.edges.length > 0) return { result, popular: [] };
  const last = Math.ceil(result.rules.totalCount / PAGE_SIZES[view]);
  if (last > 0 && last < state.page) throw redirect(listHref({ ...state, page: last }));
  return { result, popular: state.q === '' ? [] : await fetchPopular(scope) };
}
