import type { LoaderFunctionArgs } from '@remix-run/node';
import { RuleStargazersDocument } from '#app/graphql/generated/graphql';
import { query } from '#app/graphql/query.server';
import { readAddress, requireRule } from '#app/graphql/rule-address.server';
import { translator } from '#app/i18n/resources.server';
import { lastReachable } from '#app/lib/last-page';
import { positiveInteger } from '#app/lib/search-params';
import { requireWithinPages } from '#app/lib/within-pages.server';

const PAGE_SIZE = 60;

/** Loads one page of the people who have starred a rule. */
export async function loadStargazers(args: LoaderFunctionArgs) {
  const address = readAddress(args);
  const search = new URL(args.request.url).searchParams;
  const page = positiveInteger(search.get('page'), 1, lastReachable(PAGE_SIZE));
  const variables = { path: address.path, first: PAGE_SIZE, offset: (page - 1) * PAGE_SIZE };
  const found = (await query(args, RuleStargazersDocument, variables)).rule;
  const rule = requireRule(found, address, args, '/stars');
  const { nodes, totalCount } = rule.stargazers;
  requireWithinPages({ page, pageSize: PAGE_SIZE, total: totalCount }, args.request);
  return {
    title: translator(args.context.locale)('reading:stars.title_of', { path: rule.path }),
    rule,
    people: nodes,
    total: totalCount,
    page,
    pageSize: PAGE_SIZE,
  };
}

export type StargazersState = Awaited<ReturnType<typeof loadStargazers>>;
