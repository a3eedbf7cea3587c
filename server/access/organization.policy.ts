import type { OrganizationRole } from '@kimari/common/enums';
import { allowed, refused, type Decision } from './decision';

/** The facts about a signed-in caller that the policies of an organization need. */
export type OrganizationCaller = {
  readonly userId: string;
  /** Null for a caller who does not belong to the organization. */
  readonly role: OrganizationRole | null;
};

/** A member on whom the caller acts. */
export type MemberFacts = { readonly userId: string; readonly role: OrganizationRole };

/** Members see each other, their addresses and all rules of the organization. */
export function canSeeMembers({ role }: OrganizationCaller): Decision<'membership'> {
  return role === null ? refused('membership') : allowed;
}

/** Owners and admins invite, and see and revoke invitations. */
export function canInvite({ role }: OrganizationCaller): Decision<'admin'> {
  return role === 'owner' || role === 'admin' ? allowed : refused('admin');
}

/** Owners rename, describe, transfer and delete the organization, and change roles. */
export function canManageOrganization({ role }: OrganizationCaller): Decision<'owner'> {
  return role === 'owner' ? allowed : refused('owner');
}

/** Owners remove everyone, admins remove plain members, everyone removes themselves. */
export function canRemoveMember(caller: OrganizationCaller, member: MemberFacts): Decision<'remove'> {
  const isAllowed =
    caller.userId === member.userId ||
    caller.role === 'owner' ||
    (caller.role === 'admin' && member.role === 'member');
  return isAllowed ? allowed : refused('remove');
}
