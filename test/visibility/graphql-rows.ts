import { v7 as uuid } from 'uuid';
import { selectionsOf } from './graphql-selections';
import { anything, final, type Input, lists, type Row, type RuleRow } from './rows';
import { filters, searchTexts } from './searches';
import { type Gate, type OrganizationRight, PERSONS, type RuleRight } from './who-may';
import type { World } from './world';

const NOBODY = uuid();

/** A mutation of a rule by its id. */
function rule(gate: Gate, right: RuleRight, field: string): RuleRow {
  return {
    about: 'rule',
    gate,
    right,
    input: ({ id }) => mutation(field.replace('$id', JSON.stringify(id))),
  };
}

function organization(
  gate: Gate,
  right: OrganizationRight,
  field: (id: string, world: World) => string,
): Row {
  return {
    about: 'organization',
    gate,
    right,
    input: (id, world) => mutation(field(JSON.stringify(id), world)),
  };
}

const mutation = (field: string): Input => ({ query: `mutation { ${field} }` });
const ask = (field: string): Input => ({ query: `{ ${field} }` });
const text = (value: unknown): string => JSON.stringify(value);

const RULE = '{ rule { id stars } }';
const ORGANIZATION = '{ organization { id } }';
/** What a search says besides. */
const SEARCHED = `{ edges { match { name { text } description { text } excerpt { line segments { text } } } }
  notice { correctedQuery droppedWords suggestion { query totalCount } }
  facets { visibilities { visibility count } tags(first: 1000) { totalCount nodes { tag count } } } }`;
const LISTED = '{ totalCount facets { types { type count } } nodes { path description excerpt tags } }';

/** The words of REST filters in GraphQL. */
function filterOf({ visibility, ...filter }: Input): string {
  const fields = Object.entries(filter).map(([name, value]) => `${name}: ${text(value)}`);
  if (typeof visibility === 'string') fields.push(`visibility: ${visibility.toUpperCase()}`);
  return `{ ${fields.join(', ')} }`;
}

/** All that can be asked about a rule. */
function wholeRule(): readonly RuleRow[] {
  return selectionsOf('Rule').map((selection) => ({
    about: 'rule',
    gate: 'nothing',
    right: 'sees',
    input: ({ id }) => ask(`rule(id: ${text(id)}) { ${selection} }`),
  }));
}

const byAddress: RuleRow = {
  about: 'rule',
  gate: 'nothing',
  right: 'sees',
  input: ({ owner, name }) => ask(`rule(path: "@${owner}/${name}") { id path }`),
};

