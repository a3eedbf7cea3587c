import { chmod, mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { keptSecret } from '../server/kernel/config/kept-secret';
import { closedAtEnd } from './cleanup';
import { startKimari } from './http/kimari-process';
import { load } from './http/load';
import { percentile, printTable, rounded, saveResult, type Row } from './report';

const DEMO_EMAIL = 'haruka@example.com';
const PASSWORD_BYTES = 12;
const PARALLEL = 8;
const REPLAYS = 20;
/** Longer than the grace period of used refresh tokens. */
const AFTER_GRACE_MS = 11_000;

type Tokens = { readonly accessToken: string; readonly refreshToken: string };
type Answer = { readonly status: number; readonly body: Partial<Tokens>; readonly ms: number };

/**
 * Measures sign-ins by password, parallel refreshes of one session, and the reuse of old refresh tokens, on the built
 * server with the demo set. Flags: `--seconds N` of sign-ins (default 8), `--connections N` (default 10), `--rounds N` of
 * parallel refreshes (default 200).
 */
export async function run(flags: readonly string[]): Promise<void> {
  const { values } = parseArgs({
    args: [...flags],
    options: {
      seconds: { type: 'string', default: '8' },
      connections: { type: 'string', default: '10' },
      rounds: { type: 'string', default: '200' },
    },
  });
  const folder = await mkdtemp(path.join(os.tmpdir(), 'kimari-bench-'));
  // As root, PostgreSQL runs under another account, which needs access.
  await chmod(folder, 0o755);
  const removeFolder = closedAtEnd(() => rm(folder, { recursive: true, force: true }));
  try {
    const dataDir = path.join(folder, 'data');
    const kimari = await startKimari({ DATA_DIR: dataDir });
    const credentials = { email: DEMO_EMAIL, password: keptSecret(dataDir, 'demo-password', PASSWORD_BYTES) };
    const post = (call: string, body: object) => send(kimari.origin, call, body);
    const signIns = await measureSignIns(
      kimari.origin,
      credentials,
      Number(values.connections),
      Number(values.seconds),
    );
    const races = await raceRefreshes(post, credentials, Number(values.rounds));
    const replays = await replayOldTokens(post, credentials);
    await kimari.stop();
    await saveResult('sign-in', { signIns, races, replays });
  } finally {
    await removeFolder();
  }
}

type Post = (call: string, body: object) => Promise<Answer>;

async function measureSignIns(
  origin: string,
  credentials: object,
  connections: number,
  seconds: number,
): Promise<Row> {
  const call = { method: 'POST', path: '/api/auth/login', body: JSON.stringify(credentials) } as const;
  const effort = { connections, seconds };
  const { perSecond, p50, p99, requests, failures } = await load(origin, { calls: [call] }, effort, 'warm');
  const row = { 'sign-ins/s': rounded(perSecond), 'p50 ms': p50, 'p99 ms': p99, signIns: requests, failures };
  printTable(`sign-in by password, ${connections} connections`, [row]);
  return row;
}

/** Each round refreshes one session eight times at once: all must get the same new token. */
async function raceRefreshes(post: Post, credentials: object, rounds: number): Promise<Row> {
  let { refreshToken = '' } = (await post('login', credentials)).body;
  const times: number[] = [];
  let refused = 0;
  let forked = 0;
  for (let round = 0; round < rounds; round++) {
    const held = refreshToken;
    const answers = await Promise.all(
      Array.from({ length: PARALLEL }, () => post('refresh', { refreshToken: held })),
    );
    times.push(...answers.map(({ ms }) => ms));
    refused += answers.filter(({ status }) => status !== 200).length;
    const children = new Set(answers.map(({ body }) => body.refreshToken));
    if (children.size > 1) forked++;
    refreshToken = answers.find(({ status }) => status === 200)?.body.refreshToken ?? held;
  }
  const row = {
    rounds,
    refreshes: times.length,
    'signed out': refused,
    'rounds with two children': forked,
    'p50 ms': rounded(percentile(times, 0.5)),
    'p99 ms': rounded(percentile(times, 0.99)),
  };
  printTable(`${PARALLEL} parallel refreshes of one session`, [row]);
  return row;
}

/** After the grace period, the reuse of a token must end its session, the newest token included. */
async function replayOldTokens(post: Post, credentials: object): Promise<Row> {
  const families: { readonly old: string; readonly newest: string }[] = [];
  for (let count = 0; count < REPLAYS; count++) {
    const { refreshToken: old = '' } = (await post('login', credentials)).body;
    const { refreshToken: newest = '' } = (await post('refresh', { refreshToken: old })).body;
    families.push({ old, newest });
  }
  await delay(AFTER_GRACE_MS);
  let replaysAccepted = 0;
  let survivors = 0;
  for (const { old, newest } of families) {
    if ((await post('refresh', { refreshToken: old })).status === 200) replaysAccepted++;
    if ((await post('refresh', { refreshToken: newest })).status === 200) survivors++;
  }
  const row = { sessions: REPLAYS, 'replays accepted': replaysAccepted, 'sessions that survived': survivors };
  printTable('replay of a used refresh token after 11 s', [row]);
  return row;
}

async function send(origin: string, call: string, body: object): Promise<Answer> {
  const started = performance.now();
  const response = await fetch(`${origin}/api/auth/${call}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  const answer = (await response.json()) as Partial<Tokens>;
  return { status: response.status, body: answer, ms: performance.now() - started };
}
