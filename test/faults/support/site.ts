import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join, resolve } from 'node:path';
import { until } from '../../support/until';
import { aFolder, noteProcess } from './workshop';

const ROOT = resolve(__dirname, '../../..');
const PROGRAM = join(ROOT, 'dist/server/main.js');
/** Milliseconds for a first start, which makes a database; busy machines take long. */
const START_TIMEOUT = 120_000;
const END_TIMEOUT = 30_000;
const LOG_SHOWN = 4000;
export const JWT_SECRET = 'a secret that only the fault tests know';

export type Settings = Readonly<Record<string, string>>;

/** The built server on a port and a data folder of its own; a process that can be killed and started again. */
export class Site {
  private child: ChildProcess | undefined;
  private log = '';

  private constructor(
    readonly dataDir: string,
    private readonly port: number,
    private readonly settings: Settings,
  ) {}

  /** Starts one and waits until it is ready; `dataDir` joins another one's database. */
  static async start(settings: Settings = {}, dataDir?: string): Promise<Site> {
    const site = new Site(dataDir ?? (await aFolder()), await freePort(), settings);
    await site.start();
    return site;
  }

  /** Starts one more on the same database, for the same public address, so that sessions are good at both. */
  sibling(settings: Settings = {}): Promise<Site> {
    return Site.start({ APP_URL: this.origin, ...settings }, this.dataDir);
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

  /** Starts the process, at the same address as before; returns how many milliseconds it took to be ready. */
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

  /** The process is gone from one moment to the next. */
  async kill(): Promise<void> {
    if (!this.child || hasEnded(this.child)) return;
    const ended = once(this.child, 'exit');
    this.child.kill('SIGKILL');
    await ended;
  }

  /** Asks the process to end; returns its exit code. One that does not end is killed, and has none. */
  async end(): Promise<number | null> {
    if (!this.child || hasEnded(this.child)) return this.child?.exitCode ?? null;
    const ended = once(this.child, 'exit') as Promise<[number | null]>;
    this.child.kill('SIGTERM');
    const deadline = setTimeout(() => this.child?.kill('SIGKILL'), END_TIMEOUT);
    const [code] = await ended;
    clearTimeout(deadline);
    return code;
  }

  /** The address of its embedded database. */
  async databaseUrl(): Promise<string> {
    const record = await readFile(join(this.dataDir, 'postgres/server.json'), 'utf8');
    return (JSON.parse(record) as { url: string }).url;
  }

  /** The id of the process that its embedded database is. */
  async postmaster(): Promise<number> {
    const file = await readFile(join(this.dataDir, 'postgres/cluster/postmaster.pid'), 'utf8');
    return Number.parseInt(file, 10);
  }
}

/** Starts the server with nothing but these settings and those that suit tests; the process is written down. */
export function runServer(settings: Settings): ChildProcess {
  const child = spawn(process.execPath, [PROGRAM], {
    cwd: ROOT,
    env: {
      PATH: process.env.PATH,
      NODE_ENV: 'production',
      HOST: '127.0.0.1',
      DEMO: 'off',
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

export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (address === null || typeof address === 'string') throw new Error('No port is free.');
  return address.port;
}
