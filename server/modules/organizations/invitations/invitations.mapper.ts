import { unixSeconds } from '../../../kernel/clock';
import type { InvitationResult, InvitedResult } from './invitation.result';
import type { InvitationBody, SentInvitationBody } from './invitations.body';
import { type InvitationPayload, InvitationView } from './invitations.view';

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

/** An invitation that was just sent, among others. */
export function toSentInvitationBody(invitation: InvitedResult): SentInvitationBody {
  return { ...toInvitationBody(invitation), mayRegister: invitation.mayRegister };
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

/** The result of a mutation that sends an invitation. */
export function toInvitationPayload(invitation: InvitedResult): InvitationPayload {
  return { invitation: toInvitationView(invitation), mayRegister: invitation.mayRegister };
}
