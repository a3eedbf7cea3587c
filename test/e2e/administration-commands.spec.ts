import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { text } from 'node:stream/consumers';
import { commandSettings } from './support/command-settings';
import { type Outcome, type Resident, startResident } from './support/resident';
import { createTestDatabase, type TestDatabase } from '../support/database';

jest.setTimeout(120_000);

const ROOT = resolve(__dirname, '../..');
const YESTERDAY = join(ROOT, 'test/integration/backup/fixtures/yesterday.tar.gz');

const UNKNOWN_NAME = 'No account, organization or rule is called "nobody". Name a deleted one by its id\n';

let folder: string;
let database: TestDatabase;
let resident: Resident;

const settings = (): NodeJS.ProcessEnv => ({
  ...commandSettings(folder, database.url),
  ADMIN_EMAILS: 'hana@example.jp',
});

/** What the compiler wrote: of the bundle in dist/, a command cannot be loaded anew by itself. */
const fileOf = (program: string) => join(ROOT, '.cache/compiled/server', program);

/** Runs a command as an operator does, in a process of its own. */
async function run(program: string, args: readonly string[]): Promise<Outcome> {
  const child = spawn(process.execPath, [fileOf(program), ...args], {
    cwd: ROOT,
    env: settings(),
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const [[code], out, err] = await Promise.all([
    once(child, 'close') as Promise<[number | null]>,
    text(child.stdout),
    text(child.stderr),
  ]);
  return { code, out, err };
}

const user = (...args: string[]) => resident.run(fileOf('operator/user-cli.js'), args);
const organization = (...args: string[]) => resident.run(fileOf('operator/organization-cli.js'), args);
const mail = (...args: string[]) => resident.run(fileOf('operator/mail-cli.js'), args);
const audit = (...args: string[]) => resident.run(fileOf('operator/audit-cli.js'), args);

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kimari-administration-'));
  database = await createTestDatabase();
  expect(await run('backup/cli.js', ['restore', YESTERDAY])).toMatchObject({ code: 0 });
  resident = startResident(settings(), ROOT);
  await database.rows(
    `update sessions set idle_expires_at = now() + interval '1 hour', expires_at = now() + interval '1 hour'`,
  );
});
afterAll(async () => {
  await resident.end();
  await database.drop();
  await rm(folder, { recursive: true, force: true });
});

const actions = () =>
  database.rows<{ action: string }>(
    `select action from audit_events where actor_kind = 'system' and at > now() - interval '5 minutes' order by at, id`,
  );

it.each([
  ['user', ['show', 'nobody'], 2, '', 'No account has the name or address "nobody"\n'],
  ['mail', ['list'], 0, expect.stringMatching(/^\S+Z +\w+ /), ''],
  ['audit', ['list', '--target', 'nobody'], 2, '', UNKNOWN_NAME],
])('npm run %s is a process of its own that ends', async (name, args, code, out, err) => {
  expect(await run(`operator/${name}-cli.js`, args)).toEqual({ code, out, err });
});

