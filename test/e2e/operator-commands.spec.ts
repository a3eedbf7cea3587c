import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { text } from 'node:stream/consumers';
import { namesOfMigrations } from '../../server/kernel/database/known-migrations';
import { migrateTo } from '../../server/kernel/database/migrate';
import { createTestDatabase, type TestDatabase } from '../support/database';
import { startProvider, type TestProvider } from '../support/oauth-provider';
import { S3_BUCKET, type S3Server, startS3Server } from '../support/s3-server';
import { S3_KEYS, S3_REGION } from '../support/s3-signature';

jest.setTimeout(120_000);

const ROOT = resolve(__dirname, '../..');
const FIXTURES = join(ROOT, 'test/integration/backup/fixtures');
const YESTERDAY = join(FIXTURES, 'yesterday.tar.gz');
const SECRET = 'a secret that only the tests know, 32 bytes';
const OTHER = 'another secret, of another installation, 32 bytes';

type Outcome = { readonly code: number | null; readonly out: string; readonly err: string };

let folder: string;
let database: TestDatabase;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kimari-operator-'));
  database = await createTestDatabase();
});
afterAll(async () => {
  await database.drop();
  await rm(folder, { recursive: true, force: true });
});

/** Runs a command as an operator does, with the settings of an installation and nothing else. */
async function run(
  program: string,
  args: readonly string[],
  settings: Readonly<Record<string, string>>,
  typed = '',
): Promise<Outcome> {
  const environment = {
    NODE_ENV: 'development',
    PATH: process.env.PATH,
    DATA_DIR: join(folder, 'data'),
  } as const;
  const child = spawn(process.execPath, [join(ROOT, 'dist/server', program), ...args], {
    cwd: ROOT,
    env: { ...environment, ...settings },
    stdio: ['pipe', 'pipe', 'pipe'],
  });
  child.stdin.end(typed);
  const [[code], out, err] = await Promise.all([
    once(child, 'close') as Promise<[number | null]>,
    text(child.stdout),
    text(child.stderr),
  ]);
  return { code, out, err };
}

const BACKUP = 'backup/cli.js';
const backup = (file: string, settings: Readonly<Record<string, string>>, ...more: string[]) =>
  run(BACKUP, ['backup', join(folder, file), ...more], settings);
const restore = (file: string, settings: Readonly<Record<string, string>>, ...more: string[]) =>
  run(BACKUP, ['restore', resolve(folder, file), ...more], settings);

describe('npm run backup', () => {
  it('leaves a database with pending migrations as it is', async () => {
    const source = await createTestDatabase({ isBare: true });
    const known = await namesOfMigrations();
    await migrateTo(source.url, known.slice(0, 12));
    const { code, err } = await backup('early.tar.gz', { DATABASE_URL: source.url, JWT_SECRET: SECRET });
    expect([code, err]).toEqual([0, '']);
    expect((await source.rows('select 1 from schema_migrations')).length).toBe(12);
    await source.drop();
  });

  it('makes neither a database nor a secret where there is none', async () => {
    const DATA_DIR = join(folder, 'nothing');
    const { code, err } = await backup('nothing.tar.gz', { DATA_DIR });
    expect([code, err]).toEqual([1, expect.stringMatching(/^There is no database in [^\n]+\n$/)]);
    expect(existsSync(DATA_DIR)).toBe(false);
  });

  it('says where it cannot write, before it reads anything', async () => {
    const file = join(folder, 'no-folder', 'all.tar.gz');
    const { code, err } = await run(BACKUP, ['backup', file], {});
    expect([code, err]).toEqual([1, expect.stringMatching(/^\S+all\.tar\.gz cannot be written: [^\n]+\n$/)]);
  });

  it('does not take an empty database for a registry', async () => {
    const empty = await createTestDatabase({ isBare: true });
    const { code, err } = await backup('empty.tar.gz', { DATABASE_URL: empty.url });
    expect([code, err]).toEqual([1, 'The database holds no registry: there is nothing to back up\n']);
    expect(await readdir(folder)).not.toContain('empty.tar.gz');
    await empty.drop();
  });
});

