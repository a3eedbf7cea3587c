import { randomBytes } from 'node:crypto';
import { Client } from 'pg';
import { SettingsError } from '../../../server/kernel/config/settings-error';
import { openDatabase } from '../../../server/kernel/database/open-database';
import { databaseUrl } from '../../support/database-address';
import { startTcpProxy } from '../../support/tcp-proxy';

const open = (url: string) => openDatabase({ DATABASE_URL: url, DATA_DIR: '/nowhere' }, () => undefined);

describe('an external database', () => {
  it('is used when it is available', async () => {
    const url = databaseUrl('postgres');
    const database = await open(url);
    expect(database.url).toBe(url);
    await database.close();
  });

  it.each([
    ['a port where nobody listens', 'postgres://kimari:hush@127.0.0.1:1/kimari'],
    ['a host that does not exist', 'postgres://kimari:hush@database.invalid/kimari'],
    ['an address that cannot be read', 'postgres://kimari:hush%ZZ@127.0.0.1:1/kimari'],
    ['a database that does not exist', databaseUrl(`absent_${randomBytes(4).toString('hex')}`)],
  ])('that is %s is reported as an unusable setting', async (_, url) => {
    const failure: unknown = await open(url).catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(SettingsError);
    expect((failure as Error).message).toMatch(/^Setting DATABASE_URL is not usable: [^\n]+$/);
    expect((failure as Error).message).not.toContain('hush');
  });

  it('that accepts connections but never answers times out', async () => {
    const { hostname, port } = new URL(databaseUrl('postgres'));
    const proxy = await startTcpProxy({ host: hostname, port: Number(port) });
    proxy.set('blackhole');
    const silent = open(`postgres://kimari:hush@127.0.0.1:${proxy.port}/kimari`);
    await expect(silent).rejects.toThrow(/^Setting DATABASE_URL is not usable: timeout/);
    await proxy.close();
  });

  describe('that Kimari could not run on', () => {
    const account = `stranger_${randomBytes(4).toString('hex')}`;
    const made: string[] = [];

    afterAll(async () => {
      for (const name of made) await onServer(`drop database ${name} with (force)`);
      await onServer(`drop role if exists ${account}`);
    });

    async function aDatabase(options = ''): Promise<string> {
      const name = `unusable_${randomBytes(4).toString('hex')}`;
      await onServer(`create database ${name} template template0 ${options}`);
      made.push(name);
      return name;
    }

    it.each([`encoding 'SQL_ASCII' locale 'C'`, `encoding 'LATIN1' locale 'C'`])(
      'is refused with advice: %s',
      async (options) => {
        const url = databaseUrl(await aDatabase(options));
        await expect(open(url)).rejects.toThrow(
          /^Setting DATABASE_URL is not usable: the database \w+ is in \w+, and Kimari needs UTF8[^\n]+$/,
        );
        await openDatabase({ DATABASE_URL: url, DATA_DIR: '/nowhere' }, () => undefined, { onlyReads: true });
      },
    );

    it('names the owner in the advice, if the account has its rights', async () => {
      const owner = `Unusable-${randomBytes(4).toString('hex')}`;
      await onServer(`create role "${owner}"`);
      try {
        const name = await aDatabase(`encoding 'SQL_ASCII' locale 'C' owner "${owner}"`);
        await expect(open(databaseUrl(name))).rejects.toThrow(
          `create database NAME owner "${owner}" encoding`,
        );
        await onServer(`drop database ${name} with (force)`);
        made.splice(made.indexOf(name), 1);
      } finally {
        await onServer(`drop role "${owner}"`);
      }
    });

    it('because its account may create nothing there is refused until the advice is followed', async () => {
      await onServer(`create role ${account} login password 'hush'`);
      const name = await aDatabase();
      const url = new URL(databaseUrl(name));
      url.username = account;
      url.password = 'hush';
      const failure: unknown = await open(url.href).catch((error: unknown) => error);
      expect(failure).toBeInstanceOf(SettingsError);
      const [, advice = ''] = /run: ([^\n]+)$/.exec((failure as Error).message) ?? [];
      expect(advice).toMatch(/^alter database /);
      await onServer(advice);
      await open(url.href);
    });
  });
});

async function onServer(sql: string): Promise<void> {
  const client = new Client({ connectionString: databaseUrl('postgres') });
  await client.connect();
  try {
    await client.query(sql);
  } finally {
    await client.end();
  }
}
