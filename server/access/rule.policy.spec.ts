import type { OrganizationRole, StoredVisibility } from '@kimari/common/enums';
import { absent, allowed, type Decision, refused } from './decision';
import {
  canAddRuleTo,
  canEditRule,
  canManageRule,
  canReadRule,
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
  public  user         anonymous         yes    edit   edit   signIn
  public  user         stranger          yes    edit   edit   yes
  public  user         creator           yes    yes    yes    yes
  private user         anonymous         absent absent absent absent
  private user         stranger          absent absent absent absent
  private user         creator           yes    yes    yes    yes
  public  organization anonymous         yes    edit   edit   signIn
  public  organization stranger          yes    edit   edit   yes
  public  organization creator           yes    edit   edit   yes
  public  organization creator_as_member yes    yes    yes    yes
  public  organization creator_as_owner  yes    yes    yes    yes
  public  organization member            yes    yes    manage yes
  public  organization admin             yes    yes    manage yes
  public  organization owner             yes    yes    yes    yes
  private organization anonymous         absent absent absent absent
  private organization stranger          absent absent absent absent
  private organization creator           absent absent absent absent
  private organization creator_as_member yes    yes    yes    yes
  private organization creator_as_owner  yes    yes    yes    yes
  private organization member            yes    yes    manage yes
  private organization admin             yes    yes    manage yes
  private organization owner             yes    yes    yes    yes`;

const rows = TABLE.trim()
  .split('\n')
  .map(
    (line) => line.trim().split(/\s+/) as [StoredVisibility, string, string, string, string, string, string],
  );

describe('the rule policy', () => {
  it.each(rows)('%s rule of a %s, %s: read %s, edit %s, manage %s, star %s', (...row) => {
    const [visibility, owner, who, read, edit, manage, star] = row;
    const caller = callers[who.replaceAll('_', ' ')];
    if (!caller) throw new Error(`Unknown caller ${who}`);
    const rule = {
      visibility,
      createdBy: CREATOR,
      organizationId: owner === 'organization' ? ORGANIZATION : null,
    };
    expect(canReadRule(caller, rule)).toEqual(words[read]);
    expect(canEditRule(caller, rule)).toEqual(words[edit]);
    expect(canManageRule(caller, rule)).toEqual(words[manage]);
    expect(canStarRule(caller, rule)).toEqual(words[star]);
  });

  it('does not treat an anonymous caller as the creator of a rule without one', () => {
    const rule = { visibility: 'private', createdBy: '', organizationId: null } as const;
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