describe('moving to another machine', () => {
  it('takes the archive and the passphrase, and nothing else', async () => {
    const [first, second] = await Promise.all([createTestDatabase(), createTestDatabase()]);
    const passphrase = join(folder, 'passphrase');
    await writeFile(passphrase, 'words that only the operator knows\n');
    const here = { DATABASE_URL: first.url, JWT_SECRET: SECRET };
    expect(await restore(YESTERDAY, here)).toMatchObject({ code: 0, err: '' });
    const saved = await backup('moved.tar.gz', here, '--passphrase-file', passphrase);
    expect(saved).toMatchObject({ code: 0, err: '' });
    expect(saved.out).toContain('carries the secret');

    const DATA_DIR = join(folder, 'new-machine');
    const there = { DATABASE_URL: second.url, DATA_DIR };
    const refused = await restore('moved.tar.gz', there);
    expect([refused.code, refused.err]).toEqual([
      1,
      expect.stringMatching(/^[^\n]*--passphrase-file[^\n]*\n$/),
    ]);
    expect(existsSync(join(DATA_DIR, 'secrets/jwt-secret'))).toBe(false);
    const moved = await restore('moved.tar.gz', there, '--passphrase-file', passphrase);
    expect(moved).toMatchObject({ code: 0, err: '' });
    const secretFile = join(DATA_DIR, 'secrets/jwt-secret');
    expect((await readFile(secretFile, 'utf8')).trim()).toBe(SECRET);
    expect((await stat(secretFile)).mode & 0o777).toBe(0o600);
    await Promise.all([first.drop(), second.drop()]);
  });

  it('tells everybody who loses a second factor with a lost secret', async () => {
    const target = await createTestDatabase();
    const settings = { DATABASE_URL: target.url, JWT_SECRET: OTHER };
    const { code, out } = await restore(YESTERDAY, settings, '--without-second-factors');
    expect([code, out]).toEqual([0, expect.stringContaining('2 second factors and 1 unsent mail')]);
    expect(
      await target.rows(
        `select actor_kind as kind, count(*)::int from audit_events where action = 'second-factor.disable' group by 1`,
      ),
    ).toEqual([{ kind: 'system', count: 2 }]);
    expect(await target.rows('select 1 from recovery_codes')).toEqual([]);
    const subjects = await target.rows<{ recipient: string }>(
      `select recipient from mail_outbox where created_at > now() - interval '5 minutes' and failed_at is null order by 1`,
    );
    expect(subjects.map(({ recipient }) => recipient)).toEqual(['mio@example.jp', 'sora@example.jp']);
    await target.drop();
  });
});

