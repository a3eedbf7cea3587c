import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { openSync, readFileSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { text } from 'node:stream/consumers';
import { commandSettings } from './support/command-settings';
import { type Outcome, type Resident, startResident } from './support/resident';
import { createTestDatabase, type TestDatabase } from '../support/database';

jest.setTimeout(120_000);

const ROOT = resolve(__dirname, '../..');
const read = (file: string) => readFileSync(join(ROOT, file), 'utf8');
const PROGRAMS = new Map(
  Object.entries((JSON.parse(read('package.json')) as { scripts: Record<string, string> }).scripts).flatMap(
    ([name, script]) => {
      const program = /^node scripts\/run\.mjs server\/(\S+)/.exec(script)?.[1];
      return program ? [[name, program] as const] : [];
    },
  ),
);

let folder: string;
let database: TestDatabase;
let resident: Resident;

const settings = (): NodeJS.ProcessEnv => commandSettings(folder, database.url);

/** Runs a command beside others, as `npm run NAME -- …` does. */
const run = (name: string, ...args: readonly string[]): Promise<Outcome> =>
  resident.run(join(ROOT, '.cache/compiled/server', PROGRAMS.get(name) ?? ''), args);

/** Runs it in a process of its own, whose standard output is a file or a pipe. */
function start(output: number | 'pipe', name: string, ...args: readonly string[]): ChildProcess {
  const file = join(ROOT, 'dist/server', PROGRAMS.get(name) ?? '');
  return spawn(process.execPath, [file, ...args], {
    cwd: ROOT,
    env: settings(),
    stdio: ['ignore', output, 'pipe'],
  });
}

async function endOf(child: ChildProcess): Promise<{ readonly code: number | null; readonly err: string }> {
  const [[code], err] = await Promise.all([
    once(child, 'close') as Promise<[number | null]>,
    child.stderr ? text(child.stderr) : '',
  ]);
  return { code, err };
}

const rule = (owner: string, organization?: string) =>
  JSON.stringify({ owner, organization, name: owner, type: 'rule', description: 'x', content: '# x\n' });

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kimari-commands-'));
  database = await createTestDatabase();
  resident = startResident(settings(), ROOT);
  await writeFile(
    join(folder, 'rules.jsonl'),
    `${rule('minato_kubo', 'crew')}\n${rule('sora_ando', 'crew')}\n`,
  );
});
afterAll(async () => {
  await resident.end();
  await database.drop();
  await rm(folder, { recursive: true, force: true });
});

const mailId = async () => {
  const [mail] = await database.rows<{ id: string }>(
    `update mail_outbox set failed_at = now() where id = (select id from mail_outbox where link_kind is null limit 1) returning id`,
  );
  return mail?.id ?? '';
};
const withSecondFactor = async () => {
  await database.rows(
    `insert into second_factors select id, 'sealed', 1, now() from owners where name = 'sora_ando'`,
  );
  return 'sora_ando';
};

type Words = readonly (string | (() => string | Promise<string>))[];

/** What each changing command is given, in an order in which each has something to do, and the actions that it leaves. */
const CHANGES: Readonly<Record<string, readonly [Words, readonly string[]]>> = {
  import: [
    [() => join(folder, 'rules.jsonl')],
    ['user.register', 'organization.create', 'organization.add-member', 'rule.create'],
  ],
  'user verify': [['sora_ando'], ['user.verify-email']],
  'user send-reset': [['sora_ando'], ['user.request-password-reset']],
  'user set-password': [['sora_ando', '--generate'], ['user.reset-password']],
  'user reset-second-factor': [[withSecondFactor], ['second-factor.disable']],
  'user suspend': [['sora_ando', '--reason', 'x'], ['user.suspend']],
  'user restore': [['sora_ando'], ['user.restore']],
  'user allow-name': [['sora_ando', 'open-ai-tokyo'], ['user.allow-name']],
  'user invite': [['Neue@example.jp'], ['user.invite']],
  'user withdraw-invitation': [['neue@example.jp'], ['user.withdraw-invitation']],
  'organization appoint-owner': [['crew', 'sora_ando'], ['organization.appoint-owner']],
  'mail resend': [[mailId], ['mail.resend']],
  'mail drop': [[mailId], ['mail.drop']],
  'notice set': [['--en', 'Down'], ['site-notice.set']],
  'notice remove': [[], ['site-notice.remove']],
  'audit export': [['-'], ['audit.export']],
  'user delete': [['sora_ando', '--yes'], ['user.delete']],
};

/** Commands that leave no event, each with the reason. */
const WITHOUT_EVENT: Readonly<Record<string, string>> = {
  start: 'changes data only by migrations, which schema_migrations names',
  build: 'changes no data',
  migrate: 'schema_migrations names what was applied',
  seed: 'loads rules as an import does; its accounts are part of the demo',
  backup: 'changes nothing',
  restore: 'brings the log of the archive into an empty database',
  'data:remove': 'removes the log as well',
  doctor: 'changes nothing',
  'search:check': 'changes nothing',
  ...Object.fromEntries(
    ['user list', 'user show', 'user invitations', 'organization list', 'mail list', 'mail show'].map(
      (name) => [name, 'only reads'],
    ),
  ),
  ...Object.fromEntries(['audit list', 'audit actions', 'notice show'].map((name) => [name, 'only reads'])),
};

