/** The floors: who may import whom. Every rule's comment says what it keeps true. */

const SPEC = '\\.(spec|browser)\\.tsx?$';

/** A file's role in its name says on which floor of its module it stands; a file without one is plain types and functions. */
const roles = (...names) => `\\.(${names.join('|')})\\.ts$`;
const PLAIN = '/[a-z0-9-]+\\.ts$';
const FRONT_DOOR = '^server/modules/[^/]+/index\\.ts$';
const VALUES = roles('entity', 'view', 'inputs', 'body', 'errors', 'result', 'row', 'types', 'purge-steps');
const FLOOR_2 = roles('repository', 'mapper', 'worker');
const FLOOR_3 = roles('service', 'loaders', 'mail', 'task', 'strategy');
const FLOOR_4 = roles('controller', 'resolver', 'pipe', 'providers', 'module');

/** The order of the modules: each may import the ones listed, through their index.ts. */
const MODULE_ORDER = {
  users: [],
  versions: [],
  'command-line': [],
  rendering: [],
  auth: ['users'],
  device: ['users', 'auth'],
  organizations: ['users', 'auth'],
  rules: ['users', 'organizations', 'versions'],
  moderation: ['users', 'auth', 'organizations', 'versions', 'rules'],
  profiles: ['users', 'organizations', 'auth', 'rules'],
  live: ['auth', 'rules'],
  sharing: ['users', 'organizations', 'versions', 'rules'],
  accounts: ['users', 'organizations', 'auth', 'device', 'rules'],
  administration: ['users', 'auth', 'device', 'organizations', 'versions', 'rules', 'accounts'],
};

/** The rooms of the large modules: each may import what the rooms share, and the rooms listed. */
const ROOM_ORDER = {
  users: { avatars: [], editing: [], search: [] },
  auth: {
    notices: [],
    events: ['sessions'],
    tokens: ['notices'],
    sessions: ['tokens', 'notices'],
    credentials: ['sessions'],
    'second-factor': ['credentials', 'sessions', 'notices'],
    'sign-in': ['second-factor', 'sessions', 'notices', 'events'],
    password: ['tokens', 'sessions', 'credentials', 'sign-in', 'notices'],
    'email-change': ['credentials', 'notices'],
    verification: ['sessions', 'email-change', 'notices'],
    registration: ['credentials', 'verification'],
    recovery: ['tokens', 'sessions', 'credentials', 'notices'],
    strength: ['sessions', 'credentials', 'recovery'],
    operator: ['tokens', 'sessions', 'credentials', 'second-factor', 'notices'],
    social: ['tokens', 'credentials', 'sessions', 'sign-in', 'notices'],
    bearer: ['tokens', 'sessions'],
  },
  organizations: {
    membership: [],
    invitations: ['membership'],
    editing: ['invitations', 'membership'],
  },
  rules: {
    lists: ['reading'],
    usage: [],
    reading: ['usage'],
    publishing: ['lists', 'lifecycle'],
    lifecycle: ['lists', 'usage'],
    organization: ['lists', 'lifecycle'],
    diff: [],
  },
  sharing: { badges: [], cards: [], feeds: [], site: [] },
  moderation: {
    mails: [],
    reports: ['mails'],
    cases: ['mails', 'reports'],
    answers: [],
    moderators: [],
    names: ['mails'],
  },
  administration: { people: [], organizations: ['people'], mails: [], audit: [], state: [], findings: [] },
};

/** The rooms of the command line, each of which may import those below it. The files beside them are its way in. */
const CLI_ORDER = [
  'commands',
  'cost',
  'install',
  'publish',
  'run',
  'account',
  'project',
  'registry',
  'terminal',
  'lib',
  'texts',
];
/** The floors of the search, each of which may import those below it. The files beside them are what all of them share. */
const SEARCH_ORDER = ['answer', 'rank', 'index', 'query', 'lexicon', 'text'];
const SEARCH_SHARED = '^server/search/(mechanisms|weights|search\\.types)\\.ts$';
/** Beside the rooms, and at the bottom: how a command fails. */
const CLI_BOTTOM = '^cli/src/(failure|exit-codes)\\.ts$';

/** Bundled into dist/cli/tokens.cjs with the tables of its tokeniser. */
const TOKENS = '^common/context-cost/count-tokens\\.ts$';

const forbid = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to });

const moduleOrder = Object.entries(MODULE_ORDER).map(([name, allowed]) =>
  forbid(
    `module-order-${name}`,
    `${name} stands on ${allowed.join(', ') || 'no other module'}`,
    { path: `^server/modules/${name}/`, pathNot: SPEC },
    { path: '^server/modules/', pathNot: `^server/modules/(${[name, ...allowed].join('|')})/` },
  ),
);

