import { REST_ROWS } from './rest-rows';
import { GRAPHQL_ROWS } from './graphql-rows';
import { bare } from './judge';
import { dataOf, requestOf } from './matrix';
import { PAGE_ROWS } from './page-rows';
import { sharedLists } from './sharing-rows';
import { type Ask, inParallel } from './site';
import type { World } from './world';

const CALLS = ['search', 'list', 'listPublic', 'starred', 'debug'].map((name) => `post /api/rules/${name}`);
const OPERATIONS = ['rules', 'tags', 'organization', 'user', 'users'];
const PAGES = [
  '_default._index.tsx',
  '_default.rules._index.tsx',
  '_default.user.$username.tsx',
  'palette.ts',
];

/** All lists, counts, searches and profiles, as a reader without any right asks for them. */
export function questionsOfOthers(world: World): readonly Ask[] {
  const apis = [
    ...CALLS.map((call) => [call, REST_ROWS[call]] as const),
    ...OPERATIONS.map((name) => ['GraphQL', GRAPHQL_ROWS[name]] as const),
  ].flatMap(([operation, rows = []]) =>
    [rows]
      .flat()
      .flatMap((row) =>
        row.about === 'anything' ? row.inputs(world).map((input) => requestOf(operation, input)) : [],
      ),
  );
  const pages = PAGES.map((file) => PAGE_ROWS[file] ?? []).flatMap((rows) =>
    [rows].flat().flatMap((row) => (row.about === 'anything' ? row.paths(world) : [])),
  );
  const readers = [null, world.people.stranger.session];
  return readers.flatMap((reader) => [
    ...apis.map((request) => ({ ...request, token: reader })),
    ...profilesOf(world).map((path) => ({ path, token: reader })),
    ...sharedLists(world).map((path) => ({ path, token: reader })),
    ...pages.map((path) => dataOf({ path, cookie: reader })),
  ]);
}

function profilesOf({ people, organization }: World): readonly string[] {
  return [
    `/api/organizations/${organization.id}`,
    `/api/organizations/${organization.name}/profile`,
    ...Object.values(people).map(({ username }) => `/api/users/${username}/profile`),
  ];
}

/** The answers, without what differs from request to request. */
export async function answersTo(world: World, questions: readonly Ask[]): Promise<readonly string[]> {
  return inParallel(questions, async (question) => bare(await world.site.ask(question)));
}
