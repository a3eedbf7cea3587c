import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { GraphqlPage } from '#app/features/api-reference/graphql-page';
import { GroupPage } from '#app/features/api-reference/group-page';
import { loadGroup } from '#app/features/api-reference/load-reference.server';
import { translator } from '#app/i18n/resources.server';
import { publicHead } from '#app/lib/page-head';

export function loader(args: LoaderFunctionArgs) {
  const t = translator(args.context.locale);
  const names = {
    auth: t('api-reference:groups.auth'),
    rules: t('api-reference:groups.rules'),
    organizations: t('api-reference:groups.organizations'),
    users: t('api-reference:groups.users'),
    moderation: t('api-reference:groups.moderation'),
    other: t('api-reference:groups.other'),
  };
  const page = loadGroup(args);
  const group = page.kind === 'rest' ? names[page.group] : t('api-reference:graphql.title');
  return {
    page,
    title: t('api-reference:title_group', { group }),
    description: t('api-reference:description'),
  };
}

export const meta: MetaFunction<typeof loader> = ({ data, ...scope }) =>
  data
    ? publicHead(scope, { title: data.title, description: data.description, path: scope.location.pathname })
    : [];

export default function ApiGroupRoute() {
  const { page } = useLoaderData<typeof loader>();
  return page.kind === 'graphql' ? <GraphqlPage {...page} /> : <GroupPage {...page} />;
}
