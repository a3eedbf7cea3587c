import { readFileSync } from 'node:fs';
import path from 'node:path';
import {
  buildSchema,
  type GraphQLField,
  type GraphQLInputType,
  getNamedType,
  isEnumType,
  isInputObjectType,
  isLeafType,
  isListType,
  isNonNullType,
  isRequiredArgument,
  isRequiredInputField,
} from 'graphql';
import { createTestApp, type TestApp } from '../support/app';
import { as } from '../support/as';
import { aCliToken } from '../support/factories/cli-token';
import { anOrganization } from '../support/factories/organization';
import { aUser, type TestUser } from '../support/factories/user';
import { startProvider, type TestProvider } from '../support/oauth-provider';
import { type Call, calls } from './rest-contract';
import { restExamples, type World } from './rest-examples';

const CALLERS = [
  'nobody',
  'expired token',
  'revoked token',
  'ended session',
  'read token',
  'write token',
  'session',
] as const;
type Caller = (typeof CALLERS)[number];

/** What a call takes: nothing, a token with a scope, or the session of a person, who may have to be a moderator. */
type Demand = 'nothing' | 'read' | 'write' | 'session' | 'staff' | 'administrator';

/** The reason of the refusal of every caller who is not enough; all others get past the gate. */
const REFUSALS: Readonly<Record<Demand, Readonly<Partial<Record<Caller, string>>>>> = {
  nothing: {},
  read: everyUnknownCaller(),
  write: { ...everyUnknownCaller(), 'read token': 'insufficientScope' },
  session: { ...everyUnknownCaller(), 'read token': 'sessionRequired', 'write token': 'sessionRequired' },
  staff: {
    ...everyUnknownCaller(),
    'read token': 'sessionRequired',
    'write token': 'sessionRequired',
    session: 'staffOnly',
  },
  administrator: {
    ...everyUnknownCaller(),
    'read token': 'sessionRequired',
    'write token': 'sessionRequired',
    session: 'absent',
  },
};

function everyUnknownCaller() {
  return {
    nobody: 'signInRequired',
    'expired token': 'signInRequired',
    'revoked token': 'signInRequired',
    'ended session': 'signInRequired',
  };
}

