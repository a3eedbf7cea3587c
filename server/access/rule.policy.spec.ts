import type { Audience, OrganizationRole } from '@kimari/common/enums';
import { absent, allowed, type Decision, refused } from './decision';
import {
  canAddRuleTo,
  canEditRule,
  canManageRule,
  canReadHiddenVersions,
  canReadRule,
  canReportRule,
  canStarRule,
  type RuleCaller,
} from './rule.policy';

const CREATOR = 'user-1';
const ORGANIZATION = 'organization-1';

/** user id, role in the organization */
const callers: Readonly<Record<string, RuleCaller>> = {
  anonymous: { userId: null, organizationRole: null },
  stranger: { userId: 'user-9', organizationRole: null },
  creator: { userId: CREATOR, organizationRole: null },
  'creator as member': { userId: CREATOR, organizationRole: 'member' },
  'creator as owner': { userId: CREATOR, organizationRole: 'owner' },
  member: { userId: 'user-2', organizationRole: 'member' },
  admin: { userId: 'user-3', organizationRole: 'admin' },
  owner: { userId: 'user-4', organizationRole: 'owner' },
};

const words: Readonly<Record<string, Decision>> = {
  yes: allowed,
  absent,
  edit: refused('edit'),
  manage: refused('manage'),
  signIn: refused('signIn'),
};

/** read · edit, version · delete, move, change visibility · star */
const TABLE = `
  everyone user         anonymous         yes    edit   edit   signIn
  everyone user         stranger          yes    edit   edit   yes
  everyone user         creator           yes    yes    yes    yes
  holders  user         anonymous         absent absent absent absent
  holders  user         stranger          absent absent absent absent
  holders  user         creator           yes    yes    yes    yes
  everyone organization anonymous         yes    edit   edit   signIn
  everyone organization stranger          yes    edit   edit   yes
  everyone organization creator           yes    edit   edit   yes
  everyone organization creator_as_member yes    yes    yes    yes
  everyone organization creator_as_owner  yes    yes    yes    yes
  everyone organization member            yes    yes    manage yes
  everyone organization admin             yes    yes    manage yes
  everyone organization owner             yes    yes    yes    yes
  holders  organization anonymous         absent absent absent absent
  holders  organization stranger          absent absent absent absent
  holders  organization creator           absent absent absent absent
  holders  organization creator_as_member yes    yes    yes    yes
  holders  organization creator_as_owner  yes    yes    yes    yes
  holders  organization member            yes    yes    manage yes
  holders  organization admin             yes    yes    manage yes
  holders  organization owner             yes    yes    yes    yes`;

const rows = TABLE.trim()
  .split('\n')
  .map((line) => line.trim().split(/\s+/) as [Audience, string, string, string, string, string, string]);

describe('who may do what with a rule', () => {
  it.each(rows)('a rule for %s, of a %s, %s: read %s, edit %s, manage %s, star %s', (...row) => {
    const [audience, owner, who, read, edit, manage, star] = row;
    const caller = callers[who.replaceAll('_', ' ')];
    if (!caller) throw new Error(`Unknown caller ${who}`);
    const rule = {
      audience,
      createdBy: CREATOR,
      organizationId: owner === 'organization' ? ORGANIZATION : null,
    };
    expect(canReadRule(caller, rule)).toEqual(words[read]);
    expect(canEditRule(caller, rule)).toEqual(words[edit]);
    expect(canManageRule(caller, rule)).toEqual(words[manage]);
    expect(canStarRule(caller, rule)).toEqual(words[star]);
  });

  it('lets nobody report what they hold or may not see', () => {
    for (const [audience, owner, who, read, edit] of rows) {
      const caller = callers[who.replaceAll('_', ' ')];
      if (!caller) throw new Error(`Unknown caller ${who}`);
      const organizationId = owner === 'organization' ? ORGANIZATION : null;
      const rule = { audience, createdBy: CREATOR, organizationId };
      const isHolder = edit === 'yes';
      const report = isHolder ? refused('own') : read === 'absent' ? absent : allowed;
      expect([who, canReportRule(caller, rule)]).toEqual([who, report]);
      expect([who, canReadHiddenVersions(caller, rule)]).toEqual([who, isHolder ? allowed : absent]);
    }
  });

  it('does not take a missing user for a missing creator', () => {
    const rule = { audience: 'holders', createdBy: '', organizationId: null } as const;
    expect(canReadRule({ userId: null, organizationRole: null }, rule)).toEqual(absent);
  });

  it.each<[OrganizationRole | null, Decision]>([
    [null, refused('membership')],
    ['member', allowed],
    ['admin', allowed],
    ['owner', allowed],
  ])('lets %s add rules to an organization: %j', (role, expected) => {
    expect(canAddRuleTo(role)).toEqual(expected);
  });
});