const roomOrder = Object.entries(ROOM_ORDER).flatMap(([module, rooms]) =>
  Object.entries(rooms).map(([name, allowed]) =>
    forbid(
      `room-order-${module}-${name}`,
      `${module}/${name} stands on ${allowed.join(', ') || 'no other room'}`,
      { path: `^server/modules/${module}/${name}/`, pathNot: SPEC },
      {
        path: `^server/modules/${module}/[^/]+/`,
        pathNot: `^server/modules/${module}/(${[name, ...allowed].join('|')})/`,
      },
    ),
  ),
);

const cliOrder = CLI_ORDER.map((name, place) =>
  forbid(
    `cli-order-${name}`,
    `${name} of the command line stands on ${CLI_ORDER.slice(place + 1).join(', ') || 'no other room'}`,
    { path: `^cli/src/${name}/`, pathNot: SPEC },
    {
      path: '^cli/src/',
      pathNot: [`^cli/src/(${CLI_ORDER.slice(place).join('|')})/`, CLI_BOTTOM],
    },
  ),
);

const searchOrder = SEARCH_ORDER.map((name, place) =>
  forbid(
    `search-order-${name}`,
    `${name} of the search stands on ${SEARCH_ORDER.slice(place + 1).join(', ') || 'no other floor'}`,
    { path: `^server/search/${name}/`, pathNot: SPEC },
    {
      path: '^server/search/',
      pathNot: [`^server/search/(${SEARCH_ORDER.slice(place).join('|')})/`, SEARCH_SHARED],
    },
  ),
);

/** A floor of a module must not reach the floors above it. */
const upward = (name, from, ...above) =>
  forbid(
    `upward-from-${name}`,
    `${name}: imports go down or sideways, never up`,
    { path: `^server/modules/.*${from}`, pathNot: `${FRONT_DOOR}|${SPEC}` },
    { path: above.map((floor) => `^server/modules/.*${floor}`) },
  );

