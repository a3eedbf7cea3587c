import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { readForm } from '#app/components/form/read-form.server';
import {
  ChangeMemberRoleDocument,
  OrganizationMembersDocument,
  RemoveMemberDocument,
} from '#app/graphql/generated/graphql';
import { mutate, query, refuse } from '#app/graphql/query.server';
import { LIMITS } from '@kimari/common/limits';
import { answer, REFUSALS, refused, textOf } from './answer.server';
import { readOrganizationKey, requireMembership } from './organization-address.server';
import { ROLES } from './roles';

const FORM = { fields: ['intent', 'userId', 'role'] };

/** A page of members, and the one who is about to be removed. */
export async function loadMembers(args: LoaderFunctionArgs) {
  const key = readOrganizationKey(args);
  const params = new URL(args.request.url).searchParams;
  const after = params.get('after') ?? undefined;
  const page = { first: LIMITS.list.max, after };
  const found = await query(args, OrganizationMembersDocument, { ...key, ...page });
  const organization = requireMembership(found.organization, key, args);
  const members = organization.members?.nodes ?? [];
  const removed = members.find(({ id }) => id === params.get('remove')) ?? null;
  return { organization, members, removed, after, viewerId: args.context.viewer?.id ?? null };
}

/** Changes a role, or removes a member. */
export async function changeMembers(args: ActionFunctionArgs) {
  const key = readOrganizationKey(args);
  const form = await readForm(args, FORM);
  const page = { first: 1 };
  const found = await query(args, OrganizationMembersDocument, { ...key, ...page });
  const { id: organizationId } = requireMembership(found.organization, key, args);
  const userId = textOf(form, 'userId');
  if (form.get('intent') === 'remove') {
    const outcome = await mutate(args, RemoveMemberDocument, { organizationId, userId }, REFUSALS);
    return outcome.ok ? answer({ done: 'removed' }) : refused(outcome.problem);
  }
  const role = ROLES.find((word) => word === form.get('role'));
  if (!role) throw refuse(args.context, 400);
  const outcome = await mutate(args, ChangeMemberRoleDocument, { organizationId, userId, role }, REFUSALS);
  return outcome.ok ? answer({ done: 'role_changed' }) : refused(outcome.problem);
}
