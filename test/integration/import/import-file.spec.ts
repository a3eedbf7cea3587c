import { existsSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { INestApplicationContext } from '@nestjs/common';
import pino from 'pino';
import { Database } from '../../../server/kernel/database/database';
import { Transactions } from '../../../server/kernel/database/transactions';
import { readEnv } from '../../../server/kernel/config/env';
import { type ImportCounts, importFile, ImportStopped } from '../../../server/import/import-file';
import { withImport } from '../../../server/import/import-program';
import { RuleImporter } from '../../../server/import/rule-importer';
import { KnownTerms } from '../../../server/search/index/known-terms';
import { createTestDatabase, type TestDatabase } from '../../support/database';
import { watchReads, type WatchedReads } from '../../support/watched-reads';

const CORPUS = resolve(__dirname, '../../../../shared/corpus');
let database: TestDatabase;
let dataDir: string;
/** Of one program for the whole file, which closes them when it ends. */
let services: INestApplicationContext;
let end: () => void;
let ended: Promise<void>;
let reads: WatchedReads;
let folder: string;
let said: string[];

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kimari-import-'));
  said = [];
  jest.spyOn(process.stderr, 'write').mockImplementation((text) => {
    said.push(String(text).trim());
    return true;
  });
});
afterEach(() => rm(folder, { recursive: true, force: true }));

beforeAll(async () => {
  database = await createTestDatabase();
  dataDir = await mkdtemp(join(tmpdir(), 'kimari-import-'));
  const env = readEnv({
    NODE_ENV: 'test',
    DATA_DIR: dataDir,
    DATABASE_URL: database.url,
    LOG_LEVEL: 'silent',
  });
  await new Promise<void>((started, failed) => {
    ended = withImport(env, database.url, pino({ level: 'silent' }), (given) => {
      services = given as INestApplicationContext;
      started();
      return new Promise((resolve) => (end = resolve));
    });
    ended.catch(failed);
  });
  reads = watchReads(services.get(Database, { strict: false }), database);
});
afterEach(async () => {
  try {
    await reads.verify();
  } finally {
    await database.clear();
    services.get(KnownTerms, { strict: false }).clear();
  }
});
afterAll(async () => {
  end();
  await ended;
  await database.drop();
  await rm(dataDir, { recursive: true, force: true });
});

async function importLines(lines: readonly unknown[], prefix = ''): Promise<ImportCounts> {
  const file = join(folder, 'rules.jsonl');
  await writeFile(
    file,
    lines.map((line) => (typeof line === 'string' ? line : JSON.stringify(line))).join('\n'),
  );
  return importFile(services.get(RuleImporter), file, prefix);
}

const rule = (changes: object = {}) => ({
  owner: 'haruka',
  name: 'typescript',
  type: 'rule',
  description: 'Types',
  tags: ['TypeScript'],
  content: 'Prefer types.\n',
  ...changes,
});

it('publishes rules and creates their owners, who cannot sign in', async () => {
  expect(await importLines([rule(), rule({ name: 'react', owner: 'Haruka' })])).toMatchObject({
    created: 2,
    versions: 2,
  });
  expect(await database.rows('select name, visibility, tags, stars from rules order by name')).toEqual([
    { name: 'react', visibility: 'public', tags: ['typescript'], stars: 0 },
    { name: 'typescript', visibility: 'public', tags: ['typescript'], stars: 0 },
  ]);
  expect(
    await database.rows(
      'select o.name, u.email, c.user_id as password from users u join owners o using (id) left join credentials c on c.user_id = u.id',
    ),
  ).toEqual([{ name: 'haruka', email: null, password: null }]);
  expect(await database.rows('select count(*)::int as count from rule_search_documents')).toEqual([
    { count: 2 },
  ]);
});

it('changes nothing the second time', async () => {
  const lines = [
    rule(),
    rule({
      name: 'other',
      versions: [
        { n: 1, content: 'a' },
        { n: 2, content: 'b' },
      ],
    }),
  ];
  await importLines(lines);
  const before = await database.rows('select * from rules order by id');
  expect(await importLines(lines)).toEqual({ created: 0, updated: 0, unchanged: 2, refused: 0, versions: 0 });
  expect(await database.rows('select * from rules order by id')).toEqual(before);
});

