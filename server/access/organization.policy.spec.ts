import type { OrganizationRole } from '@kimari/common/enums';
import { canInvite, canManageOrganization, canRemoveMember, canSeeMembers } from './organization.policy';

const CALLER = 'user-1';
const OTHER = 'user-2';

/** role of the caller: see members · invite · manage · remove oneself, an owner, an admin, a member */
const TABLE = `
  stranger no  no  no  yes no  no  no
  member   yes no  no  yes no  no  no
  admin    yes yes no  yes no  no  yes
  owner    yes yes yes yes yes yes yes`;

const rows = TABLE.trim()
  .split('\n')
  .map((line) => line.trim().split(/\s+/));

describe('who may do what in an organization', () => {
  it.each(rows)('%s', (word, ...cells) => {
    const [members, invite, manage, self, owner, admin, member] = cells;
    const role = word === 'stranger' ? null : (word as OrganizationRole);
    const caller = { userId: CALLER, role };
    const answer = (decision: { readonly kind: string }) => (decision.kind === 'allowed' ? 'yes' : 'no');
    const removing = (target: OrganizationRole) =>
      answer(canRemoveMember(caller, { userId: OTHER, role: target }));
    expect({
      members: answer(canSeeMembers(caller)),
      invite: answer(canInvite(caller)),
      manage: answer(canManageOrganization(caller)),
      self: answer(canRemoveMember(caller, { userId: CALLER, role: role ?? 'member' })),
      owner: removing('owner'),
      admin: removing('admin'),
      member: removing('member'),
    }).toEqual({ members, invite, manage, self, owner, admin, member });
  });
});
