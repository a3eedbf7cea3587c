import { spawn, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { closedAtEnd } from '../cleanup';
import { answering, freePort, stop } from './kimari-process';

const FOLDER = path.join(__dirname, 'postgraphile');
const PROGRAM = path.join(FOLDER, 'node_modules/postgraphile/cli.js');

export type PostGraphile = { readonly origin: string; stop(): Promise<void> };

/** Starts PostGraphile over the same database, with the same number of connections, and installs it at the first time. */
export async function startPostGraphile(databaseUrl: string): Promise<PostGraphile> {
  if (!existsSync(PROGRAM)) install();
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const options = [
    '--schema',
    'public',
    '--host',
    '127.0.0.1',
    '--port',
    String(port),
    '--max-pool-size',
    '10',
  ];
  const child = spawn(process.execPath, [PROGRAM, ...options, '--disable-query-log', '--disable-graphiql'], {
    env: { ...process.env, NODE_ENV: 'production', DATABASE_URL: databaseUrl },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const stopIt = closedAtEnd(() => stop(child));
  await answering(child, `${origin}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{"query":"{__typename}"}',
  });
  return { origin, stop: stopIt };
}

function install(): void {
  const { status } = spawnSync('npm', ['ci', '--no-audit', '--no-fund'], { cwd: FOLDER, stdio: 'inherit' });
  if (status !== 0) throw new Error('PostGraphile could not be installed.');
}
