import { readdirSync } from 'node:fs';
import path from 'node:path';
import { operatorPaths } from '../../web/app/lib/operator-paths';
import { paths } from '../../web/app/lib/paths';
import { signInPaths } from '../../web/app/lib/sign-in-paths';
import { settingsPaths } from '../../web/app/lib/settings-paths';
import type { RuleAddress } from './rows';
import { filters, searchTexts } from './searches';
import { type OrganizationRight, PERSONS, type RuleRight } from './who-may';
import type { World } from './world';

type PageGate = 'nothing' | 'session';

export type RulePageRow = {
  readonly about: 'rule';
  readonly gate: PageGate;
  readonly right: RuleRight;
  readonly path: (rule: RuleAddress) => string;
};

export type OrganizationPageRow = {
  readonly about: 'organization';
  readonly gate: PageGate;
  readonly right: OrganizationRight;
  readonly path: (name: string) => string;
};

/** Pages on which no word may stand that is not for their reader. */
export type OpenPageRow = { readonly about: 'anything'; readonly paths: (world: World) => readonly string[] };

export type PageRow = RulePageRow | OrganizationPageRow | OpenPageRow;

/** Pages search as the API does, which is asked for more. */
const PAGED_SEARCHES = 10;

const ofRule = (
  page: (owner: string, name: string) => string,
  more: Partial<RulePageRow> = {},
): RulePageRow => ({
  about: 'rule',
  gate: 'nothing',
  right: 'sees',
  path: ({ owner, name }) => page(owner, name),
  ...more,
});

const ofOrganization = (
  page: (name: string) => string,
  right: OrganizationRight,
  gate: PageGate = 'session',
): OrganizationPageRow => ({ about: 'organization', gate, right, path: page });

const open = (...addresses: readonly string[]): OpenPageRow => ({
  about: 'anything',
  paths: () => addresses,
});
const pages = (addresses: OpenPageRow['paths']): OpenPageRow => ({ about: 'anything', paths: addresses });

