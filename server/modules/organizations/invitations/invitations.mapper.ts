import { unixSeconds } from '../../../kernel/clock';
import type { InvitationResult } from './invitation.result';
import type { InvitationBody } from './invitations.body';
import { InvitationView } from './invitations.view';

export function toInvitationBody(invitation: InvitationResult): InvitationBody {
  const { id, email, username, role, locale, inviter, createdAt, expiresAt } = invitation;
  return {
    id,
    email,
    username,
    role,
    locale,
    status: 'pending',
    invitedBy: inviter,
    createdAt: unixSeconds(createdAt),
    expiresAt: unixSeconds(expiresAt),
  };
}

/** Maps an invitation to the GraphQL type; loaders read the inviter and the organization. */
export function toInvitationView(invitation: InvitationResult): InvitationView {
  const { id, email, username, role, inviter, organizationId, createdAt, expiresAt } = invitation;
  return Object.assign(new InvitationView(), {
    id,
    email,
    username,
    role,
    inviterId: inviter.id,
    organizationId,
    createdAt: unixSeconds(createdAt),
    expiresAt: unixSeconds(expiresAt),
  });
}
