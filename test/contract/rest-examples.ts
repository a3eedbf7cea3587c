import { v7 as uuid } from 'uuid';
import { LIMITS } from '@kimari/common/limits';
import type { TestApp } from '../support/app';
import { anImage } from '../support/factories/image';
import { aCliToken } from '../support/factories/cli-token';
import { aDevice, approve, type TestDevice } from '../support/factories/device';
import type { TestOrganization } from '../support/factories/organization';
import { as } from '../support/as';
import { aReport } from '../support/factories/report';
import { aRule, ruleInput } from '../support/factories/rule';
import { aProviderAccount, type ProviderAccount, type TestProvider } from '../support/oauth-provider';
import { organizationExamples } from './organization-examples';
import { aRegistration, aUser, type TestUser, tokenIn } from '../support/factories/user';

export type Who = 'leaver' | 'nobody' | 'boss' | 'taro' | 'hanako' | 'member' | 'readToken' | 'writeToken';
export type Body = Readonly<Record<string, unknown>>;
/** The caller and input of an example; parameters of the path are taken from the input. */
export type Example = { readonly who?: Who; readonly body?: () => Promise<Body> | Body };

/** The data of the examples, created before the tests run. */
export type World = {
  app: TestApp;
  /** An administrator. */
  boss: TestUser;
  taro: TestUser;
  hanako: TestUser;
  /** A member of `acme`, which taro owns. */
  member: TestUser;
  acme: TestOrganization;
  /** A new user for every call that changes or deletes an account. */
  leaver?: TestUser;
  provider: TestProvider;
};

