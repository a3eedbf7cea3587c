import type { Locale } from '@kimari/common/locale';
import { redirect } from '@remix-run/node';
import {
  PopularRulesDocument,
  type PopularRulesQuery,
  type RuleFilter,
  RuleListDocument,
  type RuleListQuery,
  type RuleOrder,
} from '#app/graphql/generated/graphql';
import { type OperationScope, query } from '#app/graphql/query.server';
import { ORDER_FIELDS, TYPE_NAMES, VISIBILITY_NAMES } from '#app/graphql/words';
import { translator } from '#app/i18n/resources.server';
import { lastReachable } from '#app/lib/last-page';
import type { PageHead } from '#app/lib/page-head';
import { paths } from '#app/lib/paths';
import { effectiveSort, listHref, type ListState, type ListView, PAGE_SIZES } from './list-state';

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

/** Popular rules, for readers whose search finds nothing. */
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

/** What the list says about itself in one of its states. Results of a search are not listed by search engines. */
export function listHead(locale: Locale, state: ListState): PageHead {
  const t = translator(locale);
  const [tag, secondTag] = state.tags;
  const onlyTag = secondTag === undefined && state.q === '' ? tag : undefined;
  const title = titleOf(locale, state, onlyTag);
  return {
    title: state.page > 1 ? t('head:page', { title, page: state.page }) : title,
    description:
      onlyTag === undefined ? t('head:list.description') : t('head:list.tag_description', { tag: onlyTag }),
    path: listHref({ ...state, view: null }),
    listed: state.q === '',
    ...(onlyTag !== undefined && {
      feeds: [{ title: t('head:feed.tag', { tag: onlyTag }), path: paths.tagFeed(onlyTag) }],
    }),
  };
}

function titleOf(locale: Locale, { q }: ListState, onlyTag: string | undefined): string {
  const t = translator(locale);
  if (q !== '') return t('head:list.search', { query: q });
  return onlyTag === undefined ? t('rules:list.title') : t('head:list.tag', { tag: onlyTag });
}
