import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { Members, RemovePanel } from '#app/features/organizations/members';
import { changeMembers, loadMembers } from '#app/features/organizations/members.server';
import { Notices } from '#app/features/organizations/notices';

export function loader(args: LoaderFunctionArgs) {
  return loadMembers(args);
}

export function action(args: ActionFunctionArgs) {
  return changeMembers(args);
}

export default function OrganizationMembersPage() {
  const { organization, members, removed, viewerId, after } = useLoaderData<typeof loader>();
  return (
    <>
      {removed && <RemovePanel organization={organization.name} member={removed} after={after} />}
      <Notices answer={useActionData<typeof action>()} />
      <Members organization={organization} members={members} viewerId={viewerId} after={after} />
    </>
  );
}