describe('npm run user', () => {
  it('suspends an account with a reason, finds it, and restores it', async () => {
    expect(await user('suspend', 'sora')).toMatchObject({
      code: 1,
      err: expect.stringContaining('--reason'),
    });
    const { code, out, err } = await user('suspend', '@sora', '--reason', 'Spam in\nthree rules');
    expect([code, out, err]).toEqual([0, expect.stringContaining('Suspended sora'), '']);
    expect((await user('list', '--suspended')).out).toMatch(/^sora +sora@example\.jp +user +suspended /);
    expect((await user('show', 'sora')).out).toMatch(/^Suspended +\S+: Spam in\nthree rules$/m);
    expect((await user('restore', 'sora')).out).toContain('Lifted the suspension of sora');
    expect(await user('restore', 'sora')).toEqual({
      code: 0,
      out: 'This account is not suspended: nothing to do\n',
      err: '',
    });
    expect((await user('list', '--suspended')).out).toBe('No account\n');
    const recorded = (await actions()).map(({ action }) => action);
    expect(recorded.filter((action) => /^user\./.test(action))).toEqual(['user.suspend', 'user.restore']);
  });

  it('keeps the last administrator who can sign in', async () => {
    for (const command of [
      ['suspend', 'hana', '--reason', 'x'],
      ['delete', 'hana', '--yes'],
    ])
      expect(await user(...command)).toMatchObject({
        code: 1,
        err: 'This is the last administrator who can sign in.\n',
      });
  });

  it('allows a name that looks like a known one, and mails whoever may take it', async () => {
    const { code, out, err } = await user('allow-name', 'sora', 'open-ai-tokyo');
    expect([code, out, err]).toEqual([
      0,
      'sora may take the name open-ai-tokyo; a mail goes to sora@example.jp\n',
      '',
    ]);
    expect((await actions()).at(-1)).toEqual({ action: 'user.allow-name' });
    expect((await user('allow-name', 'sora', 'open-ai-tokyo')).out).toContain('already: nothing to do');
    expect((await mail('list', '--waiting')).out).toContain('open-ai-tokyo');
    const taken = await user('allow-name', 'sora', 'hana');
    expect([taken.code, taken.err]).toEqual([1, expect.stringMatching(/^Nobody can take the name “hana”/)]);
  });

  it('mails a reset link, and deletes only when told twice', async () => {
    expect((await user('send-reset', 'mio')).out).toContain('mio@example.jp');
    expect(await user('delete', 'mio')).toMatchObject({ code: 1, err: expect.stringContaining('--yes') });
    const gone = await user('delete', 'mio', '--yes');
    expect([gone.code, gone.out + gone.err]).toEqual([
      expect.any(Number),
      expect.stringMatching(/^Deleted|alone owns @/),
    ]);
    expect(await user('suspend', 'nobody', '--reason', 'x')).toMatchObject({ code: 2 });
    expect((await user('list', '--reason', 'x')).code).toBe(1);
  });
});

describe('npm run organization', () => {
  it('appoints an owner where the only one is suspended', async () => {
    await database.rows(
      `with owner as (insert into owners (id, kind, name, name_key) values (gen_random_uuid(), 'organization', 'crew', 'crew') returning id),
            named as (insert into owner_names (name_key, owner_id) select 'crew', id from owner),
            made as (insert into organizations (id, display_name, created_at, updated_at) select id, 'Crew', now(), now() from owner)
       insert into memberships (organization_id, user_id, role, joined_at)
       select owner.id, o.id, 'owner', now() from owner, owners o where o.name = 'sora'`,
    );
    expect((await user('suspend', 'sora', '--reason', 'x')).code).toBe(0);
    expect((await organization('list', 'crew')).out).toMatch(/^@crew +1 +0 +@sora \(suspended\)\n$/);
    expect(await organization('appoint-owner', 'crew', 'sora')).toMatchObject({
      code: 1,
      err: 'This account is suspended. Lift the suspension first, or choose somebody else.\n',
    });
    expect(await organization('appoint-owner', '@crew', 'hana')).toEqual({
      code: 0,
      out: 'hana owns @crew now\n',
      err: '',
    });
    expect((await organization('list', 'crew')).out).toMatch(/^@crew +2 +0 +@hana @sora \(suspended\)\n$/);
    expect((await actions()).at(-1)).toEqual({ action: 'organization.appoint-owner' });
    expect((await user('restore', 'sora')).code).toBe(0);
  });

  it('has nothing to do for who owns it already, and names what does not exist', async () => {
    expect(await organization('appoint-owner', 'crew', 'hana')).toEqual({
      code: 0,
      out: 'This account already owns the organization: nothing to do\n',
      err: '',
    });
    expect(await organization('appoint-owner', 'no-such', 'hana')).toMatchObject({ code: 2 });
    expect(await organization('appoint-owner', 'crew', 'nobody')).toMatchObject({ code: 2 });
    expect((await organization('appoint-owner', 'crew')).err).toContain('does not take these arguments');
    expect((await organization('list', 'crew', '--limit', '0')).err).toContain('--limit');
  });
});

describe('npm run notice', () => {
  it('has nothing to do where there is no notice', async () => {
    expect(await run('operator/notice-cli.js', ['remove'])).toEqual({
      code: 0,
      out: 'There is no notice: nothing to do\n',
      err: '',
    });
  });

  it.each([
    [[], /^--ja: [^\n]+\n$/],
    [['--en', 'Down', '--until', '2020-01-01'], /^--until: [^\n]+\n$/],
    [['--en', 'Down', '--from', '2099-01-02', '--until', '2099-01-01'], /^--until: [^\n]+\n$/],
  ])('names what it refuses as it was typed: %j', async (words, err) => {
    expect(await run('operator/notice-cli.js', ['set', ...words])).toMatchObject({
      code: 1,
      err: expect.stringMatching(err),
    });
  });
});