describe('npm run user', () => {
  let settings: { readonly DATABASE_URL: string; readonly JWT_SECRET: string };
  const user = (args: readonly string[], typed?: string) =>
    run('operator/user-cli.js', args, settings, typed);

  beforeAll(async () => {
    settings = { DATABASE_URL: database.url, JWT_SECRET: SECRET };
    expect(await restore(YESTERDAY, settings)).toMatchObject({ code: 0, err: '' });
    // Those of the archive have expired since.
    await database.rows(
      `update sessions set idle_expires_at = now() + interval '1 hour', expires_at = now() + interval '1 hour'`,
    );
  });

  it('shows an account by name and by address', async () => {
    const [byName, byAddress] = await Promise.all([
      user(['show', '@sora']),
      user(['show', 'SORA@example.jp']),
    ]);
    expect(byName).toMatchObject({ code: 0, err: '' });
    expect(byName.out).toMatch(/Address +sora@example\.jp \(verified\)/);
    expect(byName.out).toMatch(/Second factor +on since .*10 recovery codes left\n/);
    expect(byAddress.out).toBe(byName.out);
  });

  it('removes a second factor, records it and mails the owner', async () => {
    expect((await user(['reset-second-factor', 'sora'])).out).toContain('Removed the second factor of sora');
    expect((await user(['reset-second-factor', 'sora'])).out).toContain('nothing to do');
    expect(await database.rows('select 1 from second_factors')).toHaveLength(1);
    expect(
      await database.rows(
        `select action from audit_events where actor_kind = 'system' and at > now() - interval '5 minutes'`,
      ),
    ).toEqual([{ action: 'second-factor.disable' }]);
  });

  it('sets a password from what is piped in, and ends the sessions', async () => {
    const open = `select 1 from sessions s join owners o on o.id = s.user_id where name = 'hana' and revoked_at is null`;
    expect(await database.rows(open)).toHaveLength(1);
    expect((await user(['set-password', 'hana'], 'short\n')).err).toMatch(
      /^The password is too short[^\n]*\n$/,
    );
    expect((await user(['set-password', 'hana'])).err).toMatch(/^No password was given[^\n]*\n$/);
    expect(await database.rows(open)).toHaveLength(1);
    expect(await user(['set-password', 'hana'], 'battery staple horse\n')).toMatchObject({
      code: 0,
      err: '',
    });
    expect(await database.rows(open)).toHaveLength(0);
    expect((await user(['set-password', 'hana', '--generate'])).out).toMatch(/Password: [0-9A-Za-z]{20}\n/);
  });

  it('invites people who have no account, whatever REGISTRATION says', async () => {
    const closed = (args: readonly string[]) =>
      run('operator/user-cli.js', args, { ...settings, REGISTRATION: 'closed' });
    expect((await user(['invitations'])).out).toBe('Nobody is invited\n');
    expect(await closed(['invite', 'Neue@例'])).toMatchObject({ code: 1, out: '' });
    expect(await closed(['invite', 'sora@example.jp'])).toMatchObject({
      code: 1,
      err: 'sora@example.jp has an account already\n',
    });
    expect((await closed(['invite', ' Neue@example.jp ', '--locale', 'en'])).out).toMatch(
      /^Invited Neue@example\.jp to register until \S+Z; a mail goes there\n$/,
    );
    expect(await database.rows(`select 1 from mail_outbox where recipient = 'Neue@example.jp'`)).toHaveLength(
      1,
    );
    expect((await user(['invitations'])).out).toMatch(/^Neue@example\.jp {2}until \S+Z\n$/);
    await database.rows(`insert into registration_invitations (email_key, email, created_at, expires_at)
      select email_key, email, now(), now() + interval '1 day' from users where email = 'sora@example.jp'`);
    expect((await user(['invitations'])).out).toMatch(/^Neue@example\.jp {2}until \S+Z\n$/);
    expect((await user(['withdraw-invitation', 'neue@example.jp'])).out).toContain('Withdrew');
    expect((await user(['withdraw-invitation', 'neue@example.jp'])).out).toContain('nothing to do');
    expect((await user(['invite'])).code).toBe(1);
  });

  it.each(['nobody', 'nobody@example.jp', '@', '決まり', "' or 1=1 --"])(
    'exits with 2 for %s',
    async (who) => {
      const { code, err } = await user(['show', who]);
      expect([code, err]).toEqual([
        2,
        expect.stringMatching(/^No account has the name or address [^\n]+\n$/),
      ]);
    },
  );

  it('explains itself', async () => {
    const help = await user(['--help']);
    expect([help.code, help.out]).toEqual([0, expect.stringContaining('reset-second-factor')]);
    expect(await user(['rename', 'sora'])).toMatchObject({
      code: 1,
      err: `There is no command "rename"\n\n${help.out}`,
    });
    for (const [words, usage] of [
      [['show', 'sora', '--generate'], /^"show" .*\n {2}npm run user -- show NAME\|ADDRESS\n/],
      [['list', '--suspended', '--unverified'], /^"list" .*\n {2}npm run user -- list /],
      [['allow-name', 'sora', 'with space'], /^A name has letters/],
    ] as const)
      expect(await user(words)).toMatchObject({ code: 1, out: '', err: expect.stringMatching(usage) });
  });

  it('says in a sentence that the mail of a command cannot be sent yet', async () => {
    const away = { ...settings, SMTP_URL: 'smtp://127.0.0.1:1' };
    const { code, out, err } = await run('operator/user-cli.js', ['send-reset', 'sora'], away);
    expect([code, out]).toEqual([0, expect.stringContaining('A link to set a password goes to')]);
    expect(err).toMatch(/^Warning: a mail could not be sent yet; the server tries it again: [^\n{]+\n$/);
  });

  it('tells of another secret than that of the server, which stays the known one', async () => {
    const rows = () => database.rows('select * from installation_secrets order by fingerprint');
    const withAnother = (program: string, args: readonly string[]) =>
      run(program, args, { ...settings, JWT_SECRET: OTHER });
    const before = await rows();
    expect(before).toMatchObject([{ is_current: true }]);
    const start = 'JWT_SECRET is not the secret that this database is used with: its fingerprint is ';
    // A server whose secret is lost has another one as well, so this may be right.
    const doubtful = await withAnother('operator/user-cli.js', ['show', 'sora']);
    expect([doubtful.code, doubtful.err]).toEqual([0, expect.stringContaining(`Warning: ${start}`)]);
    await database.rows('delete from second_factors');
    await database.rows('delete from mail_outbox where sent_at is null');
    const file = join(folder, 'empty.jsonl');
    await writeFile(file, '');
    for (const [program, ...args] of [
      ['operator/user-cli.js', 'send-reset', 'sora'],
      ['operator/mail-cli.js', 'list'],
      ['import/cli.js', file],
    ] as const)
      expect(await withAnother(program, args)).toEqual({
        code: 1,
        out: '',
        err: expect.stringContaining(start) as string,
      });
    expect(await rows()).toEqual(before);
    const rotated = { ...settings, JWT_SECRET: OTHER, JWT_SECRET_PREVIOUS: SECRET };
    expect(await run('operator/user-cli.js', ['show', 'sora'], rotated)).toMatchObject({ code: 0, err: '' });
    expect(await rows()).toEqual(before);
  });
});

describe('npm run doctor', () => {
  const DATA_DIR = mkdtempSync(join(tmpdir(), 'kimari-doctor-'));
  const GOOD = { DATABASE_URL: '', DATA_DIR, JWT_SECRET: SECRET, MAIL_FROM: 'kimari@example.jp' };
  const AWAY = '127.0.0.1:1';
  let store: S3Server;
  let bucket: string;
  let health: Server;
  let idp: TestProvider;

  beforeAll(async () => {
    store = await startS3Server();
    idp = await startProvider();
    bucket = `s3://${S3_BUCKET}?region=${S3_REGION}&endpoint=http://127.0.0.1:${store.port}`;
    health = createServer((_request, response) => {
      response.end(JSON.stringify({ status: 'healthy', timestamp: 1 }));
    }).listen(0, '127.0.0.1');
    await once(health, 'listening');
  });
  afterAll(async () => {
    health.close();
    await idp.close();
    await store.close();
    await rm(DATA_DIR, { recursive: true });
  });

  const here = () => `http://127.0.0.1:${(health.address() as AddressInfo).port}`;
  const provider = (OIDC_ISSUER: string) => ({
    OIDC_ISSUER,
    OIDC_CLIENT_ID: 'kimari',
    OIDC_CLIENT_SECRET: 'geheim',
  });
  const keys = { AWS_ACCESS_KEY_ID: S3_KEYS.accessKeyId, AWS_SECRET_ACCESS_KEY: S3_KEYS.secretAccessKey };

  it.each<
    readonly [string, () => Readonly<Record<string, string>>, Readonly<Record<string, string>>, number]
  >([
    ['nothing', () => ({}), {}, 0],
    ['a bucket', () => ({ STORAGE_URL: bucket, ...keys }), {}, 0],
    [
      'a wrong key',
      () => ({ STORAGE_URL: bucket, ...keys, AWS_SECRET_ACCESS_KEY: 'another' }),
      { storage: 'broken' },
      1,
    ],
    [
      'another bucket',
      () => ({ STORAGE_URL: bucket.replace(S3_BUCKET, 'other-bucket'), ...keys }),
      { storage: 'broken' },
      1,
    ],
    [
      'a folder that cannot be one',
      () => ({ STORAGE_URL: 'file:/dev/null/files' }),
      { storage: 'broken' },
      1,
    ],
    ['no mail server', () => ({ SMTP_URL: `smtp://sender:geheim@${AWAY}` }), { mail: 'broken' }, 1],
    [
      'no database',
      () => ({ DATABASE_URL: `postgres://kimari:geheim@${AWAY}/kimari` }),
      { database: 'broken' },
      1,
    ],
    ['a misspelt setting', () => ({ WEB_CONCURENCY: '2' }), { settings: 'doubtful' }, 0],
    [
      'another program at APP_URL',
      () => ({ APP_URL: `http://127.0.0.1:${store.port}` }),
      { address: 'doubtful' },
      0,
    ],
    ['no provider of sign-ins', () => provider(`http://${AWAY}/oidc`), { 'sign-in': 'broken' }, 1],
    ['another program as provider', () => provider(here()), { 'sign-in': 'broken' }, 1],
    ['the provider under another name', () => provider(`${idp.origin}/oidc/`), { 'sign-in': 'broken' }, 1],
    ['the provider as it names itself', () => provider(`${idp.origin}/oidc`), {}, 0],
    ['nobody at APP_URL', () => ({ APP_URL: 'http://127.0.0.1:2' }), { address: 'doubtful' }, 0],
  ])('names %s', async (_name, faults, expected, exitCode) => {
    const settings = { ...GOOD, DATABASE_URL: database.url, APP_URL: here(), ...faults() };
    const { code, out, err } = await run('operator/doctor-cli.js', [], settings);
    const lines = out
      .trimEnd()
      .split('\n')
      .map((line) => line.split(/ +/));
    const verdicts = lines
      .filter(([verdict]) => verdict !== 'good')
      .map(([verdict, part]) => [part, verdict]);
    expect([Object.fromEntries(verdicts), code, err]).toEqual([expected, exitCode, '']);
    expect(out).not.toMatch(/geheim|another\b/);
    expect(store.objects.size).toBe(0);
  });

  it('tells of a schema that waits for migrations, and applies none', async () => {
    const source = await createTestDatabase({ isBare: true });
    const known = await namesOfMigrations();
    await migrateTo(source.url, known.slice(0, 12));
    const { out } = await run('operator/doctor-cli.js', [], {
      ...GOOD,
      DATABASE_URL: source.url,
      APP_URL: here(),
    });
    expect(out).toMatch(new RegExp(`^doubtful +database .*${known[12]} is not applied`, 'm'));
    expect(await source.rows('select 1 from schema_migrations')).toHaveLength(12);
    await source.drop();
  });

  it('makes nothing where there is no installation', async () => {
    const nowhere = join(folder, 'nowhere');
    const { code, err } = await run('operator/doctor-cli.js', [], { DATA_DIR: nowhere });
    expect([code, err]).toEqual([1, expect.stringMatching(/^There is no folder [^\n]+\n$/)]);
    expect(existsSync(nowhere)).toBe(false);
  });
});