/** A row for every field of `Query` and `Mutation` in `schema.graphql`. */
export const GRAPHQL_ROWS: Readonly<Record<string, Row | readonly Row[]>> = {
  rule: [...wholeRule(), byAddress],
  rules: lists((world) => [
    ...filters(world).map((filter) => ask(`rules(first: 100, filter: ${filterOf(filter)}) ${LISTED}`)),
    ...searchTexts(world).map((query) => ask(`rules(first: 50, query: ${text(query)}) ${LISTED}`)),
    ...searchTexts(world).map((query) => ask(`rules(first: 50, query: ${text(query)}) ${SEARCHED}`)),
    ...selectionsOf('RuleConnection').map((selection) => ask(`rules(first: 20) { ${selection} }`)),
  ]),
  latestRules: anything(ask('latestRules(first: 100) { path description excerpt tags }')),
  tags: anything(ask('tags(first: 100) { tag count }'), ask('tags(first: 100, prefix: "zyq") { tag count }')),
  organization: lists(({ organization: { id, name }, lost }) => [
    ...selectionsOf('Organization').flatMap((selection) => [
      ask(`organization(id: ${text(id)}) { ${selection} }`),
      ask(`organization(id: ${text(lost.id)}) { ${selection} }`),
    ]),
    ask(`organization(name: ${text(name)}) { id }`),
    ask(`organization(name: ${text(lost.name)}) { id }`),
  ]),
  user: lists(({ people }) =>
    [...PERSONS.map((person) => people[person].username), 'the-leaver'].flatMap((username) =>
      selectionsOf('User').map((selection) => ask(`user(username: ${text(username)}) { ${selection} }`)),
    ),
  ),
  users: anything(
    ask('users(usernamePrefix: "the", first: 50) { id username bio }'),
    ask('users(usernamePrefix: "zyq", first: 50) { id username bio }'),
  ),
  viewer: lists(() => selectionsOf('Viewer').map((selection) => ask(`viewer { ${selection} }`))),
  invitation: anything(ask('invitation(token: "guessed") { id email username }')),
  deviceRequest: anything(ask('deviceRequest(userCode: "BCDF-GHJK") { userCode }')),
  passwordResetLink: anything(ask('passwordResetLink(input: { token: "guessed" }) { email username }')),
  verificationLink: anything(ask('verificationLink(input: { token: "guessed" })')),
  signInProviders: anything(ask('signInProviders')),

  updateRule: [
    rule(
      'write',
      'edits',
      `updateRule(input: { id: $id, expectedVersion: "99.0.0", tags: ["other"] }) ${RULE}`,
    ),
    rule(
      'write',
      'manages',
      `updateRule(input: { id: $id, expectedVersion: "99.0.0", name: "other" }) ${RULE}`,
    ),
  ],
  deleteRule: final(rule('write', 'manages', 'deleteRule(id: $id) { success }')),
  restoreRule: final(rule('write', 'restores', `restoreRule(input: { id: $id }) ${RULE}`)),
  deprecateRule: final(rule('write', 'edits', `deprecateRule(id: $id, message: "Old.") ${RULE}`)),
  undeprecateRule: final(rule('write', 'edits', `undeprecateRule(id: $id) ${RULE}`)),
  yankVersion: final(rule('write', 'edits', `yankVersion(id: $id, version: "1.0.0", reason: "x") ${RULE}`)),
  unyankVersion: rule('write', 'edits', `unyankVersion(id: $id, version: "1.0.0") ${RULE}`),
  starRule: rule('write', 'sees', `starRule(id: $id) ${RULE}`),
  unstarRule: rule('write', 'sees', `unstarRule(id: $id) ${RULE}`),
  recordView: rule('nothing', 'sees', `recordView(id: $id) ${RULE}`),
  createRule: lists(({ organization: { id } }) => [
    mutation(
      `createRule(input: { name: "x", visibility: PRIVATE, tags: [], content: "", organizationId: ${text(id)} }) ${RULE}`,
    ),
  ]),

  createOrganization: anything(mutation(`createOrganization(input: { name: "acmeworks" }) ${ORGANIZATION}`)),
  updateOrganization: organization(
    'write',
    'owns',
    (id) => `updateOrganization(input: { id: ${id} }) ${ORGANIZATION}`,
  ),
  deleteOrganization: organization('session', 'owns', (id) => `deleteOrganization(id: ${id}) { success }`),
  inviteMember: organization(
    'write',
    'invites',
    (id, { people }) =>
      `inviteMember(organizationId: ${id}, emailOrUsername: ${text(people.member.username)}) { invitation { id } }`,
  ),
  changeMemberRole: organization(
    'session',
    'owns',
    (id) => `changeMemberRole(organizationId: ${id}, userId: "${NOBODY}", role: ADMIN) ${ORGANIZATION}`,
  ),
  transferOrganization: organization(
    'session',
    'owns',
    (id) => `transferOrganization(organizationId: ${id}, userId: "${NOBODY}") ${ORGANIZATION}`,
  ),
  removeMember: organization(
    'session',
    'owns',
    (id, { people }) => `removeMember(organizationId: ${id}, userId: "${people.owner.id}") ${ORGANIZATION}`,
  ),
  leaveOrganization: lists(({ lost }) => [
    mutation(`leaveOrganization(organizationId: "${lost.id}") { success }`),
  ]),
  revokeInvitation: anything(mutation(`revokeInvitation(id: "${NOBODY}") { success }`)),
  acceptInvitation: anything(mutation(`acceptInvitation(token: "guessed") ${ORGANIZATION}`)),
  acceptInvitationById: anything(mutation(`acceptInvitationById(id: "${NOBODY}") ${ORGANIZATION}`)),
  declineInvitation: anything(mutation(`declineInvitation(id: "${NOBODY}") { success }`)),

  ...moderation(),
  ...administration(),
  ...accountMutations(),
};

