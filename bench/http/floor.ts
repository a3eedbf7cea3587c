import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { closedAtEnd } from '../cleanup';
import { freePort, type KimariProcess, startKimari, stop } from './kimari-process';
import type { Call, Scenario } from './scenarios';
import { tapStatements, type Statement } from './statement-tap';

/** Input of the floor's process: the SQL to run and the response to send, per call. */
export type FloorAnswers = {
  readonly databaseUrl: string;
  readonly poolSize: number;
  readonly port: number;
  readonly answers: Readonly<Record<string, FloorAnswer>>;
};

export type FloorAnswer = {
  readonly statements: readonly Statement[];
  readonly type: string;
  readonly text?: string;
  readonly json?: unknown;
};

export type Floor = { readonly origin: string; stop(): Promise<void> };

const POOL_SIZE = 10;
/** Status of a server that cannot answer at the moment, and how often and after how many milliseconds it is asked again. */
const BUSY = 503;
const MAX_ATTEMPTS = 10;
const PAUSE = 1000;
/** Calls before recording, so that caches are filled. */
const WARMING_CALLS = 3;

/** Records how a separate Kimari handles each call once, then starts a bare server that does the same. */
export async function startFloor(
  folder: string,
  databaseUrl: string,
  list: readonly Scenario[],
): Promise<Floor> {
  const answers = await recordAnswers(folder, databaseUrl, list);
  const port = await freePort();
  const file = path.join(folder, 'floor.json');
  const everything: FloorAnswers = { databaseUrl, poolSize: POOL_SIZE, port, answers };
  await writeFile(file, JSON.stringify(everything), { mode: 0o600 });
  const program = path.join(__dirname, 'floor-server.ts');
  const child = spawn(process.execPath, ['--import', 'tsx', program, file], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const stopIt = closedAtEnd(() => stop(child));
  const ended = once(child, 'exit').then(([code]) => {
    throw new Error(`The floor ended with code ${String(code)} before it was ready.`);
  });
  await Promise.race([once(child.stdout, 'data'), ended]);
  // It ends with the benchmark.
  ended.catch(() => undefined);
  return { origin: `http://127.0.0.1:${port}`, stop: stopIt };
}

/** Starts a separate Kimari that computes every answer. */
export function startForgetful(folder: string, databaseUrl: string): Promise<KimariProcess> {
  return startKimari({
    DATABASE_URL: databaseUrl,
    DATA_DIR: path.join(folder, 'forgetful'),
    JWT_SECRET: 'only for this measurement, on this machine',
    RESPONSE_CACHE: 'off',
  });
}

async function recordAnswers(
  folder: string,
  databaseUrl: string,
  list: readonly Scenario[],
): Promise<Record<string, FloorAnswer>> {
  const tap = await tapStatements(databaseUrl);
  // Each call has to reach the database.
  const kimari = await startForgetful(folder, tap.url);
  const answers: Record<string, FloorAnswer> = {};
  try {
    for (const call of list.flatMap(({ calls }) => calls)) {
      for (let turn = 0; turn < WARMING_CALLS; turn++) await ask(kimari.origin, call);
      tap.take();
      const answer = await ask(kimari.origin, call);
      const text = await answer.text();
      const type = answer.headers.get('content-type') ?? '';
      const content = type.includes('json') ? { json: JSON.parse(text) as unknown } : { text };
      answers[`${call.method} ${call.path} ${call.body ?? ''}`] = {
        statements: tap.take(),
        type,
        ...content,
      };
    }
  } finally {
    await kimari.stop();
    tap.close();
  }
  return answers;
}

/** Sends a call; again while the server is too busy to answer within its deadlines. */
export async function ask(origin: string, call: Call): Promise<Response> {
  for (let attempt = 1; ; attempt++) {
    const answer = await send(origin, call);
    if (answer.ok) return answer;
    const text = await answer.text();
    if (answer.status !== BUSY || attempt === MAX_ATTEMPTS)
      throw new Error(`${call.method} ${call.path} answered ${answer.status}: ${text}`);
    await delay(PAUSE);
  }
}

function send(origin: string, call: Call): Promise<Response> {
  return fetch(origin + call.path, {
    method: call.method,
    headers: call.body === undefined ? {} : { 'content-type': 'application/json' },
    ...(call.body === undefined ? {} : { body: call.body }),
  });
}
