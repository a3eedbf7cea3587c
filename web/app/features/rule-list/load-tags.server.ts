import type { LoaderFunctionArgs } from '@remix-run/node';
import { ListTagsDocument } from '#app/graphql/generated/graphql';
import { query, type OperationScope } from '#app/graphql/query.server';
import { translator } from '#app/i18n/resources.server';
import { LIMITS } from '@kimari/common/limits';
import type { TagOrder } from '@kimari/common/enums';
import { type ListState, readListState } from './list-state';
import { filterOf } from './load-rule-list.server';

/** How the page of all tags is searched and sorted. */
export type TagsChoice = { readonly find: string; readonly order: TagOrder };

/** Reads the choice from an address; never fails. */
function readTagsChoice(search: URLSearchParams): TagsChoice {
  const find = (search.get('find') ?? '').trim();
  return {
    find: Array.from(find).slice(0, LIMITS.tag.max).join(''),
    order: search.get('order') === 'count' ? 'count' : 'name',
  };
}

/** Loads the page of all tags; the dialog of the list page loads the same. */
export async function loadTagsPage({ request, context }: LoaderFunctionArgs) {
  const search = new URL(request.url).searchParams;
  const state = readListState(search, context.viewer?.preferences.ruleSort);
  const choice = readTagsChoice(search);
  const title = translator(context.locale)('rules:tags.title');
  return { ...(await loadTags({ request, context }, state, choice)), state, choice, title };
}

/** Loads all tags, with the number of rules of a list that have them. */
async function loadTags(scope: OperationScope, state: ListState, { find, order }: TagsChoice) {
  const { rules } = await query(scope, ListTagsDocument, {
    query: state.q || null,
    literal: state.literal,
    filter: filterOf(state),
    search: find || null,
    order: order === 'count' ? 'COUNT' : 'NAME',
    first: LIMITS.tagFacet.max,
  });
  const { nodes, totalCount } = rules.facets.tags;
  return { tags: nodes, tagTotal: totalCount, ruleTotal: rules.totalCount };
}
