import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

export type Ended = { readonly code: number | null; readonly out: string; readonly err: string };

/** A run of the program, complete: nothing of the tests' own environment is added. */
export type Run = {
  readonly args: readonly string[];
  readonly cwd: string;
  readonly env: Readonly<Record<string, string>>;
  readonly input: string;
};

type Answer = { readonly ended: Ended } | { readonly failed: string };
type Resident = {
  readonly child: ChildProcess;
  readonly uid: number | undefined;
  /** Rejects when the process ends. */
  readonly end: Promise<never>;
};

const FILE = join(__dirname, 'resident.cjs');
/** What Node reads only when it starts. */
const READ_BY_NODE = /^(NODE_|SSL_|TZ$|LANG|LC_)/;
const USUAL = { LANG: 'en_US.UTF-8', TZ: 'UTC' };

const idle: Resident[] = [];

/** Whether a resident process would do the same as one of its own. */
export function canShare({ args, env }: Run): boolean {
  if (args.length === 1 && args[0] === '--version') return false;
  const usual: Readonly<Record<string, string>> = USUAL;
  return Object.entries(env).every(([name, value]) => !READ_BY_NODE.test(name) || usual[name] === value);
}

/** Runs the program in a process that has run it before, as the given user of the system. */
export async function runResident(run: Run, uid: number | undefined): Promise<Ended> {
  const index = idle.findIndex((resident) => resident.uid === uid);
  const resident = index < 0 ? begin(uid) : idle.splice(index, 1)[0]!;
  const { child, end } = resident;
  const answered = once(child, 'message') as Promise<[Answer]>;
  child.send(run);
  const [answer] = await Promise.race([answered, end]);
  if ('failed' in answer) {
    child.kill();
    throw new Error(`kimari ${run.args.join(' ')}: ${answer.failed}`);
  }
  idle.push(resident);
  return answer.ended;
}

function begin(uid: number | undefined): Resident {
  const child = fork(FILE, [], {
    cwd: '/',
    env: USUAL as unknown as NodeJS.ProcessEnv,
    execArgv: [],
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    ...(uid === undefined ? {} : { uid, gid: uid }),
  });
  const exit = once(child, 'exit') as Promise<[number | null]>;
  const end = exit.then(([code]): never => {
    throw new Error(`The process that runs the program ended with ${code}.`);
  });
  end.catch(() => undefined);
  return { child, uid, end };
}

/** Ends them; the last thing that a file with tests does. */
export async function endResidents(): Promise<void> {
  await Promise.all(
    idle.splice(0).map(async ({ child }) => {
      const ended = once(child, 'exit');
      child.disconnect();
      await ended;
    }),
  );
}
