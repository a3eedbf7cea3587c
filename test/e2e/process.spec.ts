import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { text } from 'node:stream/consumers';
import { freePort } from '../support/free-port';
import { until } from '../support/until';

jest.setTimeout(180_000);

const ROOT = resolve(__dirname, '../..');
let dataDir: string;
let port: number;
let running: ChildProcess[];

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'kimari-e2e-'));
  // The embedded database of root is kept elsewhere when its account cannot enter the folder.
  await chmod(dataDir, 0o711);
  port = await freePort();
});
beforeEach(() => {
  running = [];
});
afterEach(() => Promise.all(running.map(end)));
afterAll(() => rm(dataDir, { recursive: true, force: true }));

/** Runs a program of the project with the data of these tests. */
function run(
  script: string,
  args: readonly string[] = [],
  settings: Record<string, string> = {},
): ChildProcess {
  const environment = {
    PATH: process.env.PATH,
    DATA_DIR: dataDir,
    PORT: String(port),
    LOG_LEVEL: 'warn',
    SHUTDOWN_DELAY: '0',
    ...settings,
  };
  const child = spawn(process.execPath, [script, ...args], {
    cwd: ROOT,
    env: environment as unknown as NodeJS.ProcessEnv,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  running.push(child);
  return child;
}

/** Starts the server and waits until it reports that it is ready; `said` returns its output so far. */
async function start(
  settings: Record<string, string> = {},
): Promise<{ server: ChildProcess; said: () => string }> {
  const server = run('scripts/start.mjs', [], settings);
  let said = '';
  server.stderr?.on('data', (part) => (said += String(part)));
  await new Promise<void>((ready, failed) => {
    server.stdout?.on('data', (part) => {
      said += String(part);
      if (said.includes('is ready at')) ready();
    });
    server.once('exit', (code) => failed(new Error(`ended with ${code}: ${said}`)));
  });
  return { server, said: () => said };
}

async function end(child: ChildProcess): Promise<number | null> {
  if (child.exitCode !== null || child.signalCode !== null) return child.exitCode;
  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  return ((await ended) as [number | null])[0];
}

async function outcomeOf(child: ChildProcess): Promise<{ code: number | null; out: string; err: string }> {
  const ended = once(child, 'close') as Promise<[number | null]>;
  const [out, err, [code]] = await Promise.all([
    child.stdout ? text(child.stdout) : '',
    child.stderr ? text(child.stderr) : '',
    ended,
  ]);
  return { code, out, err };
}

const address = (path: string): string => `http://127.0.0.1:${port}${path}`;

it('starts in an empty folder with a demo account that can sign in, accepts a concurrent import, and shuts down cleanly', async () => {
  const { server, said } = await start();
  const demo = /demo as (\S+) with the password ([^\s"]+)/;
  await until(() => demo.test(said()));
  const [, email, password] = demo.exec(said()) ?? [];
  const login = await fetch(address('/api/auth/login'), {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ email, password }),
  });
  expect(login.status).toBe(200);
  const page = await fetch(address('/'), { headers: { 'Accept-Language': 'en' } });
  expect(page.status).toBe(200);
  expect(await page.text()).toContain('<html lang="en"');
  expect((await fetch(address('/assets/no-such-file.js'))).status).toBe(404);

  const file = join(dataDir, 'rules.jsonl');
  await writeFile(file, JSON.stringify({ owner: 'guest', name: 'imported', content: 'Be kind.\n' }));
  const { code, out } = await outcomeOf(run('scripts/run.mjs', ['server/import/cli.js', file]));
  expect(code).toBe(0);
  expect(out).toMatch(/^1 rule created, 1 version added \(/);
  expect((await fetch(address('/api/rules/@guest/imported'))).status).toBe(200);

  const second = await outcomeOf(run('scripts/start.mjs'));
  expect(second).toMatchObject({
    code: 1,
    err: `Port ${port} on 127.0.0.1 is already in use: set PORT to another one, or stop the program that uses it\n`,
  });

  expect(await end(server)).toBe(0);
});

it('shares the port between processes, and all of them exit with the primary', async () => {
  const { server } = await start({ WEB_CONCURRENCY: '2' });
  const answers = await Promise.all(Array.from({ length: 20 }, () => fetch(address('/readyz'))));
  expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 20 }, () => 200));
  expect(await end(server)).toBe(0);
  await expect(fetch(address('/livez'))).rejects.toThrow();
});

it('reports a wrong setting in one line', async () => {
  const { code, err } = await outcomeOf(run('scripts/start.mjs', [], { PORT: 'many' }));
  expect(code).toBe(1);
  expect(err).toMatch(/^Setting PORT is not usable: .*\n$/);
});
