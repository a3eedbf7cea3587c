import type { LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { Notices } from '#app/features/organizations/notices';
import { OrganizationRules } from '#app/features/organizations/organization-rules';
import { loadMemberRules } from '#app/features/organizations/organization-rules.server';
import { readDone } from '#app/features/organizations/done';
import { paths } from '#app/lib/paths';

export async function loader(args: LoaderFunctionArgs) {
  return { ...(await loadMemberRules(args)), done: readDone(args.request) };
}

export default function OrganizationRulesPage() {
  const { name, list, done } = useLoaderData<typeof loader>();
  return (
    <>
      <Notices done={done} />
      <OrganizationRules list={list} toList={(query) => paths.organization(name, query)} canPublish />
    </>
  );
}
