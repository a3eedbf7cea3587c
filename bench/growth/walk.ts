import { randomBytes } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import type { BenchDatabase } from '../database';
import { startKimari } from '../http/kimari-process';
import { rounded, type Row } from '../report';
import type { Known } from './people';

/** Requests for each address: the first fills caches and keeps plans. */
const ROUNDS = 3;
/** Statements that are printed, and how much of each. */
const SHOWN = 10;
const SHOWN_CHARACTERS = 110;

type Surface = { readonly path: string; readonly body?: object };

/** Every public surface whose work depends on how much there is. */
function surfaces({ owner, organization, path: rule }: Known): readonly Surface[] {
  const post = (name: string, body: object): Surface => ({ path: `/api/${name}`, body });
  const graphql = (query: string): Surface => ({ path: '/graphql', body: { query } });
  const pages = [
    '',
    'rules',
    'rules?sort=stars',
    'rules?view=grid&page=500',
    'rules?tag=tag-1',
    `user/${owner}`,
    `org/${organization}`,
  ];
  const lists = ['stars', 'views', 'downloads', 'updated', 'created', 'name'].map((sortBy) =>
    post('rules/search', { sortBy, limit: 100, offset: 9_900 }),
  );
  return [
    ...[
      ...pages,
      'user/person-1',
      'user/person-1?tab=stars',
      `rules/${rule}`,
      `rules/${rule}/stargazers`,
    ].map((at) => ({
      path: `/${at}`,
    })),
    ...[
      'sitemap.xml',
      'sitemaps/rules-1.xml',
      'sitemaps/owners-1.xml',
      'feeds/rules.atom',
      `feeds/@${owner}.atom`,
    ].map((at) => ({
      path: `/${at}`,
    })),
    ...['feeds/tags/tag-1.atom', `badges/${rule}.svg`, `api/rules/${rule}`].map((at) => ({ path: `/${at}` })),
    ...lists,
    post('rules/search', { author: owner, limit: 100 }),
    post('rules/search', { tags: ['tag-1', 'tag-2'], tagMode: 'all', limit: 100 }),
    post('rules/getByPath', { path: rule }),
    post('auth/checkUsername', { username: 'somebody' }),
    graphql('{ tags(first: 100) { tag count } latestRules(first: 20) { id } }'),
    graphql(
      '{ rules(first: 20) { totalCount facets { types { type count } tags { nodes { tag count } } } } }',
    ),
    graphql(`{ rule(path: "${rule}") { related(first: 5) { id } stargazers(first: 100) { totalCount } } }`),
    graphql(`{ user(username: "${owner}") { stats { publicRulesCount totalStars } } }`),
    graphql('{ user(username: "person-1") { starredRules(first: 20, query: "rule") { totalCount } } }'),
  ];
}

/** Visits every surface of the built server, and returns the statements that took longest at their slowest. */
export async function walk(
  database: BenchDatabase,
  known: Known,
): Promise<{
  readonly statements: readonly Row[];
  readonly requests: readonly Row[];
}> {
  const { dataDir, url } = database;
  const logFile = path.join(dataDir, 'postgres', 'server.log');
  await database.query('alter system set log_min_duration_statement = 0');
  await database.query(`alter system set log_parameter_max_length = 0`);
  await database.query('select pg_reload_conf()');
  const kimari = await startKimari({
    DATABASE_URL: url,
    JWT_SECRET: randomBytes(32).toString('hex'),
    DATA_DIR: path.join(dataDir, 'server'),
    RESPONSE_CACHE: 'off',
  });
  const begin = (await stat(logFile)).size;
  const requests: Row[] = [];
  for (const surface of surfaces(known)) requests.push(await visit(kimari.origin, surface));
  await kimari.stop();
  await database.query('alter system reset log_min_duration_statement');
  await database.query('select pg_reload_conf()');
  const log = (await readFile(logFile)).subarray(begin).toString('utf8');
  return {
    statements: slowest(log),
    requests: requests.toSorted((left, right) => Number(right.ms) - Number(left.ms)).slice(0, SHOWN),
  };
}

async function visit(origin: string, { path: at, body }: Surface): Promise<Row> {
  let fastest = Infinity;
  let status = 0;
  for (let round = 0; round < ROUNDS; round++) {
    const start = performance.now();
    const answer = await fetch(`${origin}${at}`, {
      ...(body && {
        method: 'POST',
        body: JSON.stringify(body),
        headers: { 'Content-Type': 'application/json' },
      }),
    });
    await answer.arrayBuffer();
    fastest = Math.min(fastest, performance.now() - start);
    ({ status } = answer);
  }
  return {
    request: `${at} ${body ? JSON.stringify(body) : ''}`.slice(0, SHOWN_CHARACTERS),
    status,
    ms: rounded(fastest),
  };
}

/** Of each statement that PostgreSQL has logged, how often it ran and how long. */
function slowest(log: string): readonly Row[] {
  const found = new Map<string, number[]>();
  for (const [, milliseconds = '', text = ''] of log.matchAll(
    /duration: ([\d.]+) ms  (?:execute|statement) ?[^:\n]*: ([\s\S]*?)(?=\n\d{4}-\d\d-\d\d |$)/g,
  )) {
    const statement = text.replace(/\s+/g, ' ').trim();
    found.set(statement, [...(found.get(statement) ?? []), Number(milliseconds)]);
  }
  return [...found]
    .map(([statement, times]) => ({
      'slowest ms': rounded(Math.max(...times)),
      'fastest ms': rounded(Math.min(...times)),
      times: times.length,
      statement: statement.slice(0, SHOWN_CHARACTERS),
    }))
    .toSorted((left, right) => right['slowest ms'] - left['slowest ms'])
    .slice(0, SHOWN);
}
