import { v7 as uuid } from 'uuid';
import { address, anything, final, lists, organization, type Row, rule } from './rows';
import { filters, searchTexts } from './searches';
import { PERSONS } from './who-may';

const VERSION = { version: '1.0.0' };
const NOBODY = uuid();

/** Changes that stop at a conflict after the permission was checked. */
const CONFLICT = { expectedVersion: '99.0.0' };

/** A row for every call of `openapi.json`. */
export const REST_ROWS: Readonly<Record<string, Row | readonly Row[]>> = {
  'post /api/rules/get': rule('nothing', 'sees'),
  'post /api/rules/getByPath': {
    about: 'rule',
    gate: 'nothing',
    right: 'sees',
    input: ({ owner, name }) => ({ path: `@${owner}/${name}` }),
  },
  'post /api/rules/getContent': rule('nothing', 'sees', { purpose: 'view' }),
  'post /api/rules/versions': rule('nothing', 'sees'),
  'post /api/rules/getVersionHistory': rule('nothing', 'sees'),
  'post /api/rules/getVersion': rule('nothing', 'sees', VERSION),
  'post /api/rules/related': rule('nothing', 'sees', { limit: 10 }),
  'post /api/rules/view': rule('nothing', 'sees'),
  'get /api/rules/@{owner}/{name}': address(),
  'get /api/rules/@{owner}/{name}/versions': address(),
  'get /api/rules/@{owner}/{name}/versions/{version}': address(VERSION),
  'get /api/rules/@{owner}/{name}/raw': address(),
  'get /api/rules/@{owner}/{name}/versions/{version}/raw': address(VERSION),

  'post /api/rules/update': [
    rule('write', 'edits', { ...CONFLICT, tags: ['other'] }),
    rule('write', 'manages', { ...CONFLICT, name: 'another-name' }),
    rule('write', 'manages', { ...CONFLICT, visibility: 'private', name: 'another-name' }),
  ],
  'post /api/rules/delete': final(rule('write', 'manages')),
  'post /api/rules/restore': final(rule('write', 'restores')),
  'post /api/rules/trash': anything({ limit: 100 }),
  'post /api/rules/deprecate': final(rule('write', 'edits', { message: 'Old.' })),
  'post /api/rules/undeprecate': final(rule('write', 'edits')),
  'post /api/rules/yank': final(rule('write', 'edits', { ...VERSION, reason: 'Wrong.' })),
  'post /api/rules/unyank': rule('write', 'edits', VERSION),
  'post /api/rules/star': rule('write', 'sees'),
  'post /api/rules/like': rule('write', 'sees'),
  'post /api/rules/unstar': rule('write', 'sees'),
  'post /api/rules/unlike': rule('write', 'sees'),

  'post /api/rules/search': lists((world) => [
    ...filters(world).map((filter) => ({ ...filter, limit: 100 })),
    ...searchTexts(world).map((query) => ({ query, limit: 100 })),
  ]),
  'post /api/rules/list': lists((world) => filters(world).map((filter) => ({ ...filter, limit: 100 }))),
  'post /api/rules/listPublic': lists((world) =>
    filters(world).map(({ visibility: _, ...filter }) => ({ ...filter, limit: 100 })),
  ),
  'post /api/rules/starred': anything({ limit: 100 }),
  'post /api/rules/debug': anything(),
  'post /api/rules/create': lists(({ organization: { id }, lost }) => [
    // Ends at a field, after everything else was looked at.
    { name: 'open-guide', visibility: 'nobody', tags: [], content: 'x', organizationId: id },
    { name: 'open-guide', visibility: 'private', tags: [], content: '', organizationId: lost.id },
  ]),

  'get /api/organizations/{id}': organization('nothing', 'anyone', (id) => ({ id })),
  'get /api/organizations/{name}/profile': organization('nothing', 'anyone', (id, world) => ({
    name: id === world.organization.id ? world.organization.name : 'never-was',
  })),
  'get /api/organizations/{orgId}/members': organization('read', 'belongs', (orgId) => ({ orgId })),
  'get /api/organizations/{organizationId}/members/summary': organization('read', 'belongs', (id) => ({
    organizationId: id,
  })),
  'get /api/organizations/{orgId}/rules': organization('read', 'belongs', (orgId) => ({ orgId })),
  'get /api/organizations/{organizationId}/rules/summary': organization('read', 'belongs', (id) => ({
    organizationId: id,
  })),
  'get /api/organizations/{orgId}/invitations': organization('read', 'invites', (orgId) => ({ orgId })),
  'get /api/organizations/list': anything(),
  'post /api/organizations': anything({ name: 'acmeworks' }, { name: 'lostworks' }),
  'patch /api/organizations/{id}': organization('write', 'owns', (id) => ({ id })),
  'delete /api/organizations/{id}': organization('session', 'owns', (id) => ({ id, force: false })),
  'delete /api/organizations/{organizationId}/members/{userId}': final(
    organization('session', 'owns', (organizationId, { people }) => ({
      organizationId,
      userId: people.owner.id,
    })),
  ),
  'post /api/organizations/{organizationId}/leave': lists(({ lost }) => [{ organizationId: lost.id }]),
  'patch /api/organizations/{orgId}/members/{memberId}/role': organization('session', 'owns', (orgId) => ({
    orgId,
    memberId: NOBODY,
    role: 'admin',
  })),
  'post /api/organizations/{orgId}/transfer': organization('session', 'owns', (orgId) => ({
    orgId,
    userId: NOBODY,
  })),
  'post /api/organizations/{organizationId}/invite': organization('write', 'invites', (id, { people }) => ({
    organizationId: id,
    username: people.member.username,
  })),
  'delete /api/organizations/{orgId}/invitations/{invitationId}': organization(
    'write',
    'invites',
    (orgId) => ({
      orgId,
      invitationId: NOBODY,
    }),
  ),
  'post /api/organizations/accept-invitation': anything({ token: 'guessed' }),

  'post /api/users/getProfile': people('username', 'the-leaver'),
  'get /api/users/{username}/profile': people('username', 'the-leaver'),
  'get /api/users/me': anything(),
  'get /api/users/settings': anything(),
  'get /api/users/export': anything(),
  'post /api/users/searchByUsername': lists(({ canaries }) => [
    { username: 'the', limit: 50 },
    { username: 'zyq', limit: 50 },
    ...canaries
      .all()
      .filter(({ place }) => place.startsWith('the address'))
      .map(({ word }) => ({ username: word })),
  ]),
  'post /api/users/updateProfile': anything({ bio: 5 }),
  'post /api/users/updateSettings': anything({ username: 'the-owner' }),
  'post /api/users/updatePreferences': anything({ theme: 'none' }),
  'post /api/users/uploadAvatar': anything({ image: '', filename: 'me.png' }),
  'post /api/users/deleteAvatar': anything(),
  'post /api/users/changePassword': anything({ currentPassword: 'wrong' }),
  'post /api/users/deleteAccount': anything({ password: 'wrong', confirmation: 'no' }),
  'get /api/avatars/{userId}/{file}': lists(({ people: { owner } }) => [
    { userId: owner.id, file: 'none.webp' },
  ]),

  'post /api/reports/create': ofEveryRule((ruleId) => ({ ruleId, reason: 'spam' })),
  'post /api/reports/list': anything({ limit: 100 }),
  'post /api/reports/get': anything({ id: NOBODY }),
  'post /api/reports/stats': anything(),
  'post /api/reports/updateStatus': anything({ id: NOBODY, status: 'rejected' }),
  'post /api/moderation/list': anything({ limit: 100 }),
  'post /api/moderation/stats': anything(),
  'post /api/moderation/get': ofEveryRule((ruleId) => ({ ruleId })),
  'post /api/moderation/take': ofEveryRule((ruleId) => ({ ruleId })),
  'post /api/moderation/recheck': ofEveryRule((ruleId) => ({ ruleId })),
  'post /api/moderation/decide': ofEveryRule((ruleId) => ({ ruleId, revision: 1, action: 'dismiss' })),
  'post /api/moderation/ofRule': ofEveryRule((ruleId) => ({ ruleId })),
  'post /api/moderation/answer': anything({ decisionId: NOBODY, text: 'It is fine.' }),
  'post /api/names/request': anything({ name: 'quiet-river', reason: 'Mine.' }),
  'post /api/names/own': anything(),
  'post /api/names/withdraw': anything({ id: NOBODY }),
  'post /api/names/list': anything({ limit: 100 }),
  'post /api/names/decide': anything({ id: NOBODY, accept: true }),
  'get /api/admin/moderators': anything(),
  'post /api/admin/assignModerator': anything({ userId: NOBODY }),
  'post /api/admin/removeModerator': anything({ userId: NOBODY }),

  'get /api/health': anything(),
  'get /api/notice': anything(),
  'get /api/auth/me': anything(),
  'get /api/auth/sessions': anything(),
  'get /api/auth/cli-tokens': anything(),
  'get /api/auth/events': anything(),
  'get /api/auth/providers': anything(),
  'get /api/auth/providers/linked': anything(),
  'get /api/auth/second-factor': anything(),
  'post /api/auth/sessions/revoke': anything({ sessionId: NOBODY }),
  'post /api/auth/cli-tokens/revoke': anything({ tokenId: NOBODY }),
  'post /api/auth/register': addresses((email) => ({ username: 'the-owner', email, password: 'short' })),
  'post /api/auth/checkUsername': anything({ username: 'the-leaver' }, { username: 'lostworks' }),
  'post /api/auth/verifyEmail': anything({ token: 'guessed' }),
  'post /api/auth/sendVerification': addresses((email) => ({ email })),
  'post /api/auth/sendPasswordReset': anything({ email: 'nobody@example.jp' }),
  'post /api/auth/resetPassword': anything({ token: 'guessed', newPassword: 'correct horse staple' }),
  'post /api/auth/login': anything({ email: 'nobody@example.jp', password: 'wrong' }),
  'post /api/auth/refresh': anything({ refreshToken: 'guessed' }),
  'post /api/auth/logout': anything({ refreshToken: 'guessed' }),
  'post /api/auth/completeSecondFactor': anything({ challengeToken: 'guessed', code: '123456' }),
  'post /api/auth/second-factor/begin': anything(),
  'post /api/auth/second-factor/confirm': anything({ code: '123456' }),
  'post /api/auth/second-factor/enable': anything(),
  'post /api/auth/second-factor/disable': anything(),
  'post /api/auth/second-factor/renewRecoveryCodes': anything(),
  'post /api/auth/oauthInitialize': anything({ provider: 'github' }),
  'post /api/auth/oauthCallback': anything({ provider: 'github', code: 'x', state: 'x' }),
  'post /api/auth/completeOAuthRegistration': anything({ tempToken: 'guessed', username: 'the-owner' }),
  'post /api/auth/providers/link': anything({ provider: 'github' }),
  'post /api/auth/providers/unlink': anything({ provider: 'github' }),
  'post /api/auth/device/authorize': anything({ clientId: 'cli' }),
  'post /api/auth/device/token': anything({ deviceCode: 'guessed', clientId: 'cli' }),
  'post /api/auth/device/lookup': anything({ userCode: 'BCDF-GHJK' }),
  'post /api/auth/device/verify': anything({ userCode: 'BCDF-GHJK' }),
  'post /api/auth/device/deny': anything({ userCode: 'BCDF-GHJK' }),
};

/** Asks about every rule of the world; nobody in it is a moderator. */
function ofEveryRule(input: (id: string) => Readonly<Record<string, unknown>>): Row {
  return lists(({ subjects }) => subjects.map(({ id }) => input(id)));
}

function people(field: string, ...others: readonly string[]): Row {
  return lists((world) =>
    [...PERSONS.map((person) => world.people[person].username), ...others].map((name) => ({ [field]: name })),
  );
}

/** Asks with the addresses of others, which the answer may not confirm. */
function addresses(input: (email: string) => Readonly<Record<string, unknown>>): Row {
  return lists(({ people: { former } }) => [input(former.email), input('nobody@example.jp')]);
}
