import { unixSeconds } from '../../../kernel/clock';
import type { MemberResult } from './member.result';
import { MemberView } from './membership.view';

/** Maps a member to the GraphQL type; loaders read the user, and the caller's role in the organization. */
export function toMemberView(
  { id, email, role, joinedAt }: MemberResult,
  organizationId: string,
): MemberView {
  return Object.assign(new MemberView(), {
    id,
    email,
    role,
    joinedAt: unixSeconds(joinedAt),
    organizationId,
  });
}
