import { redirect, type LoaderFunctionArgs } from '@remix-run/node';
import { OrganizationFrameDocument, OrganizationRulesDocument } from '#app/graphql/generated/graphql';
import type { OrganizationRulesQuery, VisibilityFilter } from '#app/graphql/generated/graphql';
import { notFound, query, type OperationScope } from '#app/graphql/query.server';
import { ORDER_FIELDS } from '#app/graphql/words';
import { translator } from '#app/i18n/resources.server';
import type { PageHead } from '#app/lib/page-head';
import { paths } from '#app/lib/paths';
import { lastReachable } from '#app/lib/last-page';
import { oneOf, positiveInteger } from '#app/lib/search-params';
import { requireWithinPages } from '#app/lib/within-pages.server';
import { LIMITS } from '@kimari/common/limits';
import { readOrganizationKey, readOrganizationName, requireMembership } from './organization-address.server';

export const RULE_SORTS = ['updated', 'stars', 'name'] as const;
export type OrganizationRuleSort = (typeof RULE_SORTS)[number];

export type OrganizationRuleList = {
  readonly rules: OrganizationRulesQuery['rules'];
  readonly q: string;
  readonly sort: OrganizationRuleSort;
  readonly page: number;
  readonly pageSize: number;
};

async function loadRules(
  scope: OperationScope,
  author: string,
  visibility: VisibilityFilter,
): Promise<OrganizationRuleList> {
  const params = new URL(scope.request.url).searchParams;
  const q = (params.get('q') ?? '').trim().slice(0, LIMITS.query.max);
  const sort = oneOf(params.get('sort'), RULE_SORTS, 'updated');
  const pageSize = LIMITS.list.default;
  const page = positiveInteger(params.get('page'), 1, lastReachable(pageSize));
  const { rules } = await query(scope, OrganizationRulesDocument, {
    author,
    visibility,
    query: q || null,
    orderBy: { field: ORDER_FIELDS[sort] },
    first: pageSize,
    offset: (page - 1) * pageSize,
  });
  requireWithinPages({ page, pageSize, total: rules.totalCount }, scope.request);
  return { rules, q, sort, page, pageSize };
}

/** One page of all rules of an organization, for its members. */
export async function loadMemberRules(args: LoaderFunctionArgs) {
  const key = readOrganizationKey(args);
  const found = await query(args, OrganizationFrameDocument, key);
  const { name } = requireMembership(found.organization, key, args);
  return { name, list: await loadRules(args, name, 'ALL') };
}

/** The public page of an organization; former names redirect to the current one. */
export async function loadPublicPage(args: LoaderFunctionArgs) {
  const asked = readOrganizationName(args, args.params['name'] ?? '');
  const { organization } = await query(args, OrganizationFrameDocument, { name: asked });
  if (!organization) throw notFound(args.context);
  const { search } = new URL(args.request.url);
  if (organization.name !== asked) throw redirect(paths.organizationProfile(organization.name) + search, 301);
  const list = await loadRules(args, organization.name, 'PUBLIC');
  return { organization, list, head: headOf(args, organization, list) };
}

type Named = {
  readonly name: string;
  readonly displayName?: string | null;
  readonly description?: string | null;
};

function headOf(
  { context }: OperationScope,
  { name, displayName, description }: Named,
  { q, page }: OrganizationRuleList,
): PageHead {
  const t = translator(context.locale);
  const title = displayName ? `${displayName} (@${name})` : `@${name}`;
  return {
    title: page > 1 ? t('head:page', { title, page }) : title,
    description: description || t('head:organization_description', { name }),
    path: paths.organizationProfile(name, { page: page > 1 ? page : null }),
    kind: 'profile',
    feeds: [{ title: t('head:feed.owner', { name }), path: paths.ownerFeed(name) }],
    listed: q === '',
  };
}
