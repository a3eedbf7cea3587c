import { randomBytes } from 'node:crypto';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { Client, type QueryResultRow } from 'pg';
import { backup } from '../../../server/backup/backup';
import { restore } from '../../../server/backup/restore';
import { migrate, migrationDataSource } from '../../../server/kernel/database/migrate';
import { openDatabase } from '../../../server/kernel/database/open-database';
import { databaseUrl } from '../../support/database-address';
import { folderStorage } from '../../support/storages';

const ROOT = resolve(__dirname, '../../..');
const YESTERDAY = join(ROOT, 'test/integration/backup/fixtures/yesterday.tar.gz');
const SECRET = 'a secret that only the tests know, 32 bytes';
const OPTIONS = {
  secrets: [SECRET],
  withoutSecondFactors: false,
  secretFile: '/nowhere',
  install: () => undefined,
};

/** The SQL by which the guide has operators make role and database. */
async function sqlOfTheGuide(): Promise<readonly string[]> {
  const guide = await readFile(join(ROOT, 'docs/operations.md'), 'utf8');
  const block = /## The database\n[^]*?```sql\n(?<sql>[^]*?)```/.exec(guide)?.groups?.['sql'] ?? '';
  return block.split('\n').filter(Boolean);
}

async function run(url: string, ...statements: readonly string[]): Promise<readonly QueryResultRow[]> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    let rows: readonly QueryResultRow[] = [];
    for (const statement of statements) rows = (await client.query<QueryResultRow>(statement)).rows;
    return rows;
  } finally {
    await client.end();
  }
}

describe('a database whose owner is no superuser, made as the guide says', () => {
  const made: string[] = [];
  let folder: string;

  async function aDatabase(): Promise<string> {
    const name = `plain_${randomBytes(4).toString('hex')}`;
    made.push(name);
    const statements = await sqlOfTheGuide();
    expect(statements.map((statement) => statement.replace(/ .*/, ''))).toEqual(['create', 'create']);
    const own = statements.map((statement) => statement.replaceAll('kimari', name).replace('…', 'hush'));
    await run(databaseUrl('postgres'), ...own);
    const url = new URL(databaseUrl(name));
    Object.assign(url, { username: name, password: 'hush' });
    return url.href;
  }

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'kimari-plain-'));
  });
  afterAll(async () => {
    await rm(folder, { recursive: true, force: true });
    for (const name of made)
      await run(
        databaseUrl('postgres'),
        `drop database if exists ${name} with (force)`,
        `drop role if exists ${name}`,
      );
  });

  it('takes every migration, lets old audit events expire, and takes every migration back', async () => {
    const url = await aDatabase();
    const database = await openDatabase({ DATABASE_URL: url, DATA_DIR: folder }, () => undefined);
    await migrate(database.url);
    await database.close();
    await run(
      url,
      `insert into audit_events (id, at, action, actor_kind, details)
       select gen_random_uuid(), now() - days * interval '1 day', 'rule.create', 'system', '{}'
         from generate_series(0, 60, 20) days`,
    );
    const gone = await run(url, `select purge_audit_events(now(), 100)`);
    expect(gone).toHaveLength(2);
    await expect(run(url, 'delete from audit_events')).rejects.toThrow('audit events are never changed');
    await expect(
      run(url, 'begin', `select purge_audit_events(now(), 100)`, 'delete from audit_events'),
    ).rejects.toThrow('audit events are never changed');

    const dataSource = await migrationDataSource(url).initialize();
    try {
      for (let left = dataSource.migrations.length; left > 0; left -= 1) await dataSource.undoLastMigration();
      expect(await run(url, 'select 1 from schema_migrations')).toEqual([]);
    } finally {
      await dataSource.destroy();
    }
  });

  it('takes the archive of an earlier release, is backed up, and restored', async () => {
    const [from, to] = [await aDatabase(), await aDatabase()];
    const files = folderStorage(join(folder, 'files'));
    const archive = join(folder, 'archive.tar.gz');
    await restore(from, files, YESTERDAY, OPTIONS);
    await backup(from, files, archive, { secrets: [SECRET] });
    await restore(to, folderStorage(join(folder, 'others')), archive, OPTIONS);
    const count = 'select count(*)::int as rules from rules';
    expect(await run(to, count)).toEqual(await run(from, count));
  });
});