module.exports = {
  forbidden: [
    forbid('no-circular', 'A cycle means that a module is missing', {}, { circular: true }),
    forbid('no-unresolved', 'What cannot be found cannot be checked', {}, { couldNotResolve: true }),
    forbid(
      'common-imports-nothing',
      'Words and limits stand alone; front matter is YAML, and one file counts tokens',
      { path: '^common/', pathNot: [SPEC, TOKENS] },
      { pathNot: '^common/|(^|/)node_modules/yaml/' },
    ),
    forbid(
      'access-is-pure',
      'Policies know words and facts only',
      { path: '^server/access/', pathNot: SPEC },
      { pathNot: '^(server/access|common)/' },
    ),
    forbid(
      'kernel-knows-no-module',
      'What the kernel needs from modules it declares as a port',
      { path: '^server/kernel/', pathNot: SPEC },
      { path: '^server/', pathNot: '^server/(kernel|access)/' },
    ),
    forbid(
      'sql-in-repositories',
      'Services see Transactions; repositories alone send statements',
      { path: '^server/', pathNot: `^server/kernel/database/|\\.repository\\.ts$|${SPEC}` },
      {
        path: '^server/kernel/database/(database|open-transaction|postgres-pool|reserved-pool|single-client)\\.ts$',
      },
    ),
    forbid(
      'background-connection-for-jobs',
      'Background work is a job, so that it runs in one process, stops with it and is noted',
      { path: '^server/', pathNot: `^server/kernel/(database|jobs)/|\\.repository\\.ts$|${SPEC}` },
      { path: '^server/kernel/database/background-connection\\.ts$' },
    ),
    forbid(
      'every-file-on-a-floor',
      'A role that no floor knows: take one of the list, or add it to its floor',
      {
        path: '^server/modules/',
        pathNot: [PLAIN, VALUES, FLOOR_2, FLOOR_3, FLOOR_4, SPEC],
      },
      {},
    ),
    forbid(
      'plain-is-plain',
      'What Nest makes or injects has a role in its name',
      { path: `^server/modules/.*${PLAIN}`, pathNot: FRONT_DOOR },
      { path: 'node_modules/@nestjs/common/', dependencyTypesNot: ['type-only'] },
    ),
    upward('plain', PLAIN, FLOOR_2, FLOOR_3, FLOOR_4),
    upward('values', VALUES, FLOOR_2, FLOOR_3, FLOOR_4),
    upward('repositories', FLOOR_2, FLOOR_3, FLOOR_4),
    upward('services', FLOOR_3, FLOOR_4),
    forbid(
      'modules-below-the-application',
      'The application lists the modules, never the other way round',
      { path: '^server/modules/', pathNot: SPEC },
      { path: '^server/(web-host/|[^/]+\\.ts$)' },
    ),
    forbid(
      'through-the-front-door',
      'Another module is reached through its index.ts',
      { path: '^server/modules/([^/]+)/', pathNot: SPEC },
      { path: '^server/modules/', pathNot: '^server/modules/($1/|[^/]+/index\\.ts$)' },
    ),
    forbid(
      'no-repository-at-the-front-door',
      'Other modules go through services',
      { path: '^server/(modules/[^/]+|search)/index\\.ts$' },
      { path: '\\.repository\\.ts$', dependencyTypesNot: ['type-only'] },
    ),
    forbid(
      'front-door-for-all',
      'Whoever stands above the modules comes in through their index.ts too',
      { path: '^server/(?!modules/)', pathNot: SPEC },
      { path: '^server/modules/', pathNot: FRONT_DOOR },
    ),
    forbid(
      'rooms-stand-on-their-module',
      'What the rooms of a module share knows no room',
      { path: '^server/modules/([^/]+)/[^/]+\\.ts$', pathNot: [roles('module'), FRONT_DOOR, SPEC] },
      { path: '^server/modules/$1/[^/]+/' },
    ),
    ...searchOrder,
    forbid(
      'search-floors-are-listed',
      'A floor that no order knows: add it to SEARCH_ORDER',
      { path: '^server/search/[^/]+/', pathNot: `^server/search/(${SEARCH_ORDER.join('|')})/` },
      {},
    ),
    forbid(
      'search-below-the-modules',
      'Rules, owners and lists stand on the search, which knows only rows of the database',
      { path: '^server/search/', pathNot: SPEC },
      { path: '^server/', pathNot: '^server/(search|kernel|access)/' },
    ),
    forbid(
      'search-through-its-front-door',
      'The rest of the server reaches the search through its index.ts',
      { path: '^server/(?!search/)', pathNot: SPEC },
      { path: '^server/search/', pathNot: '^server/search/index\\.ts$' },
    ),
    ...moduleOrder,
    ...roomOrder,
    forbid('server-not-web', 'Pages are reached as a built file', { path: '^server/' }, { path: '^web/' }),
    forbid(
      'web-not-server',
      'The web knows the server as a port',
      { path: '^web/' },
      { path: '^server/|node_modules/typeorm/' },
    ),
    forbid(
      'cli-only-common',
      'The CLI is a client',
      { path: '^cli/', pathNot: SPEC },
      { path: '^(server|web|migrations|demo|test)/' },
    ),
    ...cliOrder,
    forbid(
      'cli-rooms-are-listed',
      'A room that no order knows: add it to CLI_ORDER',
      { path: '^cli/src/[^/]+/', pathNot: `^cli/src/(${CLI_ORDER.join('|')})/` },
      {},
    ),
    forbid(
      'import-below-demo',
      'The demo data is imported; an import knows of no demo',
      { path: '^server/import/' },
      { path: '^server/demo/' },
    ),
    forbid(
      'migrations-stand-alone',
      'A landed migration never changes with the code',
      { path: '^migrations/' },
      { path: '^(server|common|web)/' },
    ),
    forbid(
      'production-not-tests',
      'Nothing that ships needs the test ground',
      { path: '^(server|common|web/app|migrations|demo)/', pathNot: SPEC },
      { path: `^test/|${SPEC}` },
    ),
    forbid(
      'no-development-packages',
      'What ships is installed with --omit=dev; the drawing of cards and the counting of tokens are bundled with their libraries',
      {
        path: '^(server|common|migrations)/',
        pathNot: [SPEC, TOKENS, '^server/modules/sharing/cards/font-family'],
      },
      { dependencyTypes: ['npm-dev'], dependencyTypesNot: ['npm', 'type-only'] },
    ),
    forbid(
      'routes-on-top',
      'Nothing imports a route',
      { path: '^web/app/(?!routes/)', pathNot: SPEC },
      { path: '^web/app/routes/' },
    ),
    forbid(
      'features-apart',
      'A feature never imports another feature',
      { path: '^web/app/features/([^/]+)/' },
      { path: '^web/app/features/', pathNot: '^web/app/features/$1/' },
    ),
    forbid(
      'components-know-no-feature',
      'routes → features → components',
      { path: '^web/app/(components|graphql|api|session|i18n|content|lib)/' },
      { path: '^web/app/features/' },
    ),
    forbid(
      'primitives-know-no-business',
      'components/ui imports lib and the look-up of texts alone',
      { path: '^web/app/components/ui/' },
      { path: '^web/app/', pathNot: '^web/app/(components/ui|lib|i18n)/' },
    ),
    forbid(
      'lib-at-the-bottom',
      'lib knows nothing of the application',
      { path: '^web/app/lib/', pathNot: SPEC },
      { path: '^web/app/', pathNot: '^web/app/lib/' },
    ),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(dist|build|\\.cache|generated)/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: '.dependency-cruiser.tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
    },
  },
};
