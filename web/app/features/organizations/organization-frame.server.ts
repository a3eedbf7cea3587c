import type { LoaderFunctionArgs } from '@remix-run/node';
import { OrganizationFrameDocument } from '#app/graphql/generated/graphql';
import { query } from '#app/graphql/query.server';
import { readDone } from './done';
import { readOrganizationKey, requireMembership } from './organization-address.server';

/** The data in the head of an organization's pages, for a member. */
export async function loadOrganizationFrame(args: LoaderFunctionArgs) {
  const key = readOrganizationKey(args);
  const found = await query(args, OrganizationFrameDocument, key);
  const { invitations, ...organization } = requireMembership(found.organization, key, args);
  return { organization, openInvitations: invitations?.length ?? null, done: readDone(args.request) };
}

export type OrganizationFrame = Awaited<ReturnType<typeof loadOrganizationFrame>>;
