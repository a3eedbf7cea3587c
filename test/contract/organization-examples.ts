import { v7 as uuid } from 'uuid';
import { as } from '../support/as';
import { anOrganization, type TestOrganization } from '../support/factories/organization';
import { aRule } from '../support/factories/rule';
import { aUser, tokenIn, type TestUser } from '../support/factories/user';
import type { Body, Example, World } from './rest-examples';

/** The parts of {@link restExamples} about organizations. `acme` has the owner taro and the member `member`. */
export function organizationExamples(world: World, fresh: (word: string) => string) {
  /** An organization by the names that the addresses of calls have for it. */
  const named = (name: string): Body => ({ id: name, organizationId: name, orgId: name });
  const acme = () => named(world.acme.name);
  const organization = (): Promise<TestOrganization> =>
    anOrganization(world.app, { name: fresh('team'), owner: world.taro, members: [world.member] });
  const newOne = async (): Promise<Body> => named((await organization()).name);
  const person = () => ({ email: `${fresh('guest')}@example.jp` });
  const invited = async ({ email }: { readonly email: string }): Promise<Body> => {
    const { name } = await organization();
    const address = `/api/organizations/${name}/invite`;
    const { body } = await as(world.app, world.taro).post(address, { email }).expect(200);
    return { ...named(name), email, invitationId: (body as { invitation: { id: string } }).invitation.id };
  };
  const tokenFor = async ({ email }: { readonly email: string }): Promise<Body> => {
    const organizationOf = await invited({ email });
    return { ...organizationOf, token: tokenIn((await world.app.mails(email)).at(-1)?.link) };
  };
  const newcomer = async (): Promise<TestUser> => (world.leaver = await aUser(world.app));
  const missing = { userId: uuid(), memberId: uuid(), invitationId: uuid(), role: 'member' };
  const unknown = { ...named('nothing-here'), ...missing, name: 'nothing-here', email: 'guest@example.jp' };

  const successes: Readonly<Record<string, Example>> = {
    'get /organizations/list': { who: 'taro' },
    'post /organizations': {
      who: 'taro',
      body: () => ({ name: fresh('team'), inviteEmails: [person().email] }),
    },
    'get /organizations/{id}': { who: 'taro', body: acme },
    'patch /organizations/{id}': {
      who: 'taro',
      body: async () => ({ ...(await newOne()), description: 'Rules that we share' }),
    },
    'delete /organizations/{id}': {
      who: 'taro',
      body: async () => ({ ...(await newOne()), password: world.taro.password }),
    },
    'get /organizations/{organizationId}/members/summary': { who: 'member', body: acme },
    'get /organizations/{organizationId}/rules/summary': { who: 'member', body: acme },
    'post /organizations/accept-invitation': {
      who: 'leaver',
      body: async () => tokenFor(await newcomer()),
    },
    'delete /organizations/{organizationId}/members/{userId}': {
      who: 'taro',
      body: async () => ({ ...(await newOne()), userId: world.member.id }),
    },
    'post /organizations/{organizationId}/invite': {
      who: 'taro',
      body: async () => ({ ...(await newOne()), ...person() }),
    },
    'get /organizations/{orgId}/invitations': { who: 'taro', body: () => invited(person()) },
    'delete /organizations/{orgId}/invitations/{invitationId}': {
      who: 'taro',
      body: () => invited(person()),
    },
    'post /organizations/{organizationId}/leave': { who: 'member', body: newOne },
    'patch /organizations/{orgId}/members/{memberId}/role': {
      who: 'taro',
      body: async () => ({ ...(await newOne()), memberId: world.member.id, role: 'admin' }),
    },
    'post /organizations/{orgId}/transfer': {
      who: 'taro',
      body: async () => ({
        ...(await newOne()),
        userId: world.member.id,
        password: world.taro.password,
      }),
    },
    'get /organizations/{orgId}/members': { who: 'member', body: acme },
    'get /organizations/{name}/profile': { body: () => ({ name: world.acme.name }) },
    'get /organizations/{orgId}/rules': { who: 'member', body: acme },
  };

  const byMember: Example = {
    who: 'member',
    body: () => ({ ...acme(), ...missing, memberId: world.taro.id, ...person() }),
  };
  const refusals: Readonly<Record<string, Example>> = {
    org_not_found: { who: 'taro', body: () => unknown },
    org_owner_only: byMember,
    org_admin_only: byMember,
    members_only: { who: 'hanako', body: acme },
    'post /organizations org_name_taken': { who: 'taro', body: () => ({ name: 'ACME' }) },
    'patch /organizations/{id} org_name_taken': {
      who: 'taro',
      body: async () => ({ ...(await newOne()), name: 'hanako' }),
    },
    org_has_rules: {
      who: 'taro',
      body: async () => {
        const { id, name } = await organization();
        await aRule(world.app, world.taro, { organizationId: id });
        return named(name);
      },
    },
    member_not_found: { who: 'taro', body: () => ({ ...acme(), ...missing }) },
    invitation_not_found: { who: 'taro', body: () => ({ ...acme(), ...missing }) },
    invitation_invalid: { who: 'taro', body: () => ({ token: 'nothing' }) },
    invitation_other_account: { who: 'hanako', body: () => tokenFor(person()) },
    already_member_self: {
      who: 'leaver',
      body: async () => {
        const joined = await newcomer();
        const invitation = await tokenFor(joined);
        await world.app.database.rows(
          `insert into memberships (organization_id, user_id, role, joined_at)
           select id, $2, 'member', now() from owners where name = $1`,
          [invitation.id, joined.id],
        );
        return invitation;
      },
    },
    last_owner_remove: { who: 'taro', body: () => ({ ...acme(), userId: world.taro.id }) },
    last_owner_leave: { who: 'taro', body: acme },
    last_owner_role: { who: 'taro', body: () => ({ ...acme(), memberId: world.taro.id, role: 'member' }) },
    transfer_self: { who: 'taro', body: () => ({ ...acme(), userId: world.taro.id }) },
    remove_forbidden: { who: 'member', body: () => ({ ...acme(), userId: world.taro.id }) },
    not_a_member: { who: 'hanako', body: acme },
    'post /organizations/{organizationId}/invite user_not_found': {
      who: 'taro',
      body: () => ({ ...acme(), username: 'nobody' }),
    },
    already_member: { who: 'taro', body: () => ({ ...acme(), username: 'member' }) },
    already_invited: { who: 'taro', body: () => invited(person()) },
  };
  return { successes, refusals };
}