/** An example of every successful call, and of every condition under which one fails. */
export function restExamples(world: World) {
  let count = 0;
  const fresh = (word: string) => `${word}-${++count}`;
  const organizations = organizationExamples(world, fresh);
  const account = () => {
    const username = fresh('person');
    return { username, email: `${username}@example.jp`, password: 'correct horse battery' };
  };
  const rule = async (wishes: object = {}): Promise<Body> => {
    const { id } = await aRule(world.app, world.taro, wishes);
    return { id, ruleId: id };
  };
  const changed = async (call: string, body: Body, wishes: object = {}): Promise<Body> => {
    const made = { ...(await rule(wishes)), ...body };
    await world.app
      .http()
      .post(`/api/rules/${call}`)
      .auth(world.taro.accessToken, { type: 'bearer' })
      .send(made)
      .expect(200);
    return made;
  };
  const hidden = () => rule({ visibility: 'private' });
  const missing = { id: uuid(), ruleId: uuid() };
  const address = async (): Promise<Body> => {
    const { path } = await aRule(world.app, world.taro, { name: fresh('addressed') });
    const [owner, name] = path.slice(1).split('/');
    return { owner, name, version: '1.0.0' };
  };
  const lost = { owner: 'taro', name: 'nothing', version: '1.0.0' };
  const signedIn = async () => {
    const { body } = await world.app
      .http()
      .post('/api/auth/login')
      .send({ email: world.hanako.email, password: world.hanako.password });
    return body as { refreshToken: string };
  };
  const verification = async () => {
    const person = account();
    await aRegistration(world.app, person);
    const [mail] = await world.app.mails(person.email);
    return { token: tokenIn(mail?.link) };
  };
  let membersPassword = 'correct horse';
  const passwordReset = async () => {
    const person = account();
    await aRegistration(world.app, person);
    await world.app.http().post('/api/auth/sendPasswordReset').send({ email: person.email }).expect(200);
    const mail = (await world.app.mails(person.email)).at(-1);
    return { token: tokenIn(mail?.link), newPassword: 'correct horse staple' };
  };
  const session = async () => {
    await signedIn();
    const { body } = await world.app
      .http()
      .get('/api/auth/sessions')
      .auth(world.hanako.accessToken, { type: 'bearer' });
    return (body as { sessions: { id: string; current: boolean }[] }).sessions.find(
      ({ current }) => !current,
    );
  };

  /** A report of a new rule of taro's. */
  const report = async (): Promise<Body> => {
    const { id } = await aRule(world.app, world.taro);
    return { id: await aReport(world.app, world.hanako, id), status: 'reviewing' };
  };
  /** An account that is no moderator, or one that is. */
  const somebody = async (): Promise<Body> => ({ userId: (await aUser(world.app)).id });
  const moderator = async (): Promise<Body> => {
    const made = await somebody();
    await as(world.app, world.boss).post('/api/admin/assignModerator', made).expect(200);
    return made;
  };
  const pollOf = ({ deviceCode, clientId }: TestDevice) => ({ deviceCode, clientId });
  const userCode = async () => ({ userCode: (await aDevice(world.app)).userCode });
  const upload = async () => ({ image: await anImage(), filename: 'me.png' });
  const leaver = async (body: object = {}) => {
    world.leaver = await aUser(world.app);
    return { currentPassword: world.leaver.password, password: world.leaver.password, ...body };
  };
  const confirmation = 'DELETE';
  /** An account without a password. */
  const withoutPassword = async (body: Body): Promise<Body> => {
    await leaver();
    await world.app.database.rows('delete from credentials where user_id = $1', [world.leaver?.id]);
    return body;
  };
  const signedInLongAgo = async (body: Body): Promise<Body> => {
    await withoutPassword(body);
    await world.app.database.rows(
      `update sessions set created_at = created_at - interval '16 minutes' where user_id = $1`,
      [world.leaver?.id],
    );
    return body;
  };
  const returning = async (
    action: 'login' | 'register',
    account: Partial<ProviderAccount> = {},
  ): Promise<Body> => {
    world.provider.misbehaviour = null;
    world.provider.account = aProviderAccount(account);
    const { body } = await world.app
      .http()
      .post('/api/auth/oauthInitialize')
      .send({ provider: 'github', action });
    return {
      provider: 'github',
      ...(await world.provider.visit((body as { authorizationUrl: string }).authorizationUrl)),
    };
  };
  const offer = async (account: Partial<ProviderAccount> = {}): Promise<Body> => {
    const returned = await returning('register', account);
    const { body } = await world.app.http().post('/api/auth/oauthCallback').send(returned);
    return { tempToken: (body as { tempToken: string }).tempToken, username: fresh('octo') };
  };
  const inUse = async (): Promise<Body> => {
    const email = `${fresh('shared')}@example.jp`;
    await world.app
      .http()
      .post('/api/auth/completeOAuthRegistration')
      .send(await offer({ email }));
    return returning('login', { email });
  };
  const failing = async (): Promise<Body> => {
    const returned = await returning('login');
    world.provider.misbehaviour = 'answers 500';
    return returned;
  };

  /** A successful call. */
  const successes: Readonly<Record<string, Example>> = {
    'get /health': {},
    'post /auth/register': { body: account },
    'post /auth/login': { body: () => ({ email: world.hanako.email, password: world.hanako.password }) },
    'post /auth/refresh': { body: signedIn },
    'post /auth/logout': { body: signedIn },
    'post /auth/verifyEmail': { body: verification },
    'post /auth/sendVerification': { body: () => ({ email: 'nobody@example.jp' }) },
    'post /auth/sendPasswordReset': { body: () => ({ email: 'nobody@example.jp' }) },
    'post /auth/resetPassword': { body: passwordReset },
    'post /users/changePassword': {
      who: 'member',
      body: () => {
        const currentPassword = membersPassword;
        membersPassword = fresh('correct horse staple');
        return { currentPassword, newPassword: membersPassword };
      },
    },
    'post /auth/oauthInitialize': { body: () => ({ provider: 'github', redirectUrl: '/rules' }) },
    'post /auth/oauthCallback': { body: () => returning('register') },
    'post /auth/completeOAuthRegistration': { body: () => offer() },
    'post /auth/checkUsername': { body: () => ({ username: fresh('free') }) },
    'post /reports/create': {
      who: 'hanako',
      body: async () => ({ ...(await rule()), reason: 'spam', description: '宣伝だけの内容です。' }),
    },
    'post /reports/list': { who: 'boss', body: report },
    'post /reports/get': { who: 'boss', body: report },
    'post /reports/updateStatus': { who: 'boss', body: report },
    'post /reports/stats': { who: 'boss' },
    'get /admin/moderators': { who: 'boss' },
    'post /admin/assignModerator': { who: 'boss', body: somebody },
    'post /admin/removeModerator': { who: 'boss', body: moderator },
    'get /auth/me': { who: 'taro' },
    'get /auth/sessions': { who: 'taro' },
    'post /auth/sessions/revoke': { who: 'hanako', body: async () => ({ sessionId: (await session())?.id }) },
    'get /auth/cli-tokens': { who: 'taro' },
    'post /auth/cli-tokens/revoke': {
      who: 'taro',
      body: async () => {
        await aCliToken(world.app, world.taro);
        const { body } = await world.app
          .http()
          .get('/api/auth/cli-tokens')
          .auth(world.taro.accessToken, { type: 'bearer' });
        return { tokenId: (body as { id: string }[])[0]?.id };
      },
    },
    'post /auth/device/authorize': { body: () => ({ clientId: 'cli', scope: 'read write' }) },
    'post /auth/device/token': { body: async () => pollOf(await aDevice(world.app)) },
    'post /auth/device/lookup': { who: 'taro', body: userCode },
    'post /auth/device/verify': { who: 'taro', body: userCode },
    'post /auth/device/deny': { who: 'taro', body: userCode },
    'post /users/getProfile': { who: 'taro', body: () => ({ username: 'hanako' }) },
    'get /users/{username}/profile': { body: () => ({ username: 'taro' }) },
    'get /users/me': { who: 'taro' },
    'post /users/updateProfile': { who: 'taro', body: () => ({ bio: fresh('bio'), website: '' }) },
    'post /users/uploadAvatar': { who: 'taro', body: upload },
    'post /users/searchByUsername': { who: 'taro', body: () => ({ username: 'ana' }) },
    'get /avatars/{userId}/{file}': {
      body: async () => {
        const { body } = await world.app
          .http()
          .post('/api/users/uploadAvatar')
          .auth(world.hanako.accessToken, { type: 'bearer' })
          .send(await upload());
        const [, userId, file] = (body as { avatarUrl: string }).avatarUrl.split('/');
        return { userId, file };
      },
    },
    'get /users/settings': { who: 'taro' },
    'post /users/updateSettings': { who: 'leaver', body: () => leaver({ username: fresh('renamed') }) },
    'post /users/deleteAccount': { who: 'leaver', body: () => leaver({ confirmation }) },
    'post /rules/getByPath': { body: async () => ({ path: (await aRule(world.app, world.taro)).path }) },
    'post /rules/get': { body: rule },
    'post /rules/create': { who: 'taro', body: () => ruleInput({ organizationId: world.acme.id }) },
    'post /rules/update': { who: 'taro', body: async () => ({ ...(await rule()), content: 'changed\n' }) },
    'post /rules/delete': { who: 'taro', body: rule },
    'post /rules/getContent': { body: rule },
    'post /rules/versions': { body: rule },
    'post /rules/getVersionHistory': { body: rule },
    'post /rules/getVersion': { body: async () => ({ ...(await rule()), version: '1.0.0' }) },
    'post /rules/related': { who: 'taro', body: () => rule({ organizationId: world.acme.id, tags: ['a'] }) },
    'post /rules/search': { who: 'taro', body: () => ({ query: 'rule' }) },
    'post /rules/list': {},
    'post /rules/listPublic': { who: 'taro' },
    'post /rules/star': { who: 'hanako', body: rule },
    'post /rules/like': { who: 'hanako', body: rule },
    'post /rules/unstar': { who: 'taro', body: () => changed('star', {}) },
    'post /rules/unlike': { who: 'taro', body: () => changed('star', {}) },
    'post /rules/starred': { who: 'taro' },
    'post /rules/view': { body: rule },
    'post /rules/debug': { who: 'taro' },
    'post /rules/yank': {
      who: 'taro',
      body: async () => ({ ...(await rule()), version: '1.0.0', reason: 'bad' }),
    },
    'post /rules/unyank': { who: 'taro', body: () => changed('yank', { version: '1.0.0', reason: 'bad' }) },
    'post /rules/deprecate': { who: 'taro', body: async () => ({ ...(await rule()), message: 'old' }) },
    'post /rules/undeprecate': { who: 'taro', body: () => changed('deprecate', { message: 'old' }) },
    'get /rules/@{owner}/{name}': { who: 'taro', body: address },
    'get /rules/@{owner}/{name}/versions': { body: address },
    'get /rules/@{owner}/{name}/versions/{version}': { body: address },
    'get /rules/@{owner}/{name}/raw': { body: address },
    'get /rules/@{owner}/{name}/versions/{version}/raw': { body: address },
    ...organizations.successes,
  };

  const noVersion = { version: '9.9.9', reason: 'bad' };
  const someText = { content: 'x', message: 'x', version: '1.0.0', reason: 'x' };
  const namedTwice = async () => {
    const name = fresh('twice');
    await aRule(world.app, world.taro, { name });
    await aRule(world.app, world.hanako, { name });
    return { path: name };
  };
  const notFound: Example = { who: 'taro', body: () => ({ ...missing, ...someText }) };

  /** An example of a condition, for every call with it or for `call condition` only. */
  const refusals: Readonly<Record<string, Example>> = {
    oauth_bad_redirect: { body: () => ({ provider: 'github', redirectUrl: '//evil.example' }) },
    oauth_invalid_state: { body: () => ({ provider: 'github', code: 'code', state: 'state' }) },
    oauth_invalid_code: { body: async () => ({ ...(await returning('login')), code: 'wrong' }) },
    oauth_no_email: { body: () => returning('login', { verified: false }) },
    oauth_not_registered: { body: () => returning('login') },
    oauth_account_in_use: { body: inUse },
    oauth_provider_failed: { body: failing },
    oauth_temp_token_invalid: { body: () => ({ tempToken: 'unknown', username: 'octocat' }) },
    'post /auth/completeOAuthRegistration username_taken': {
      body: async () => ({ ...(await offer()), username: 'hanako' }),
    },
    'post /auth/completeOAuthRegistration email_taken': {
      body: async () => {
        const email = `${fresh('quick')}@example.jp`;
        const signUp = await offer({ email });
        await aRegistration(world.app, { ...account(), email });
        return signUp;
      },
    },
    rule_not_found: notFound,
    'post /rules/getByPath rule_not_found': { body: () => ({ path: '@taro/nothing' }) },
    'get /rules/@{owner}/{name} rule_not_found': { body: () => lost },
    'get /rules/@{owner}/{name}/versions rule_not_found': { body: () => lost },
    'get /rules/@{owner}/{name}/raw rule_not_found': { body: () => lost },
    'get /rules/@{owner}/{name}/versions/{version} rule_not_found': { body: () => lost },
    'get /rules/@{owner}/{name}/versions/{version}/raw rule_not_found': { body: () => lost },
    version_not_found: { who: 'taro', body: async () => ({ ...(await rule()), ...noVersion }) },
    'get /rules/@{owner}/{name}/versions/{version} version_not_found': {
      body: async () => ({ ...(await address()), ...noVersion }),
    },
    'get /rules/@{owner}/{name}/versions/{version}/raw version_not_found': {
      body: async () => ({ ...(await address()), ...noVersion }),
    },
    rule_path_invalid: { body: () => ({ path: 'not a path' }) },
    rule_path_ambiguous: { body: namedTwice },
    rule_create_forbidden: { who: 'hanako', body: () => ruleInput({ organizationId: world.acme.id }) },
    rule_update_forbidden: { who: 'hanako', body: async () => ({ ...(await rule()), ...someText }) },
    rule_manage_forbidden: {
      who: 'member',
      body: async () => ({ ...(await rule({ organizationId: world.acme.id })), name: fresh('renamed') }),
    },
    rule_move_forbidden: {
      who: 'hanako',
      body: async () => ({ id: (await aRule(world.app, world.hanako)).id, organizationId: world.acme.id }),
    },
    rule_delete_forbidden: { who: 'hanako', body: rule },
    'post /rules/create org_not_found': { who: 'taro', body: () => ruleInput({ organizationId: 'nobody' }) },
    'post /rules/update org_not_found': {
      who: 'taro',
      body: async () => ({ ...(await rule()), organizationId: 'nobody' }),
    },
    'post /rules/create rule_name_taken': {
      who: 'taro',
      body: async () => ruleInput({ name: (await aRule(world.app, world.taro)).name }),
    },
    'post /rules/update rule_name_taken': {
      who: 'taro',
      body: async () => ({ ...(await rule()), name: (await aRule(world.app, world.taro)).name }),
    },
    version_conflict: { who: 'taro', body: async () => ({ ...(await rule()), expectedVersion: '9.9.9' }) },
    star_login_required: { body: hidden },
    already_starred: { who: 'taro', body: () => changed('star', {}) },
    star_not_found: { who: 'taro', body: rule },
    already_yanked: { who: 'taro', body: () => changed('yank', { version: '1.0.0', reason: 'bad' }) },
    not_yanked: { who: 'taro', body: async () => ({ ...(await rule()), version: '1.0.0' }) },
    not_deprecated: { who: 'taro', body: rule },
    username_taken: { body: () => ({ ...account(), username: 'TARO' }) },
    email_taken: { body: () => ({ ...account(), email: world.taro.email.toUpperCase() }) },
    invalid_credentials: { body: () => ({ email: world.taro.email, password: 'wrong horse battery' }) },
    email_not_verified: {
      body: async () => {
        const person = account();
        await aRegistration(world.app, person);
        return { email: person.email, password: person.password };
      },
    },
    invalid_token: { body: () => ({ refreshToken: 'nothing' }) },
    'post /users/changePassword password_incorrect': {
      who: 'hanako',
      body: () => ({ currentPassword: 'wrong horse', newPassword: 'correct horse staple' }),
    },
    'post /users/changePassword no_password': {
      who: 'member',
      body: async () => {
        await world.app.database.rows(
          "delete from credentials using owners where id = user_id and name = 'member'",
        );
        return { currentPassword: 'correct horse', newPassword: 'correct horse staple' };
      },
    },
    invalid_reset_token: { body: () => ({ token: 'nothing', newPassword: 'correct horse staple' }) },
    invalid_verification_token: { body: () => ({ token: 'nothing' }) },
    'post /users/getProfile user_not_found': { who: 'taro', body: () => ({ username: 'nobody' }) },
    'get /users/{username}/profile user_not_found': { body: () => ({ username: 'nobody' }) },
    avatar_too_large: {
      who: 'taro',
      body: () => ({ image: Buffer.alloc(LIMITS.avatar.maxBytes + 1).toString('base64'), filename: 'a.png' }),
    },
    avatar_format: { who: 'taro', body: async () => ({ ...(await upload()), filename: 'me.svg' }) },
    avatar_unreadable: { who: 'taro', body: () => ({ image: 'not base64', filename: 'me.png' }) },
    avatar_not_found: { body: () => ({ userId: world.taro.id, file: 'nothing.webp' }) },
    password_required: { who: 'taro', body: () => ({ username: fresh('renamed') }) },
    no_password: { who: 'leaver', body: () => withoutPassword({ newPassword: 'another long secret' }) },
    identity_taken: { who: 'leaver', body: () => leaver({ username: 'hanako' }) },
    sole_owner: { who: 'taro', body: () => ({ password: world.taro.password, confirmation }) },
    'post /users/updateSettings password_incorrect': {
      who: 'leaver',
      body: () => leaver({ username: fresh('renamed'), currentPassword: 'wrong horse' }),
    },
    'post /users/deleteAccount password_incorrect': {
      who: 'leaver',
      body: () => leaver({ password: 'wrong horse', confirmation }),
    },
    'post /users/updateSettings recent_login_required': {
      who: 'leaver',
      body: () => signedInLongAgo({ username: fresh('renamed') }),
    },
    'post /users/deleteAccount recent_login_required': {
      who: 'leaver',
      body: () => signedInLongAgo({ password: '', confirmation }),
    },
    session_not_found: { who: 'taro', body: () => ({ sessionId: uuid() }) },
    device_invalid_code: { who: 'taro', body: () => ({ userCode: 'BBBB-BBBB' }) },
    device_expired: {
      who: 'taro',
      body: async () => {
        const { userCode } = await aDevice(world.app);
        await world.app.database.rows(
          `update device_requests set expires_at = created_at where state = 'pending'`,
        );
        return { userCode };
      },
    },
    device_decided: {
      who: 'taro',
      body: async () => {
        const device = await aDevice(world.app);
        await approve(world.app, world.taro, device).expect(200);
        return { userCode: device.userCode };
      },
    },
    'post /reports/create rule_not_found': { who: 'hanako', body: () => ({ ...missing, reason: 'spam' }) },
    already_reported: {
      who: 'hanako',
      body: async () => {
        const { id } = await rule();
        await aReport(world.app, world.hanako, String(id));
        return { ruleId: id, reason: 'spam' };
      },
    },
    report_not_found: { who: 'boss', body: () => ({ ...missing, status: 'rejected' }) },
    admin_only: { who: 'taro', body: async () => ({ ...(await report()), ...(await somebody()) }) },
    admin_fixed: { who: 'boss', body: () => ({ userId: world.boss.id }) },
    not_moderator: { who: 'boss', body: somebody },
    'post /admin/assignModerator user_not_found': { who: 'boss', body: () => ({ userId: uuid() }) },
    'post /admin/removeModerator user_not_found': { who: 'boss', body: () => ({ userId: uuid() }) },
    token_not_found: { who: 'taro', body: () => ({ tokenId: uuid() }) },
    ...organizations.refusals,
  };

  return { successes, refusals, missing, lost, someText };
}
