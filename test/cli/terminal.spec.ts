import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { as } from '../support/as';
import { aRule } from '../support/factories/rule';
import { aUser } from '../support/factories/user';
import { PROGRAM } from './support/kimari';
import { filesOf, useMachine, writeFiles } from './support/use-machine';

jest.setTimeout(60_000);

const world = useMachine();
/** util-linux runs a program on a terminal of its own. */
const SCRIPT = '/usr/bin/script';
const onTerminal = existsSync(SCRIPT) && process.platform === 'linux' ? it : it.skip;

/** A program on a pseudo-terminal. */
class Session {
  said = '';
  readonly ended: Promise<number | null>;
  private readonly child: ChildProcessWithoutNullStreams;
  private readonly listeners = new Set<() => void>();

  constructor(command: string, cwd: string, env: Record<string, string>) {
    this.child = spawn(SCRIPT, ['--quiet', '--return', '--command', command, '/dev/null'], {
      cwd,
      env: { ...env, TERM: 'xterm', SHELL: '/bin/sh' } as unknown as NodeJS.ProcessEnv,
    });
    this.child.stdout.on('data', (part) => {
      this.said += String(part);
      this.listeners.forEach((listener) => listener());
    });
    this.ended = new Promise((done) => this.child.once('close', done));
  }

  /** Waits until the program has said something that matches. */
  async says(pattern: RegExp): Promise<RegExpExecArray> {
    return new Promise((found, failed) => {
      const look = (): void => {
        const match = pattern.exec(this.said);
        if (!match) return;
        this.listeners.delete(look);
        found(match);
      };
      this.listeners.add(look);
      void this.ended.then(() => failed(new Error(`It ended after saying:\n${this.said}`)));
      look();
    });
  }

  end(): void {
    this.child.kill('SIGKILL');
  }

  press(keys: string): void {
    this.child.stdin.write(keys);
  }
}

const sessions: Session[] = [];
afterEach(() => sessions.splice(0).forEach((session) => session.end()));

function kimari(args: string, env: Record<string, string> = {}): Session {
  const command = `${process.execPath} ${PROGRAM} ${args}`;
  const session = new Session(command, world.machine.project, world.machine.env(env));
  sessions.push(session);
  return session;
}

onTerminal('asks for the assistants and for consent, in Japanese, and writes what was chosen', async () => {
  const user = await aUser(world.app, { username: 'sora' });
  await aRule(world.app, user, { name: 'go', content: 'Our project is {{project}}.\n' });
  await writeFiles(world.machine.project, { 'CLAUDE.md': 'Ours.\n' });
  const session = kimari('add @sora/go', { LANG: 'ja_JP.UTF-8' });
  await session.says(/アシスタントを選んでください/);
  session.press('\r');
  await session.says(/project の値/);
  session.press('kimari\r');
  await session.says(/書き込みますか/);
  session.press('\r');
  expect(await session.ended).toBe(0);
  expect(session.said).toContain('1 件を書き込みました');
  const files = await filesOf(world.machine.project);
  expect(files['.claude/rules/go.md']).toBe('Our project is kimari.\n');
});

onTerminal('writes nothing when the person says no', async () => {
  const user = await aUser(world.app, { username: 'sora' });
  await aRule(world.app, user, { name: 'go' });
  const session = kimari('add @sora/go --target claude');
  await session.says(/Write these files/);
  session.press('n');
  expect(await session.ended).toBe(1);
  expect(await filesOf(world.machine.project)).toEqual({});
});

onTerminal('shows the code of a sign-in with colours, and goes on once it is approved', async () => {
  const user = await aUser(world.app, { username: 'hana' });
  const session = kimari('login --no-browser');
  const [, userCode] = await session.says(/code: (?:\u001b\[\d+m)*([A-Z]{4}-[A-Z]{4})/);
  await as(world.app, user).post('/api/auth/device/verify', { userCode }).expect(200);
  expect(await session.ended).toBe(0);
  expect(session.said).toContain(`Signed in to ${world.origin} as hana.`);
  expect(session.said).toContain('\u001b[1m');
});

onTerminal('ends with 130 when interrupted in a question', async () => {
  const user = await aUser(world.app, { username: 'sora' });
  await aRule(world.app, user, { name: 'go' });
  const session = kimari('add @sora/go --target claude');
  await session.says(/Write these files/);
  session.press('\u0003');
  expect(await session.ended).toBe(130);
});

onTerminal('asks for the name of a rule whose file has none, until it can be one', async () => {
  await writeFiles(world.machine.project, { '.cursor/rules/命名規則.mdc': 'Names.\n' });
  const session = kimari('import');
  await session.says(/Name of the rule in .*命名規則\.mdc/);
  session.press('命名\r');
  await session.says(/cannot be the name[\s\S]*Name of the rule in/);
  session.press('naming\r');
  expect(await session.ended).toBe(0);
  expect((await filesOf(world.machine.project))['kimari/rules/naming.md']).toContain('Names.');
});