/** Reports and cases, which nobody in the world may read: none of them is a moderator. */
function moderation(): Readonly<Record<string, Row>> {
  const ofEveryRule = (input: (id: string) => Input): Row =>
    lists(({ subjects }) => subjects.map(({ id }) => input(text(id))));
  return {
    moderationCase: ofEveryRule((id) => ask(`moderationCase(ruleId: ${id}) { text { content } }`)),
    moderationCases: anything(ask('moderationCases { totalCount nodes { rule { path } } }')),
    moderationStats: anything(ask('moderationStats { open }')),
    moderators: anything(ask('moderators { __typename }')),
    report: anything(ask(`report(id: "${NOBODY}") { rule { path } }`)),
    reports: anything(ask('reports { totalCount nodes { rule { path } } }')),
    reportStats: anything(ask('reportStats { __typename }')),
    reportRule: ofEveryRule((id) => mutation(`reportRule(input: { ruleId: ${id}, reason: SPAM }) { id }`)),
    takeModerationCase: ofEveryRule((id) =>
      mutation(`takeModerationCase(input: { ruleId: ${id} }) { text { content } }`),
    ),
    nameRequests: anything(ask('nameRequests { open requests { name reason } }')),
    ownNameRequests: anything(ask('ownNameRequests { name }')),
    requestName: anything(mutation('requestName(input: { name: "quiet-river", reason: "Mine." }) { name }')),
    withdrawNameRequest: anything(mutation(`withdrawNameRequest(input: { id: "${NOBODY}" }) { name }`)),
    decideNameRequest: anything(
      mutation(`decideNameRequest(input: { id: "${NOBODY}", accept: true }) { requests { name } }`),
    ),
    recheckModerationCase: ofEveryRule((id) =>
      mutation(`recheckModerationCase(input: { ruleId: ${id} }) { text { content } }`),
    ),
    decideModerationCase: ofEveryRule((id) =>
      mutation(
        `decideModerationCase(input: { ruleId: ${id}, revision: 1, action: DISMISS }) { text { content } }`,
      ),
    ),
    updateReport: anything(
      mutation(`updateReport(input: { id: "${NOBODY}", status: REJECTED }) { success }`),
    ),
    answerDecision: anything(
      mutation(`answerDecision(input: { decisionId: "${NOBODY}", text: "Fine." }) { hidden }`),
    ),
    assignModerator: anything(mutation(`assignModerator(input: { userId: "${NOBODY}" }) { success }`)),
    removeModerator: anything(mutation(`removeModerator(input: { userId: "${NOBODY}" }) { success }`)),
  };
}

/** What administrators run, of whom the world has none: everybody gets the answer for what is not there. */
function administration(): Readonly<Record<string, Row>> {
  const user = `input: { userId: "${NOBODY}"`;
  return {
    administeredUsers: anything(ask('administeredUsers { totalCount nodes { email } }')),
    administeredUser: anything(ask(`administeredUser(id: "${NOBODY}") { email }`)),
    administeredOrganizations: anything(ask('administeredOrganizations { totalCount nodes { name } }')),
    administeredOrganization: anything(ask(`administeredOrganization(id: "${NOBODY}") { name }`)),
    queuedMails: anything(ask('queuedMails { totalCount nodes { recipient } }')),
    auditEvents: anything(ask('auditEvents { totalCount nodes { targetName details } }')),
    auditActions: anything(ask('auditActions')),
    findingStatistics: anything(ask('findingStatistics { codes { code } }')),
    siteNotice: anything(ask('siteNotice { text }')),
    administeredNotice: anything(ask('administeredNotice { textJa textEn }')),
    setSiteNotice: anything(mutation('setSiteNotice(input: { textEn: "x" }) { success }')),
    removeSiteNotice: anything(mutation('removeSiteNotice { success }')),
    installationState: anything(ask('installationState { database { version } }')),
    jobRuns: anything(ask('jobRuns { name }')),
    suspendUser: anything(mutation(`suspendUser(${user}, reason: "x" }) { success }`)),
    restoreUser: anything(mutation(`restoreUser(${user} }) { success }`)),
    deleteUser: anything(mutation(`deleteUser(${user} }) { success }`)),
    verifyUser: anything(mutation(`verifyUser(${user} }) { success }`)),
    resetSecondFactor: anything(mutation(`resetSecondFactor(${user} }) { success }`)),
    sendResetLink: anything(mutation(`sendResetLink(${user} }) { success }`)),
    appointOwner: anything(
      mutation(`appointOwner(input: { organizationId: "${NOBODY}", user: "${NOBODY}" }) { success }`),
    ),
    deleteAdministeredOrganization: anything(
      mutation(`deleteAdministeredOrganization(input: { organizationId: "${NOBODY}" }) { success }`),
    ),
    resendMail: anything(mutation(`resendMail(input: { id: "${NOBODY}" }) { success }`)),
    resendDeadMails: anything(mutation('resendDeadMails { count }')),
    dropMail: anything(mutation(`dropMail(input: { id: "${NOBODY}" }) { success }`)),
  };
}

