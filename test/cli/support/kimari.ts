import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { canShare, type Ended, runResident } from './residents';

export const PROGRAM = resolve(__dirname, '../../../dist/cli/kimari.cjs');
const KEEP_COMPILED = join(__dirname, 'keep-compiled.cjs');
/** What the program loads when it runs a command. */
export const COMMANDS = resolve(__dirname, '../../../dist/cli/commands.cjs');

export type RunOptions = {
  readonly cwd?: string;
  readonly env?: Readonly<Record<string, string>>;
  readonly input?: string;
  /** Runs as another user of the system, for which the tests must be root's. */
  readonly uid?: number;
  /** Modules that Node loads before the program. */
  readonly require?: string;
  /** A process of its own, for what the start or the end of a process decides. */
  readonly isOwn?: boolean;
};

/** A machine with its own home: the built program as a process, apart from the settings of whoever runs the tests. */
export class Machine {
  private constructor(
    readonly folder: string,
    readonly registry: string,
  ) {}

  static async with(registry: string): Promise<Machine> {
    return new Machine(await mkdtemp(join(tmpdir(), 'kimari-cli-')), registry);
  }

  get project(): string {
    return join(this.folder, 'project');
  }

  env(more: RunOptions['env'] = {}): Record<string, string> {
    const { PATH = '' } = process.env;
    const own = {
      HOME: join(this.folder, 'home'),
      KIMARI_REGISTRY: this.registry,
      LANG: 'en_US.UTF-8',
      TZ: 'UTC',
    };
    return { PATH, ...own, ...more };
  }

  start(
    args: readonly string[],
    { cwd = this.project, env, require, uid }: RunOptions = {},
  ): ChildProcessWithoutNullStreams {
    const node = ['--require', KEEP_COMPILED, ...(require === undefined ? [] : ['--require', require])];
    const environment = this.env(env) as unknown as NodeJS.ProcessEnv;
    return spawn(process.execPath, [...node, PROGRAM, ...args], {
      ...{ cwd, env: environment, stdio: 'pipe' },
      ...(uid === undefined ? {} : { uid, gid: uid }),
    });
  }

  /** In a process that runs the program for many tests, where that makes no difference. */
  async run(args: readonly string[], options: RunOptions = {}): Promise<Ended> {
    const { cwd = this.project, env, uid, input = '', require, isOwn = false } = options;
    const run = { args, cwd, env: this.env(env), input };
    return isOwn || require !== undefined || !canShare(run)
      ? this.runAlone(args, options)
      : runResident(run, uid);
  }

  private async runAlone(args: readonly string[], options: RunOptions): Promise<Ended> {
    const child = this.start(args, options);
    child.stdin.on('error', () => undefined);
    child.stdin.end(options.input ?? '');
    const [out, err, [code]] = await Promise.all([
      // Not `text`, which drops a byte order mark.
      buffer(child.stdout).then(String),
      buffer(child.stderr).then(String),
      once(child, 'close') as Promise<[number | null]>,
    ]);
    return { code, out, err };
  }

  /** Runs and expects success; returns standard output. */
  async ok(args: readonly string[], options: RunOptions = {}): Promise<string> {
    const { code, out, err } = await this.run(args, options);
    if (code !== 0) throw new Error(`kimari ${args.join(' ')} ended with ${code}:\n${out}${err}`);
    return out;
  }

  /** Runs with `--json`; returns the only document of standard output. */
  async json(args: readonly string[], options: RunOptions = {}): Promise<ReturnType<typeof JSON.parse>> {
    const { out } = await this.run([...args, '--json'], options);
    return JSON.parse(out);
  }

  remove(): Promise<void> {
    return rm(this.folder, { recursive: true, force: true });
  }
}
