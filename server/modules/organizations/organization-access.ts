import type { SignedInActor } from '../../access/actor';
import {
  canInvite,
  canManageOrganization,
  canSeeMembers,
  type OrganizationCaller,
} from '../../access/organization.policy';
import { requireAllowed } from '../../kernel/errors/require-allowed';
import type { OrganizationResult } from './organization.result';
import { AdminsOnly, MembersOnly, OrganizationNotFound, OwnersOnly } from './organizations.errors';

/** The facts about a caller; `viewerRole` is the role of the same caller. */
export function callerIn(actor: SignedInActor, { viewerRole }: OrganizationResult): OrganizationCaller {
  return { userId: actor.userId, role: viewerRole };
}

/** Throws MembersOnly. */
export function requireMember(actor: SignedInActor, organization: OrganizationResult): void {
  requireAllowed(canSeeMembers(callerIn(actor, organization)), {
    absent: OrganizationNotFound,
    refusals: { membership: MembersOnly },
  });
}

/** Throws AdminsOnly. */
export function requireInviter(actor: SignedInActor, organization: OrganizationResult): void {
  requireAllowed(canInvite(callerIn(actor, organization)), {
    absent: OrganizationNotFound,
    refusals: { admin: AdminsOnly },
  });
}

/** Throws OwnersOnly. */
export function requireOwner(actor: SignedInActor, organization: OrganizationResult): void {
  requireAllowed(canManageOrganization(callerIn(actor, organization)), {
    absent: OrganizationNotFound,
    refusals: { owner: OwnersOnly },
  });
}
