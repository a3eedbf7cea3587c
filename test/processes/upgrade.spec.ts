import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { Client } from 'pg';
import { verifyArchive } from '../../server/backup/verify-archive';
import { namesOfMigrations } from '../../server/kernel/database/known-migrations';
import { migrateTo } from '../../server/kernel/database/migrate';
import { call, post } from '../faults/support/http';
import { inspect } from '../faults/support/invariants';
import { must } from '../faults/support/people';
import { Site } from '../faults/support/site';
import { noteProcess, report } from '../faults/support/workshop';

const ROOT = resolve(__dirname, '../..');
/** What the release before leaves; `npm run record:release` writes it. */
const ARCHIVE = join(ROOT, 'test/upgrade/former-release.tar.gz');
const { secret, account, version } = JSON.parse(
  readFileSync(join(ROOT, 'test/upgrade/former-release.json'), 'utf8'),
) as {
  readonly version: string;
  readonly secret: string;
  readonly account: { readonly email: string; readonly password: string };
};
/** Milliseconds after its start at which the new release is killed. */
const MOMENTS = [100, 400, 900];

describe(`the installation of the release before (${version})`, () => {
  let site: Site;

  beforeAll(async () => {
    site = await Site.start({ JWT_SECRET: secret });
    await site.end();
  });
  afterAll(() => site.end());

  it('is restored from its archive and brought up to date', async () => {
    await restoreInto(site.dataDir);
    await site.start();
    await expectEverything();
  });

  it('is upgraded in place, even if the new release is killed on the way', async () => {
    const { migrations } = await verifyArchive(ARCHIVE);
    await migrateTo(await site.databaseUrl(), migrations);
    expect(await applied()).toEqual([...migrations].sort());
    await site.kill();
    for (const moment of MOMENTS) {
      const starting = site.start().catch(() => undefined);
      await delay(moment);
      await site.kill();
      await starting;
    }
    report('upgrade after kills', { 'ready ms': await site.start() });
    await expectEverything();
  });

  /** Nobody and nothing is lost, and the release works with it. */
  async function expectEverything(): Promise<void> {
    const { tables } = await verifyArchive(ARCHIVE);
    const saved = (name: string) => tables.find((table) => table.name === name)?.rows ?? 0;
    expect(await applied()).toEqual([...(await namesOfMigrations())].sort());
    for (const name of ['users', 'organizations', 'rules', 'rule_versions', 'audit_events'])
      expect([name, (await count(name)) >= saved(name)]).toEqual([name, true]);
    must(await post(`${site.origin}/api/auth/login`, account));
    const [rule] = await rows<{ owner: string; name: string }>(
      `select o.name as owner, r.name from rules r join owners o on o.id = r.owner_id
        where r.visibility = 'public' order by r.id limit 1`,
    );
    const page = await call(`${site.origin}/rules/@${rule?.owner}/${rule?.name}`);
    expect([page.status, String(page.body).includes(rule?.name ?? '')]).toEqual([200, true]);
    expect((await call(`${site.origin}/rules?q=${rule?.name}`)).status).toBe(200);
    const { broken } = await inspect(await site.databaseUrl());
    // The demo data are loaded without events.
    expect(broken.filter((each) => !each.includes('the audit log does not know'))).toEqual([]);
  }

  async function restoreInto(dataDir: string): Promise<void> {
    const program = join(ROOT, 'dist/server/backup/cli.js');
    const child = spawn(process.execPath, [program, 'restore', ARCHIVE], {
      cwd: ROOT,
      env: { PATH: process.env.PATH, NODE_ENV: 'test', DATA_DIR: dataDir, JWT_SECRET: secret },
      stdio: ['ignore', 'inherit', 'inherit'],
    });
    noteProcess(child.pid);
    expect(await once(child, 'exit')).toEqual([0, null]);
  }

  const applied = async () =>
    (await rows<{ name: string }>('select name from schema_migrations')).map(({ name }) => name).sort();
  const count = async (table: string) =>
    (await rows<{ count: number }>(`select count(*)::int as count from ${table}`))[0]?.count ?? 0;

  async function rows<Row extends object>(sql: string): Promise<Row[]> {
    const client = new Client({ connectionString: await site.databaseUrl() });
    await client.connect();
    try {
      return (await client.query<Row>(sql)).rows;
    } finally {
      await client.end();
    }
  }
});
