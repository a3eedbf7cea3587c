import { unixSeconds } from '../../../kernel/clock';
import type { MemberResult } from './member.result';
import type { MemberBody } from './membership.body';

/** Maps a member to the REST body for fellow members. */
export function toMemberBody({ joinedAt, ...member }: MemberResult): MemberBody {
  return { ...member, joinedAt: unixSeconds(joinedAt) };
}