/** A row for every file in `web/app/routes`. */
export const PAGE_ROWS: Readonly<Record<string, PageRow | readonly PageRow[]>> = {
  '_default.rules.$handle.$name.tsx': [
    ofRule(paths.rule),
    ofRule((owner, name) => paths.ruleVersion(owner, name, '1.0.0')),
    ofRule(paths.ruleVersions),
    ofRule(paths.ruleLatestDiff),
    ofRule((owner, name) => paths.ruleDiff(owner, name, '1.0.0', '1.0.1')),
  ],
  'rules.$handle.$name.download.ts': ofRule((owner, name) => paths.ruleDownload(owner, name, '1.0.0')),
  'rules.$handle.$name.markdown.ts': ofRule((owner, name) => `${paths.rule(owner, name)}/markdown`),
  '_default.rules.$handle.$name_.edit.tsx': ofRule(paths.ruleEdit, { gate: 'session', right: 'edits' }),
  '_default.rules.$handle._index.tsx': pages(({ people, organization }) =>
    [people.creator.username, organization.name].map((name) => `/rules/@${name}`),
  ),
  '_default.$handle.tsx': pages(({ people, organization }) =>
    [people.creator.username, organization.name, 'the-leaver', 'lostworks'].map((name) => `/@${name}`),
  ),
  '_default.rules._index.tsx': pages((world) => [
    ...filters(world).map(({ tags, ...filter }) => paths.rules({ ...filter, tags: tags?.join(',') })),
    ...searchTexts(world)
      .slice(0, PAGED_SEARCHES)
      .map((q) => paths.rules({ q })),
  ]),
  '_default.rules.tags.tsx': pages((world) => [
    paths.ruleTags(),
    ...searchTexts(world)
      .slice(0, PAGED_SEARCHES)
      .map((q) => `${paths.ruleTags()}?q=${encodeURIComponent(q)}`),
  ]),
  'palette.ts': pages((world) => searchTexts(world).map((q) => paths.palette(q))),
  'rules.authors.ts': open(paths.ruleAuthors('the'), paths.ruleAuthors('zyq')),
  '_default._index.tsx': open(paths.home()),
  '_default.about.tsx': open(paths.about()),
  '_default.targets.tsx': open(paths.targets()),
  '_default.docs.api._index.tsx': open(paths.apiReference()),
  '_default.docs.api.$group.tsx': open(paths.apiReference('rules'), paths.apiReference('graphql')),
  'openapi[.]json.ts': open('/openapi.json'),
  'schema[.]graphql.ts': open('/schema.graphql'),
  '[_payload.json].ts': open('/_payload.json'),
  'about.[_payload.json].ts': open('/about/_payload.json'),
  'install.[_payload.json].ts': open('/install/_payload.json'),
  'privacy.[_payload.json].ts': open('/privacy/_payload.json'),
  'terms.[_payload.json].ts': open('/terms/_payload.json'),
  '_default.install.tsx': open(paths.install(), paths.install({ os: 'windows', with: 'bun' })),
  '_default.rules.trash.tsx': open(paths.trash()),
  '_default.debug.rules.tsx': open('/debug/rules'),
  '_default.testOrpc.tsx': open('/testOrpc'),
  '_default.loading-skelton-test.tsx': open('/loading-skelton-test'),
  '_default.user.$username.tsx': pages(({ people }) =>
    [...PERSONS.map((person) => people[person].username), 'the-leaver'].flatMap((name) => [
      paths.user(name),
      paths.user(name, { tab: 'starred' }),
    ]),
  ),
  '_default.org.$name.tsx': [
    ofOrganization(paths.organizationProfile, 'anyone', 'nothing'),
    open(paths.organizationProfile('lostworks')),
  ],
  '_default.organizations.$organization._index.tsx': ofOrganization(paths.organization, 'belongs'),
  '_default.organizations.$organization.members.tsx': ofOrganization(paths.organizationMembers, 'belongs'),
  '_default.organizations.$organization.invitations.tsx': ofOrganization(
    paths.organizationInvitations,
    'invites',
  ),
  '_default.organizations.$organization.settings.tsx': ofOrganization(paths.organizationSettings, 'belongs'),
  '_default.organizations.$organization.tsx': ofOrganization(paths.organization, 'belongs'),
  '_default.organizations._index.tsx': open(paths.organizations()),
  '_default.organizations.join.tsx': open(paths.organizationJoin(), '/organizations/join?token=guessed'),
  '_default.organizations.new.tsx': open(paths.organizationNew()),
  '_default.rules.new.tsx': open(paths.ruleNew()),
  'rules.preview.ts': open(paths.rulePreview()),
  '_default.$.tsx': open('/no-such-page', '/feed.xml', '/rules.atom', '/rules/debug'),
  '_default.tsx': open(paths.home()),

  '_default.auth.callback.$provider.tsx': open('/auth/callback/github'),
  '_default.auth.setup-username.tsx': open(signInPaths.setupUsername()),
  '_default.auth.start.tsx': open(signInPaths.socialStart()),
  '_default.device.tsx': open(signInPaths.device()),
  '_default.forgotPassword.tsx': open(signInPaths.forgotPassword()),
  '_default.login.tsx': open(paths.login()),
  '_default.login_.second-factor.tsx': open(signInPaths.secondFactor()),
  '_default.privacy.tsx': open(paths.privacy()),
  '_default.register.tsx': open(paths.register()),
  '_default.reset-password.tsx': open(signInPaths.resetPassword('guessed')),
  '_default.terms.tsx': open(paths.terms()),
  '_default.verify-email.tsx': open(signInPaths.verifyEmail('guessed')),
  'auth._index.tsx': open('/auth'),
  'auth.sign-in-first.ts': open('/auth/sign-in-first'),
  'forgot-password.ts': open('/forgot-password'),
  'logout.tsx': open(),
  'password-strength.ts': open(paths.passwordStrength()),
  'preferences.tsx': open(paths.preferences()),

  '_default.admin.tsx': open(operatorPaths.moderators()),
  '_default.admin_.audit.tsx': open(operatorPaths.audit()),
  '_default.admin_.confirm.tsx': open(operatorPaths.confirm('/')),
  '_default.moderation.names.tsx': open(operatorPaths.nameQueue()),
  '_default.settings.names.tsx': open(settingsPaths.names()),
  '_default.admin_.findings.tsx': open(operatorPaths.findings()),
  '_default.admin_.mail.tsx': open(operatorPaths.mails()),
  '_default.admin_.notice.tsx': open(operatorPaths.notice()),
  '_default.admin_.organizations.tsx': open(operatorPaths.organizations()),
  '_default.admin_.people._index.tsx': open(operatorPaths.people()),
  '_default.admin_.people.$id.tsx': open(operatorPaths.person('nobody')),
  '_default.admin_.state.tsx': open(operatorPaths.state()),
  '_default.moderation._index.tsx': open(paths.moderation()),
  '_default.moderation.$ruleId.tsx': pages(({ subjects }) =>
    subjects.map(({ id }) => operatorPaths.moderationCase(id)),
  ),
  // Only rules about which something was decided have it.
  '_default.rules.$handle.$name_.moderation.tsx': pages(({ subjects }) =>
    subjects.map(({ path: address }) => `/rules/${address}/moderation`),
  ),
  '_default.rules.$handle.$name_.stars.tsx': pages(({ subjects }) =>
    subjects.map(({ path: address }) => `/rules/${address}/stars`),
  ),
  '_default.rules.$handle.$name_.report.tsx': pages(({ subjects }) =>
    subjects.map(({ path: address }) => `/rules/${address}/report`),
  ),

  '_default.settings.tsx': open(paths.settings()),
  '_default.settings._index.tsx': open(paths.settings()),
  '_default.settings.account.tsx': open(settingsPaths.account()),
  '_default.settings.account_.delete.tsx': open(settingsPaths.accountDelete()),
  '_default.settings.notifications.tsx': open(settingsPaths.notifications()),
  '_default.settings.preferences.tsx': open(settingsPaths.preferences()),
  '_default.settings.security.tsx': open(settingsPaths.security()),
  '_default.settings.security_.events.tsx': open(settingsPaths.securityEvents()),
  '_default.settings.security_.providers.tsx': open(settingsPaths.providers()),
  '_default.settings.security_.two-factor._index.tsx': open(settingsPaths.twoFactor()),
  '_default.settings.security_.two-factor.app.tsx': open(settingsPaths.twoFactorApp()),
  '_default.settings.security_.two-factor.codes.tsx': open(settingsPaths.twoFactorCodes()),
  '_default.settings.security_.two-factor.off.tsx': open(settingsPaths.twoFactorOff()),
  'settings.security.tokens.ts': open(settingsPaths.securityTokens()),
};

/** The files of the routes. */
export function routeFiles(): readonly string[] {
  return readdirSync(path.resolve(__dirname, '../../web/app/routes')).sort();
}
