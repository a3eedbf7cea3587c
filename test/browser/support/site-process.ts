import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { freePort } from '../../support/free-port';
import { until } from '../../support/until';

/** The built server as a process with its own data and port. */
export type SiteProcess = {
  readonly origin: string;
  readonly dataDir: string;
  /** Stops the process and removes its data. */
  stop(): Promise<void>;
};

/** Milliseconds for a first start, which creates a database and loads the demo set, on a busy machine. */
const START_TIMEOUT = 120_000;
const LOG_SHOWN = 4000;
const CHEAP_PASSWORDS = resolve(__dirname, 'cheap-passwords.cjs');

/** Starts `dist/server/main.js` with the demo set and waits until it is ready. */
export async function startSite(settings: Readonly<Record<string, string>> = {}): Promise<SiteProcess> {
  const dataDir = await mkdtemp(join(tmpdir(), 'kimari-browser-'));
  // As root, PostgreSQL runs under another account, which needs access.
  await chmod(dataDir, 0o755);
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const program = resolve(__dirname, '../../../dist/server/main.js');
  const child = spawn(process.execPath, ['--require', CHEAP_PASSWORDS, program], {
    cwd: resolve(__dirname, '../../..'),
    env: {
      ...withoutSettings(process.env),
      NODE_ENV: 'production',
      HOST: '127.0.0.1',
      PORT: String(port),
      APP_URL: origin,
      DATA_DIR: dataDir,
      DEMO: 'on',
      RATE_LIMIT: 'off',
      ADMIN_EMAILS: 'the-administrator@example.jp',
      LOG_LEVEL: 'warn',
      SHUTDOWN_DELAY: '0',
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const log: Buffer[] = [];
  child.stdout.on('data', (part: Buffer) => log.push(part));
  child.stderr.on('data', (part: Buffer) => log.push(part));
  const lastWords = () => Buffer.concat(log).toString().slice(-LOG_SHOWN);
  const stop = async () => {
    const fell = hasEnded(child);
    await end(child);
    await rm(dataDir, { recursive: true, force: true });
    if (fell) throw new Error(`The site ended by itself:\n${lastWords()}`);
  };
  try {
    await until(() => isReady(child, origin), START_TIMEOUT);
  } catch (cause) {
    await stop();
    throw new Error(`The site did not start:\n${lastWords()}`, { cause });
  }
  return { origin, dataDir, stop };
}

/** The environment without settings of Kimari, which must not reach the site. */
function withoutSettings(env: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  const { DATABASE_URL: _database, SMTP_URL: _mail, NODE_OPTIONS: _options, ...rest } = env;
  return rest;
}

async function isReady(child: ChildProcess, origin: string): Promise<boolean> {
  if (hasEnded(child)) throw new Error('It ended by itself.');
  const answer = await fetch(`${origin}/readyz`).catch(() => null);
  return answer?.ok ?? false;
}

function hasEnded({ exitCode, signalCode }: ChildProcess): boolean {
  return exitCode !== null || signalCode !== null;
}

async function end(child: ChildProcess): Promise<void> {
  if (hasEnded(child)) return;
  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  await ended;
}