describe('npm run mail', () => {
  it('sends nothing that waits, and leaves its attempts to the server', async () => {
    await database.rows(`update mail_outbox set attempts = 3, next_attempt_at = now() - interval '1 minute', failed_at = null
      where sent_at is null`);
    const before = await database.rows(`select id, attempts from mail_outbox order by id`);
    expect(before).not.toEqual([]);
    expect((await mail('list', '--waiting')).out).toMatch(/ waiting +3 /);
    expect(await database.rows(`select id, attempts from mail_outbox order by id`)).toEqual(before);
  });

  it('shows dead mail without its text, sends it again, and drops it', async () => {
    await database.rows(`delete from mail_outbox`);
    expect((await user('send-reset', 'sora')).code).toBe(0);
    const [row] = await database.rows<{ id: string }>(
      `update mail_outbox set failed_at = now(), last_error = 'refused', attempts = 12 returning id`,
    );
    const id = row?.id ?? '';
    const listed = await mail('list', '--dead');
    expect(listed.out).toMatch(new RegExp(`^\\S+ +dead +12 +sora@example\\.jp .* ${id}$`, 'm'));
    expect((await mail('show', id)).out).toMatch(/Last error +refused\n[\s\S]*Text +kept\n/);
    expect((await mail('resend', id)).out).toContain('sora@example.jp is due');
    expect(
      await database.rows(`select 1 from mail_outbox where failed_at is null and attempts < 12`),
    ).toHaveLength(1);
    await database.rows(`update mail_outbox set failed_at = now()`);
    await database.rows(`update one_time_tokens set consumed_at = now()`);
    expect(await mail('resend', id)).toMatchObject({ code: 1, err: expect.stringContaining('link') });
    expect((await mail('resend', '--dead')).out).toMatch(/^0 mails/);
    expect((await mail('drop', id)).out).toContain('Deleted the mail to sora@example.jp');
    expect(await mail('show', id)).toMatchObject({ code: 2, err: 'There is no such mail.\n' });
    const recorded = (await actions()).map(({ action }) => action).filter((action) => /^mail/.test(action));
    expect(recorded).toEqual(['mail.resend', 'mail.drop']);
  });
});

it('commands say of an empty database that it is empty', async () => {
  const empty = await createTestDatabase();
  await empty.rows('drop schema public cascade; create schema public');
  const child = spawn(process.execPath, [fileOf('operator/user-cli.js'), 'list'], {
    env: { ...settings(), DATABASE_URL: empty.url },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const [[code], err] = await Promise.all([once(child, 'close'), text(child.stderr)]);
  expect([code, err]).toEqual([1, expect.stringMatching(/^The database is empty: [^\n]+\n$/)]);
  await empty.drop();
});

describe('npm run audit', () => {
  it('lists and exports what filters select, and records the export', async () => {
    const list = await audit('list', '--action', 'user', '--target', 'sora', '--from', '2026-01-01');
    expect(list.out).toMatch(/ user\.restore +system +user sora/);
    expect(await audit('list', '--actor', 'nobody')).toEqual({ code: 2, out: '', err: UNKNOWN_NAME });
    expect((await audit('list', '--until', '2001-01-01')).out).toBe('No event\n');
    expect(await audit('export', '-', '--actor', 'nobody')).toEqual({ code: 2, out: '', err: UNKNOWN_NAME });
    const file = join(folder, 'log.csv');
    expect(await audit('export', file, '--format', 'csv')).toMatchObject({ code: 0, err: '' });
    const lines = (await readFile(file, 'utf8')).trimEnd().split('\r\n');
    const [{ count } = { count: 0 }] = await database.rows<{ count: number }>(
      `select count(*)::int from audit_events`,
    );
    expect(lines).toHaveLength(count + 1);
    expect((await stat(file)).mode & 0o777).toBe(0o600);
    expect(await audit('export', file)).toMatchObject({
      code: 1,
      err: expect.stringContaining('exists already'),
    });
    const piped = await audit('export', '-', '--action', 'audit.export', '--outcome', 'done');
    expect(
      piped.out
        .trimEnd()
        .split('\n')
        .map((line) => (JSON.parse(line) as { action: string }).action),
    ).toContain('audit.export');
    expect((await audit('list', '--from', 'yesterday')).err).toMatch(/^--from is a time such as/);
  });
});
