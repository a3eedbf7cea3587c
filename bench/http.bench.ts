import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { existsSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import autocannon from 'autocannon';
import { startEmbeddedPostgres } from '../server/kernel/database/embedded/embedded-postgres';
import { closedAtEnd, stoppedAtEnd } from './cleanup';
import { ask, startFloor, startForgetful } from './http/floor';
import { runProgram, startKimari, type KimariProcess } from './http/kimari-process';
import { differing, load } from './http/load';
import { pageWeight } from './http/page-weight';
import { startPostGraphile } from './http/postgraphile';
import { allRendered, rulePages } from './http/rule-pages';
import { scenarios, type Scenario } from './http/scenarios';
import { percentile, printTable, rounded, saveResult, type Row } from './report';

const CORPUS = path.join(
  process.env['CORPUS_DIR'] ?? path.resolve(__dirname, '../../shared/corpus'),
  'corpus-dev.jsonl',
);
const REQUESTS_BEFORE_WEIGHING = 20_000;
const PAGES_ONE_BY_ONE = 200;

/**
 * Benchmarks the built server over HTTP against the floor (`http/floor-server.ts`), in the same run on the same
 * database. Flags: `--seconds N` for each load (default 8), `--connections N` (default 10).
 */
export async function run(flags: readonly string[]): Promise<void> {
  const { values } = parseArgs({
    args: [...flags],
    options: { seconds: { type: 'string', default: '8' }, connections: { type: 'string', default: '10' } },
  });
  const folder = await mkdtemp(path.join(os.tmpdir(), 'kimari-bench-'));
  // As root, PostgreSQL runs under another account, which needs access.
  await chmod(folder, 0o755);
  const removeFolder = closedAtEnd(() => rm(folder, { recursive: true, force: true }));
  try {
    const starts = await measureStarts(path.join(folder, 'data'));
    const results = await measure(folder, Number(values.seconds), Number(values.connections));
    await saveResult('http', { starts, ...results });
  } finally {
    await removeFolder();
  }
}

/**
 * Time from `node dist/server/main.js` until ready: first with a new data folder and the demo set, then again with the
 * same folder.
 */
async function measureStarts(dataDir: string): Promise<Row> {
  const times: number[] = [];
  for (let turn = 0; turn < 4; turn++) {
    const kimari = await startKimari({ DATA_DIR: dataDir });
    times.push(Math.round(kimari.startMs));
    await kimari.stop();
  }
  const [first = Number.NaN, ...later] = times;
  const starts = { 'first start': first, 'later starts (median)': percentile(later, 0.5) };
  printTable('start to ready (ms)', [starts]);
  return starts;
}

async function measure(folder: string, seconds: number, connections: number): Promise<object> {
  const dataDir = path.join(folder, 'data');
  const starting = startEmbeddedPostgres({ dataDir, log: () => undefined });
  const stopPostgres = stoppedAtEnd(starting);
  const postgres = await starting;
  try {
    if (existsSync(CORPUS)) await runProgram(['dist/server/import/cli.js', CORPUS], { DATA_DIR: dataDir });
    else console.log(`No corpus at ${CORPUS}: measuring with the demo set.`);
    const kimari = await startKimari({ DATA_DIR: dataDir });
    try {
      const begun = performance.now();
      await allRendered(postgres.url);
      console.log(
        `texts rendered in the background within ${Math.round((performance.now() - begun) / 1000)} s`,
      );
      return await measureServer(folder, postgres.url, kimari, { seconds, connections });
    } finally {
      await kimari.stop();
    }
  } finally {
    await stopPostgres();
  }
}

type Effort = { readonly seconds: number; readonly connections: number };

async function measureServer(
  folder: string,
  databaseUrl: string,
  kimari: KimariProcess,
  effort: Effort,
): Promise<object> {
  const list = await scenarios(kimari.origin);
  const floor = await startFloor(folder, databaseUrl, list);
  const forgetful = await startForgetful(folder, databaseUrl);
  const postgraphile = await startPostGraphile(databaseUrl);
  try {
    const rows: Row[] = [];
    const origins = {
      kept: kimari.origin,
      forgetful: forgetful.origin,
      floor: floor.origin,
      postgraphile: postgraphile.origin,
    };
    for (const scenario of list) rows.push(await compare(scenario, origins, effort));
    printTable(`load: ${effort.connections} connections, ${effort.seconds} s each (latency in ms)`, rows);
    const memory = await weigh(kimari, list, rows);
    const pages = [
      await measurePage(kimari.origin, '/rules'),
      await measurePages(kimari.origin, await rulePages(kimari.origin)),
    ];
    return { load: rows, memory, pages };
  } finally {
    await postgraphile.stop();
    await forgetful.stop();
    await floor.stop();
  }
}

type Origins = {
  readonly kept: string;
  readonly forgetful: string;
  readonly floor: string;
  readonly postgraphile: string;
};

async function compare(scenario: Scenario, origins: Origins, effort: Effort): Promise<Row> {
  const least = await load(origins.floor, scenario, effort, 'cold');
  const computed = await load(origins.forgetful, scenario, effort, 'cold');
  const cold = await load(origins.kept, scenario, effort, 'cold');
  const warm = await load(origins.kept, scenario, effort, 'warm');
  const { callOfPostGraphile } = scenario;
  const postgraphile =
    callOfPostGraphile && (await load(origins.postgraphile, { calls: [callOfPostGraphile] }, effort, 'cold'));
  return {
    scenario: scenario.name,
    'floor/s': Math.round(least.perSecond),
    'computed/s': Math.round(computed.perSecond),
    'computed/floor': rounded(computed.perSecond / least.perSecond),
    'cold/s': Math.round(cold.perSecond),
    'cold/floor': rounded(cold.perSecond / least.perSecond),
    aim: scenario.aim,
    'computed p50': computed.p50,
    'cold p50': cold.p50,
    'cold p99': cold.p99,
    'warm/s': Math.round(warm.perSecond),
    'warm aim': scenario.warmAim,
    'warm p50': warm.p50,
    'warm p99': warm.p99,
    'floor p50': least.p50,
    'PostGraphile/s': postgraphile ? Math.round(postgraphile.perSecond) : '',
    'PostGraphile p99': postgraphile?.p99 ?? '',
    requests: cold.requests + warm.requests,
    failures: [cold, warm, computed, least, postgraphile].reduce(
      (sum, each) => sum + (each?.failures ?? 0),
      0,
    ),
  };
}

/** Memory after at least 20,000 requests; searches make up for those that the loads did not send. */
async function weigh(kimari: KimariProcess, list: readonly Scenario[], rows: readonly Row[]): Promise<Row> {
  const sent = rows.reduce((total, row) => total + Number(row['requests']), 0);
  const missing = Math.max(0, REQUESTS_BEFORE_WEIGHING - sent);
  const [search] = list;
  const body = search?.calls[0]?.body;
  if (missing > 0 && body !== undefined) {
    const headers = { 'content-type': 'application/json' };
    const url = `${kimari.origin}/api/rules/search`;
    await autocannon({ url, method: 'POST', headers, body, connections: 10, amount: missing });
  }
  const memory = {
    requests: Math.max(sent, REQUESTS_BEFORE_WEIGHING),
    'resident (MB)': await kimari.residentMb(),
  };
  printTable('memory', [memory]);
  return memory;
}

async function measurePage(origin: string, address: string): Promise<Row> {
  const times: number[] = [];
  for (let turn = 0; turn < PAGES_ONE_BY_ONE; turn++) {
    const started = performance.now();
    await (await ask(origin, differing({ method: 'GET', path: address }))).text();
    times.push(performance.now() - started);
  }
  const weight = await pageWeight(origin, address);
  const row = {
    page: address,
    'median HTML (ms)': rounded(percentile(times, 0.5)),
    'p99 HTML (ms)': rounded(percentile(times, 0.99)),
    scripts: weight.files,
    'gzip (kB)': weight.gzipKb,
    'brotli (kB)': weight.brotliKb,
    'as served (kB)': weight.servedKb,
  };
  printTable('page, one request at a time', [row]);
  return row;
}

/** Pages of rules that nobody has opened yet, one at a time. */
async function measurePages(origin: string, addresses: readonly string[]): Promise<Row> {
  const times: number[] = [];
  for (const address of addresses) {
    const started = performance.now();
    await (await ask(origin, { method: 'GET', path: address })).text();
    times.push(performance.now() - started);
  }
  const row = {
    pages: addresses.length,
    'median HTML (ms)': rounded(percentile(times, 0.5)),
    'p90 HTML (ms)': rounded(percentile(times, 0.9)),
    'p99 HTML (ms)': rounded(percentile(times, 0.99)),
  };
  printTable('pages of rules, each for the first time', [row]);
  return row;
}