it('keeps the repository and the licence of a rule, and what they become', async () => {
  const origin = () => database.rows('select source_repository, license from rules order by name');
  await importLines([rule({ source_repo: 'a/b', license: 'MIT' }), rule({ name: 'zod' })]);
  expect(await origin()).toEqual([
    { source_repository: 'a/b', license: 'MIT' },
    { source_repository: null, license: null },
  ]);
  const moved = { source_repo: 'https://example.com/c', license: null };
  expect(await importLines([rule(moved), rule({ name: 'zod' })])).toMatchObject({ updated: 1, unchanged: 1 });
  expect((await origin())[0]).toEqual({ source_repository: 'https://example.com/c', license: null });
});

it.each([{ source_repo: 'javascript:alert(1)' }, { source_repo: 'http://example.com' }, { license: '<b>' }])(
  'refuses %j',
  async (origin) => {
    expect(await importLines([rule(origin)])).toMatchObject({ created: 0, refused: 1 });
  },
);

it('publishes a new version of changed content', async () => {
  await importLines([rule()]);
  expect(await importLines([rule({ content: 'Prefer narrow types.\n' })])).toMatchObject({
    updated: 1,
    versions: 1,
  });
  expect(
    await database.rows(
      "select major || '.' || minor || '.' || patch as number, additions from rule_versions order by patch",
    ),
  ).toEqual([
    { number: '1.0.0', additions: null },
    { number: '1.0.1', additions: 1 },
  ]);
});

it('keeps a history with its dates, whatever the order of its versions', async () => {
  const versions = [
    { n: 2, content: 'second', date: '2025-02-01T00:00:00Z', changelog: 'More' },
    { n: 1, content: 'first', date: '2025-01-01T00:00:00Z', changelog: 'Start' },
  ];
  await importLines([rule({ content: undefined, versions })]);
  expect(
    await database.rows('select content, changelog, created_at from rule_versions order by patch'),
  ).toEqual([
    { content: 'first', changelog: 'Start', created_at: new Date('2025-01-01T00:00:00Z') },
    { content: 'second', changelog: 'More', created_at: new Date('2025-02-01T00:00:00Z') },
  ]);
  expect(await database.rows('select created_at, updated_at from rules')).toEqual([
    { created_at: new Date('2025-01-01T00:00:00Z'), updated_at: new Date('2025-02-01T00:00:00Z') },
  ]);
});

it('adds missing versions around stored ones, which do not change', async () => {
  await importLines([rule({ content: 'third' })]);
  const [stored] = await database.rows('select * from rule_versions');
  const [before] = await database.rows('select latest_version_id, excerpt from rules');
  const versions = ['first', 'second', 'third'].map((content, index) => ({
    n: index + 1,
    content,
    date: `2025-0${index + 1}-01T00:00:00Z`,
  }));
  const history = rule({ content: undefined, versions });
  expect(await importLines([history])).toMatchObject({ updated: 1, versions: 2 });
  expect(await database.rows('select latest_version_id, excerpt from rules')).toEqual([before]);
  const all = await database.rows<{ content: string }>(
    'select * from rule_versions order by major, minor, patch',
  );
  expect(all).toMatchObject([
    { content: 'first', major: 0, patch: 1, additions: null },
    { content: 'second', major: 0, patch: 2, additions: 1 },
    stored,
  ]);
  expect(await importLines([history])).toMatchObject({ unchanged: 1, versions: 0 });

  const longer = rule({ content: undefined, versions: [...versions, { n: 4, content: 'fourth' }] });
  expect(await importLines([longer])).toMatchObject({ updated: 1, versions: 1 });
  expect(
    await database.rows(
      'select v.content, v.patch from rules r join rule_versions v on v.id = r.latest_version_id',
    ),
  ).toEqual([{ content: 'fourth', patch: 1 }]);
});

it('rejects invalid lines with their numbers and reasons, and continues', async () => {
  const counts = await importLines([
    'not json',
    rule({ name: 'no spaces' }),
    rule({ owner: 'admin' }),
    rule({ content: '' }),
    rule({ versions: [{ number: '1.0', content: 'x' }] }),
    rule({ visibility: 'organization' }),
    '',
    rule(),
  ]);
  expect(counts).toMatchObject({ created: 1, refused: 6 });
  expect(said.map((line) => line.split(':', 1)[0])).toEqual([
    'Line 1 rejected',
    'Line 2 rejected',
    'Line 4 rejected',
    'Line 5 rejected',
    'Line 6 rejected',
    'Line 3 rejected',
  ]);
});