/** What each GraphQL operation takes, for which the schema has no place. */
const OPERATIONS: Readonly<Record<string, Demand>> = {
  checkUsername: 'nothing',
  completeOAuthRegistration: 'nothing',
  completeSecondFactor: 'nothing',
  invitation: 'nothing',
  login: 'nothing',
  logout: 'nothing',
  oauthCallback: 'nothing',
  oauthInitialize: 'nothing',
  organization: 'nothing',
  passwordResetLink: 'nothing',
  passwordStrength: 'nothing',
  siteNotice: 'nothing',
  recordView: 'nothing',
  refreshSession: 'nothing',
  register: 'nothing',
  resetPassword: 'nothing',
  rule: 'nothing',
  latestRules: 'nothing',
  rules: 'nothing',
  sendPasswordReset: 'nothing',
  sendVerification: 'nothing',
  signInProviders: 'nothing',
  tags: 'nothing',
  user: 'nothing',
  verificationLink: 'nothing',
  verifyEmail: 'nothing',
  viewer: 'nothing',
  users: 'read',
  acceptInvitation: 'write',
  acceptInvitationById: 'write',
  createOrganization: 'write',
  createRule: 'write',
  declineInvitation: 'write',
  deleteAvatar: 'write',
  deleteRule: 'write',
  deprecateRule: 'write',
  inviteMember: 'write',
  leaveOrganization: 'write',
  reportRule: 'write',
  restoreRule: 'write',
  revokeInvitation: 'write',
  starRule: 'write',
  undeprecateRule: 'write',
  unstarRule: 'write',
  unyankVersion: 'write',
  updateOrganization: 'write',
  updateProfile: 'write',
  updateRule: 'write',
  uploadAvatar: 'write',
  yankVersion: 'write',
  // What takes an organization or its members away.
  changeMemberRole: 'session',
  deleteOrganization: 'session',
  removeMember: 'session',
  transferOrganization: 'session',
  approveDevice: 'session',
  beginSecondFactor: 'session',
  cancelEmailChange: 'session',
  changePassword: 'session',
  confirmSecondFactor: 'session',
  deleteAccount: 'session',
  denyDevice: 'session',
  deviceRequest: 'session',
  disableSecondFactor: 'session',
  enableSecondFactor: 'session',
  linkProvider: 'session',
  renewRecoveryCodes: 'session',
  resendEmailChange: 'session',
  revokeOtherSessions: 'session',
  revokeSession: 'session',
  unlinkProvider: 'session',
  updatePreferences: 'session',
  updateSettings: 'session',
  answerDecision: 'session',
  assignModerator: 'staff',
  decideModerationCase: 'staff',
  moderationCase: 'staff',
  moderationCases: 'staff',
  moderationStats: 'staff',
  moderators: 'staff',
  decideNameRequest: 'staff',
  nameRequests: 'staff',
  ownNameRequests: 'session',
  requestName: 'session',
  withdrawNameRequest: 'session',
  recheckModerationCase: 'staff',
  removeModerator: 'staff',
  report: 'staff',
  reports: 'staff',
  reportStats: 'staff',
  takeModerationCase: 'staff',
  updateReport: 'staff',
  administeredNotice: 'administrator',
  setSiteNotice: 'administrator',
  removeSiteNotice: 'administrator',
  administeredOrganization: 'administrator',
  administeredOrganizations: 'administrator',
  administeredUser: 'administrator',
  administeredUsers: 'administrator',
  auditActions: 'administrator',
  auditEvents: 'administrator',
  appointOwner: 'administrator',
  deleteAdministeredOrganization: 'administrator',
  deleteUser: 'administrator',
  dropMail: 'administrator',
  findingStatistics: 'administrator',
  installationState: 'administrator',
  jobRuns: 'administrator',
  queuedMails: 'administrator',
  resendDeadMails: 'administrator',
  resendMail: 'administrator',
  resetSecondFactor: 'administrator',
  restoreUser: 'administrator',
  sendResetLink: 'administrator',
  suspendUser: 'administrator',
  verifyUser: 'administrator',
  confirmIdentity: 'session',
  // Except `current`, with which a tool revokes itself.
  revokeCliToken: 'session',
};

/** Messages of the gate, by which REST refusals are told apart. */
const MESSAGES: Readonly<Record<string, string>> = {
  'Authentication required': 'signInRequired',
  'Login required to star': 'signInRequired',
  'This token does not have the "write" scope': 'insufficientScope',
  'A command-line token cannot be used for this. Please sign in.': 'sessionRequired',
  'Permission denied': 'staffOnly',
  'Not found': 'absent',
};

const demandOf = ({ operation }: Call): Demand => {
  const auth = operation['x-auth'];
  if (auth === 'none' || auth === 'optional') return 'nothing';
  if (auth === 'admin') return 'staff';
  return auth === 'session' ? 'session' : (operation['x-scope'] ?? 'read');
};

