import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { freePort } from '../../support/free-port';
import { until } from '../../support/until';
import { aDataFolder, noteProcess } from './workshop';

const ROOT = resolve(__dirname, '../../..');
const PROGRAM = join(ROOT, 'dist/server/main.js');
/** Milliseconds for a start on a busy machine. */
const START_TIMEOUT = 120_000;
const END_TIMEOUT = 30_000;
const LOG_SHOWN = 4000;
export const JWT_SECRET = 'a secret that only the fault tests know';

export type Settings = Readonly<Record<string, string>>;

/** The built server as a process with its own port and data folder, which can be killed and restarted. */
export class Site {
  private child: ChildProcess | undefined;
  private log = '';

  private constructor(
    readonly dataDir: string,
    private readonly port: number,
    private readonly settings: Settings,
  ) {}

  /** Starts a server with an empty database, in `folder` if it is given, and waits until it is ready. */
  static async start(settings: Settings = {}, folder?: string): Promise<Site> {
    return Site.startIn(await aDataFolder(folder), settings);
  }

  /** Starts another server on the same database and public address, so that sessions are valid on both. */
  sibling(settings: Settings = {}): Promise<Site> {
    return Site.startIn(this.dataDir, { APP_URL: this.origin, ...settings });
  }

  private static async startIn(dataDir: string, settings: Settings): Promise<Site> {
    const site = new Site(dataDir, await freePort(), settings);
    await site.start();
    return site;
  }

  get origin(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  get pid(): number {
    return this.child?.pid ?? 0;
  }

  get lastWords(): string {
    return this.log.slice(-LOG_SHOWN);
  }

  /** Starts the process at the same address; returns the milliseconds until it was ready. */
  async start(): Promise<number> {
    const began = Date.now();
    const child = runServer({
      PORT: String(this.port),
      APP_URL: this.origin,
      DATA_DIR: this.dataDir,
      ...this.settings,
    });
    this.child = child;
    this.log = '';
    for (const stream of [child.stdout, child.stderr])
      stream?.on('data', (part: Buffer) => (this.log += part.toString()));
    await until(async () => {
      if (hasEnded(child)) throw new Error(`The site ended by itself:\n${this.lastWords}`);
      return this.isReady();
    }, START_TIMEOUT);
    return Date.now() - began;
  }

  async isReady(): Promise<boolean> {
    const answer = await fetch(`${this.origin}/readyz`).catch(() => null);
    await answer?.arrayBuffer();
    return answer?.ok ?? false;
  }

  /** Kills the process with SIGKILL. */
  async kill(): Promise<void> {
    if (!this.child || hasEnded(this.child)) return;
    const ended = once(this.child, 'exit');
    this.child.kill('SIGKILL');
    await ended;
  }

  /** Stops the process and returns its exit code; null when it had to be killed. */
  async end(): Promise<number | null> {
    if (!this.child || hasEnded(this.child)) return this.child?.exitCode ?? null;
    const ended = once(this.child, 'exit') as Promise<[number | null]>;
    this.child.kill('SIGTERM');
    const deadline = setTimeout(() => this.child?.kill('SIGKILL'), END_TIMEOUT);
    const [code] = await ended;
    clearTimeout(deadline);
    return code;
  }

  /** Waits for the process to end by itself; returns its exit code. */
  async ended(): Promise<number | null> {
    if (this.child && !hasEnded(this.child)) await once(this.child, 'exit');
    return this.child?.exitCode ?? null;
  }

  /** The address of its embedded database. */
  async databaseUrl(): Promise<string> {
    const record = await readFile(join(this.dataDir, 'postgres/server.json'), 'utf8');
    return (JSON.parse(record) as { url: string }).url;
  }

  /** Process id of its embedded database. */
  async postmaster(): Promise<number> {
    const file = await readFile(join(this.dataDir, 'postgres/cluster/postmaster.pid'), 'utf8');
    return Number.parseInt(file, 10);
  }
}

/** Starts the server with only these settings and the tests' defaults, and registers the process for cleanup. */
export function runServer(settings: Settings): ChildProcess {
  const child = spawn(process.execPath, [PROGRAM], {
    cwd: ROOT,
    env: {
      PATH: process.env.PATH,
      NODE_ENV: 'production',
      HOST: '127.0.0.1',
      DEMO: 'off',
      SHUTDOWN_DELAY: '0',
      RATE_LIMIT: 'off',
      LOG_LEVEL: 'warn',
      JWT_SECRET,
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  noteProcess(child.pid);
  return child;
}

export function hasEnded({ exitCode, signalCode }: ChildProcess): boolean {
  return exitCode !== null || signalCode !== null;
}
