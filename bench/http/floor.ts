import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { closedAtEnd } from '../cleanup';
import { freePort, startKimari, stop } from './kimari-process';
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
  await once(child.stdout, 'data');
  return { origin: `http://127.0.0.1:${port}`, stop: stopIt };
}

async function recordAnswers(
  folder: string,
  databaseUrl: string,
  list: readonly Scenario[],
): Promise<Record<string, FloorAnswer>> {
  const tap = await tapStatements(databaseUrl);
  const kimari = await startKimari({
    DATABASE_URL: tap.url,
    DATA_DIR: path.join(folder, 'watched'),
    JWT_SECRET: 'only for this measurement, on this machine',
  });
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

export async function ask(origin: string, call: Call): Promise<Response> {
  const answer = await fetch(origin + call.path, {
    method: call.method,
    headers: call.body === undefined ? {} : { 'content-type': 'application/json' },
    ...(call.body === undefined ? {} : { body: call.body }),
  });
  if (!answer.ok)
    throw new Error(`${call.method} ${call.path} answered ${answer.status}: ${await answer.text()}`);
  return answer;
}