it('adds rules to organizations and creates missing ones', async () => {
  await importLines([rule({ organization: 'kitakaze', visibility: 'organization' })]);
  expect(await importLines([rule({ owner: 'sora', name: 'sql', organization: 'Kitakaze' })])).toMatchObject({
    created: 1,
  });
  expect(
    await database.rows(
      'select m.role, o.name from memberships m join owners o on o.id = m.user_id order by 2',
    ),
  ).toEqual([
    { role: 'owner', name: 'haruka' },
    { role: 'member', name: 'sora' },
  ]);
  expect(
    await database.rows(
      'select r.name, r.visibility, o.name as owner from rules r join owners o on o.id = r.owner_id order by 1',
    ),
  ).toEqual([
    { name: 'sql', visibility: 'public', owner: 'kitakaze' },
    { name: 'typescript', visibility: 'private', owner: 'kitakaze' },
  ]);
});

it('keeps who sees a rule in step with its visibility', async () => {
  // What translates for the release before must not help here.
  await database.rows('alter table rules disable trigger rules_audience');
  const stored = () =>
    database.rows(
      `select r.name, r.audience, d.audience as indexed from rules r
       join rule_search_documents d on d.rule_id = r.id order by r.name`,
    );
  await importLines([rule({ name: 'a' }), rule({ name: 'b', visibility: 'private' })]);
  expect(await stored()).toEqual([
    { name: 'a', audience: 'everyone', indexed: 'everyone' },
    { name: 'b', audience: 'holders', indexed: 'holders' },
  ]);
  await importLines([rule({ name: 'a', visibility: 'private' }), rule({ name: 'b', visibility: 'public' })]);
  expect(await stored()).toEqual([
    { name: 'a', audience: 'holders', indexed: 'holders' },
    { name: 'b', audience: 'everyone', indexed: 'everyone' },
  ]);
  await database.rows('alter table rules enable trigger rules_audience');
});

it('stops when the database goes away, and says at which line to go on', async () => {
  const lines = Array.from({ length: 120 }, (_, index) => rule({ name: `rule-${index}` }));
  const file = join(folder, 'rules.jsonl');
  await writeFile(file, lines.map((line) => JSON.stringify(line)).join('\n'));
  const outage = Object.assign(new Error('Connection terminated unexpectedly'), { code: '57P01' });
  const transactions = services.get(Transactions, { strict: false });
  const { run } = transactions;
  const broken = jest
    .spyOn(transactions, 'run')
    .mockImplementationOnce((work) => run.call(transactions, work) as never)
    .mockRejectedValue(outage);
  const stopped = await importFile(services.get(RuleImporter), file, '').catch((error: unknown) => error);
  broken.mockRestore();
  expect(stopped).toBeInstanceOf(ImportStopped);
  expect(stopped).toMatchObject({
    line: 51,
    message: outage.message,
    cause: outage,
    counts: { created: 50, refused: 0 },
  });
  expect(said.filter((line) => line.includes('rejected'))).toEqual([]);
  expect(await importLines(lines)).toMatchObject({ created: 70, unchanged: 50, refused: 0 });
});

it('keeps separators within a text, and takes no line that is not UTF-8', async () => {
  const content = 'One\u2028two\u2029three\n';
  const file = join(folder, 'mixed.jsonl');
  const lines = [
    `\ufeff${JSON.stringify(rule({ content }))}`,
    JSON.stringify(rule({ name: 'latin', content: '\xe9' })),
  ];
  await writeFile(
    file,
    Buffer.concat([Buffer.from(`${lines[0]}\r\n`), Buffer.from(lines[1] ?? '', 'latin1')]),
  );
  const counts = await importFile(services.get(RuleImporter), file, '');
  expect(counts).toMatchObject({ created: 1, refused: 1 });
  expect(said).toContainEqual(expect.stringContaining('Line 2 rejected: not text in UTF-8'));
  expect(await database.rows('select content from rule_versions')).toEqual([{ content }]);
});

it('prepends a prefix to owners', async () => {
  await importLines([rule()], 'x-');
  expect(await database.rows('select name from owners')).toEqual([{ name: 'x-haruka' }]);
});

const withCorpus = existsSync(join(CORPUS, 'histories-dev.jsonl')) ? it : it.skip;
withCorpus('takes real histories (skipped where ../shared/corpus is absent)', async () => {
  const file = join(CORPUS, 'histories-dev.jsonl');
  const run = () => importFile(services.get(RuleImporter), file, '');
  expect(await run()).toMatchObject({ created: 70, refused: 0 });
  expect(await run()).toMatchObject({ unchanged: 70, refused: 0, versions: 0 });
});