/** Mutations of accounts and sessions. Each gets input that changes nothing. */
function accountMutations(): Readonly<Record<string, Row>> {
  const fields: Readonly<Record<string, string>> = {
    approveDevice: '(input: { userCode: "BCDF-GHJK" }) { success }',
    beginSecondFactor: '(input: {}) { secret }',
    cancelEmailChange: '{ success }',
    changePassword: '(input: { currentPassword: "", newPassword: "" }) { success }',
    checkUsername: '(input: { username: "the-leaver" }) { available reason }',
    completeOAuthRegistration: '(input: { tempToken: "guessed", username: "the-owner" }) { accessToken }',
    confirmIdentity: '(input: {}) { success }',
    completeSecondFactor: '(input: { challengeToken: "guessed", code: "123456" }) { accessToken }',
    confirmSecondFactor: '(input: { code: "123456" }) { recoveryCodes }',
    deleteAccount: '(input: { password: "", confirmation: DELETE }) { success }',
    deleteAvatar: '{ user { id } }',
    denyDevice: '(input: { userCode: "BCDF-GHJK" }) { success }',
    disableSecondFactor: '(input: {}) { success }',
    enableSecondFactor: '{ success }',
    linkProvider: '(input: { provider: GITHUB }) { authorizationUrl }',
    login: '(input: { email: "nobody@example.jp", password: "x" }) { __typename }',
    logout: '(input: { refreshToken: "guessed" }) { success }',
    oauthCallback: '(input: { provider: GITHUB, code: "x", state: "x" }) { __typename }',
    oauthInitialize: '(input: { provider: GITHUB }) { authorizationUrl }',
    passwordStrength: '(input: { password: "x" })',
    refreshSession: '(input: { refreshToken: "guessed" }) { accessToken }',
    register: '(input: { username: "the-owner", email: "nobody@example.jp", password: "x" }) { success }',
    renewRecoveryCodes: '(input: {}) { recoveryCodes }',
    resendEmailChange: '{ success }',
    resetPassword: '(input: { token: "guessed", newPassword: "x" }) { success }',
    revokeCliToken: `(input: { tokenId: "${NOBODY}" }) { success }`,
    revokeSession: `(input: { sessionId: "${NOBODY}" }) { success }`,
    // Everybody has one session.
    revokeOtherSessions: '{ success }',
    sendPasswordReset: '(input: { email: "nobody@example.jp" }) { success }',
    sendVerification: '(input: { email: "nobody@example.jp" }) { success }',
    unlinkProvider: '(input: { provider: GITHUB }) { success }',
    updatePreferences: '(input: {}) { success }',
    updateProfile: '(input: {}) { user { id } }',
    updateSettings: '(input: {}) { success }',
    uploadAvatar: '(input: { image: "", filename: "me.png" }) { avatarUrl }',
    verifyEmail: '(input: { token: "guessed" }) { success }',
  };
  return Object.fromEntries(
    Object.entries(fields).map(([name, rest]) => [name, anything(mutation(`${name}${rest}`))]),
  );
}