describe('what the commands do', () => {
  it('is all in this test', () => {
    const blocks = [...read('docs/operations.md').matchAll(/^```text\n(npm [\s\S]*?)\n```$/gm)];
    const usages = blocks.flatMap(([, help = '']) => [
      ...help.matchAll(/^npm (?:run )?(?<program>[\w:]+)(?: -- (?<command>[a-z][a-z-]*))?/gm),
    ]);
    const commands = usages.map(({ groups }) =>
      [groups?.['program'], groups?.['command']].filter(Boolean).join(' '),
    );
    expect([...new Set(commands)].sort()).toEqual(
      [...Object.keys(CHANGES), ...Object.keys(WITHOUT_EVENT)].sort(),
    );
  });

  it('is in the audit log', async () => {
    for (const [name, [words, actions]] of Object.entries(CHANGES)) {
      const [program = '', ...command] = name.split(' ');
      const given: string[] = [];
      for (const word of words) given.push(typeof word === 'string' ? word : await word());
      const before = (await database.rows<{ id: string }>('select id from audit_events')).map(({ id }) => id);
      const { code, err } = await run(program, ...command, ...given);
      expect([name, code, err]).toEqual([name, 0, '']);
      const added = await database.rows<{ action: string }>(
        'select action from audit_events where id <> all ($1)',
        [before],
      );
      expect([name, added.map(({ action }) => action)]).toEqual([name, expect.arrayContaining([...actions])]);
      if (name === 'import')
        await database.rows(`update users set email = 'sora@example.jp', email_key = 'sora@example.jp'
          where id = (select id from owners where name = 'sora_ando')`);
    }
    const [{ details } = { details: {} }] = await database.rows<{ details: unknown }>(
      `select details from audit_events where action = 'user.invite'`,
    );
    expect(details).toEqual({ domain: 'example.jp' });
  });
});

describe('an account that an import has made, which has no address', () => {
  const NONE = 'no mail goes out, because the account has no address';

  beforeAll(async () => {
    await database.rows('delete from mail_outbox');
    const file = join(folder, 'more.jsonl');
    await writeFile(file, rule('nagi_ito'));
    expect(await run('import', file)).toMatchObject({ code: 0 });
  });

  it.each(['send-reset', 'verify'])('is told by %s, which is about the address', async (command) => {
    expect(await run('user', command, 'nagi_ito')).toEqual({
      code: 1,
      out: '',
      err: 'This account has no email address, so there is none to verify or to send a link to.\n',
    });
  });

  it.each([
    ['suspend', ['--reason', 'x']],
    ['restore', []],
    ['reset-second-factor', []],
    ['set-password', ['--generate']],
    ['allow-name', ['open-ai-osaka']],
  ])('is noted by %s, which mails nobody', async (command, words) => {
    if (command === 'reset-second-factor')
      await database.rows(
        `insert into second_factors select id, 'sealed', 1, now() from owners where name = 'nagi_ito'`,
      );
    const { code, out, err } = await run('user', command, 'nagi_ito', ...words);
    expect([code, out, err]).toEqual([0, expect.stringContaining(`; ${NONE}\n`), '']);
    expect(await database.rows('select recipient from mail_outbox')).toEqual([]);
  });

  it('is shown as it is, and is not among those whose address is not verified', async () => {
    expect((await run('user', 'list', 'nagi')).out).toMatch(/^nagi_ito +- +user +no address /);
    expect((await run('user', 'list', 'nagi', '--unverified')).out).toBe('No account\n');
    expect((await run('user', 'show', 'nagi_ito')).out).toMatch(/^Address +none; nobody can sign in$/m);
  });

  it('is deleted without a mail', async () => {
    expect((await run('user', 'delete', 'nagi_ito', '--yes')).out).toBe(
      `Deleted the account of nagi_ito; ${NONE}\n`,
    );
    expect(await database.rows('select recipient from mail_outbox')).toEqual([]);
  });
});

describe('output that cannot be written', () => {
  const FULL = openSync('/dev/full', 'w');
  const LOST = /^The output could not be written: ENOSPC[^\n]*\n$/;

  it.each([...PROGRAMS.keys()].filter((name) => name !== 'codegen'))(
    'is a line and a code of npm run %s',
    async (name) => {
      expect(await endOf(start(FULL, name, '--help'))).toEqual({
        code: 1,
        err: expect.stringMatching(LOST),
      });
    },
  );

  it.each([
    ['user', 'list'],
    ['audit', 'list'],
    ['audit', 'export', '-'],
  ])('is one after work, too: npm run %s %s', async (name, ...words) => {
    expect(await endOf(start(FULL, name, ...words))).toEqual({ code: 1, err: expect.stringMatching(LOST) });
  });

  it('is no failure when whoever reads has read enough', async () => {
    await database.rows(`insert into audit_events (id, action, actor_kind, details)
      select gen_random_uuid(), 'user.restore', 'system', '{}' from generate_series(1, 5000)`);
    for (const words of [['export', '-'], ['list', '--limit', '5000'], ['--help']]) {
      const child = start('pipe', 'audit', ...words);
      child.stdout?.once('data', () => child.stdout?.destroy());
      expect([words, await endOf(child)]).toEqual([words, { code: 0, err: '' }]);
    }
  });
});