describe('access', () => {
  const world = {} as World;
  let app: TestApp;
  let provider: TestProvider;
  const tokens = new Map<Caller, string>();

  beforeAll(async () => {
    provider = await startProvider();
    app = await createTestApp({ ...provider.settings, ADMIN_EMAILS: 'boss@example.jp' });
    const boss = await aUser(app, { username: 'boss' });
    const taro = await aUser(app, { username: 'taro' });
    const hanako = await aUser(app, { username: 'hanako' });
    const member = await aUser(app, { username: 'member' });
    const acme = await anOrganization(app, { name: 'acme', owner: taro, members: [member] });
    Object.assign(world, { app, boss, taro, hanako, member, acme, provider });
    tokens.set('expired token', await expiredToken(taro));
    tokens.set('revoked token', await revokedToken(taro));
    tokens.set('ended session', await endedSession(taro));
    tokens.set('read token', await aCliToken(app, taro, ['read']));
    tokens.set('write token', await aCliToken(app, taro, ['write']));
    tokens.set('session', taro.accessToken);
  });
  afterAll(async () => {
    await app.close();
    await provider.close();
  });

  async function expiredToken(user: TestUser): Promise<string> {
    const token = await aCliToken(app, user);
    await app.database.rows("update cli_tokens set expires_at = now() - interval '1 second'");
    return token;
  }
  async function revokedToken(user: TestUser): Promise<string> {
    const token = await aCliToken(app, user);
    await as(app, token).post('/api/auth/cli-tokens/revoke', { tokenId: 'current' }).expect(200);
    return token;
  }
  async function endedSession({ email, password }: TestUser): Promise<string> {
    const { body } = await as(app, null).post('/api/auth/login', { email, password }).expect(200);
    await as(app, null).post('/api/auth/logout', { refreshToken: body.refreshToken }).expect(200);
    return body.accessToken;
  }
  const { successes } = restExamples(world);
  const tokenOf = (caller: Caller) => tokens.get(caller) ?? null;

  describe.each(calls.map((call) => [`${call.method} ${call.path}`, call] as const))('%s', (name, call) => {
    it.each(CALLERS)('is answered as the contract says: %s', async (caller) => {
      const body = (await successes[name]?.body?.()) ?? {};
      const address = `/api${call.path.replace(/\{(\w+)\}/g, (_, key: string) => String(body[key]))}`;
      const client = as(app, tokenOf(caller));
      const request = client[call.method](address, body);
      const answer = await request.set('Accept-Language', 'en');
      const refusal = MESSAGES[(answer.body as { message?: string }).message ?? ''];
      expect([answer.status, refusal]).toEqual([expect.any(Number), REFUSALS[demandOf(call)][caller]]);
      if (refusal !== undefined) expect(answer.status).toBe(refusal === 'signInRequired' ? 401 : 403);
    });
  });

  const schema = buildSchema(readFileSync(path.resolve(__dirname, '../../schema.graphql'), 'utf8'));
  const operations = [
    ...Object.values(schema.getQueryType()?.getFields() ?? {}).map((field) => ['query', field] as const),
    ...Object.values(schema.getMutationType()?.getFields() ?? {}).map(
      (field) => ['mutation', field] as const,
    ),
  ];

  it('is decided for every GraphQL operation', () => {
    expect(operations.map(([, { name }]) => name).sort()).toEqual(Object.keys(OPERATIONS).sort());
  });

  describe.each(operations.map(([kind, field]) => [field.name, documentOf(kind, field)] as const))(
    'GraphQL %s',
    (name, document) => {
      it.each(CALLERS)('is answered as decided: %s', async (caller) => {
        const { body } = await as(app, tokenOf(caller)).graphql(document).set('Accept-Language', 'en');
        const errors =
          (body as { errors?: { message: string; extensions: { code: string } }[] }).errors ?? [];
        expect(errors.map(({ extensions }) => extensions.code)).not.toContain('GRAPHQL_VALIDATION_FAILED');
        const refusals = errors.map(({ message }) => MESSAGES[message]);
        expect(refusals[0]).toBe(REFUSALS[OPERATIONS[name] ?? 'session'][caller]);
      });
    },
  );
});

/** An operation with required arguments only, whose values have the right types and mean nothing. */
function documentOf(kind: 'query' | 'mutation', field: GraphQLField<unknown, unknown>): string {
  const values = field.args.filter(isRequiredArgument).map(({ name, type }) => `${name}: ${literalOf(type)}`);
  const selection = isLeafType(getNamedType(field.type)) ? '' : ' { __typename }';
  return `${kind} { ${field.name}${values.length > 0 ? `(${values.join(', ')})` : ''}${selection} }`;
}

function literalOf(type: GraphQLInputType): string {
  if (isNonNullType(type)) return literalOf(type.ofType);
  if (isListType(type)) return '[]';
  if (isEnumType(type)) return type.getValues()[0]?.name ?? 'null';
  if (isInputObjectType(type)) {
    const fields = Object.values(type.getFields()).filter(isRequiredInputField);
    return `{ ${fields.map((each) => `${each.name}: ${literalOf(each.type)}`).join(', ')} }`;
  }
  return { Int: '1', Float: '1', Boolean: 'true' }[type.name] ?? '"nothing"';
}
