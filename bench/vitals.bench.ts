import { chmod, mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { type Browser, chromium } from 'playwright-core';
import { closedAtEnd } from './cleanup';
import { startKimari } from './http/kimari-process';
import { pageWeight } from './http/page-weight';
import { scenarios } from './http/scenarios';
import { percentile, printTable, rounded, saveResult, type Row } from './report';

const SLOWDOWN = 4;
/** Milliseconds of observation after the page has loaded. */
const SETTLING = 3000;
/** Milliseconds; far more than a page takes on a machine that does other work. */
const LOAD_DEADLINE = 120_000;
/** Milliseconds above which a task blocks. */
const LONG_TASK = 50;

type Vitals = { readonly fcp: number; readonly lcp: number; readonly tbt: number; readonly cls: number };

/**
 * Measures what visitors of the built site notice, in Chromium with a CPU that is four times slower: First and Largest Contentful
 * Paint, Total Blocking Time and Cumulative Layout Shift (web.dev/vitals), and the weight of the scripts. Flags:
 * `--rounds N` (default 5).
 */
export async function run(flags: readonly string[]): Promise<void> {
  const { values } = parseArgs({ args: [...flags], options: { rounds: { type: 'string', default: '5' } } });
  const folder = await mkdtemp(path.join(os.tmpdir(), 'kimari-bench-'));
  // As root, PostgreSQL runs under another account, which needs access.
  await chmod(folder, 0o755);
  const removeFolder = closedAtEnd(() => rm(folder, { recursive: true, force: true }));
  const kimari = await startKimari({ DATA_DIR: path.join(folder, 'data') });
  const browser = await chromium.launch({
    executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
    args: ['--no-sandbox'],
  });
  try {
    const rule = (await scenarios(kimari.origin)).at(-1)?.calls[0]?.path ?? '/';
    const rows: Row[] = [];
    for (const address of ['/', '/rules', rule])
      rows.push(await measurePage(browser, kimari.origin, address, Number(values.rounds)));
    printTable(`pages with a CPU ${SLOWDOWN} times slower, median of ${values.rounds}`, rows);
    await saveResult('vitals', { pages: rows });
  } finally {
    await browser.close();
    await kimari.stop();
    await removeFolder();
  }
}

async function measurePage(browser: Browser, origin: string, address: string, rounds: number): Promise<Row> {
  const measured: Vitals[] = [];
  for (let round = 0; round < rounds; round++) measured.push(await measureOnce(browser, origin + address));
  const median = (of: keyof Vitals) =>
    rounded(
      percentile(
        measured.map((vitals) => vitals[of]),
        0.5,
      ),
    );
  const { brotliKb, gzipKb, servedKb } = await pageWeight(origin, address);
  return {
    page: address,
    'FCP (ms)': median('fcp'),
    'LCP (ms)': median('lcp'),
    'TBT (ms)': median('tbt'),
    CLS: median('cls'),
    'brotli (kB)': brotliKb,
    'gzip (kB)': gzipKb,
    'as served (kB)': servedKb,
  };
}

/** Each measurement has a browser context of its own, and so an empty cache. */
async function measureOnce(browser: Browser, address: string): Promise<Vitals> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'ja' });
  try {
    const page = await context.newPage();
    const devtools = await context.newCDPSession(page);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
    // tsx gives functions their names with a helper that the page lacks.
    await page.addInitScript('globalThis.__name = (named) => named');
    await page.addInitScript(observe);
    await page.goto(address, { waitUntil: 'load', timeout: LOAD_DEADLINE });
    await page.waitForTimeout(SETTLING);
    const { fcp, lcp, cls, tasks } = await page.evaluate<Observed>('window.observed');
    return { fcp, lcp, tbt: blockedAfter(fcp, tasks), cls };
  } finally {
    await context.close();
  }
}

/**
 * How long tasks block after the first paint, when there is something to use: what of each is longer than a task may be. Of a
 * task that began before, only the rest counts, as in Lighthouse (web.dev/articles/tbt).
 */
function blockedAfter(fcp: number, tasks: readonly Task[]): number {
  return tasks.reduce(
    (total, { start, end }) => total + Math.max(0, end - Math.max(start, fcp) - LONG_TASK),
    0,
  );
}

/** Milliseconds since the navigation. */
type Task = { readonly start: number; readonly end: number };
type Observed = { fcp: number; lcp: number; cls: number; readonly tasks: Task[] };
type Entry = {
  readonly name: string;
  readonly startTime: number;
  readonly duration: number;
  readonly value: number;
  readonly hadRecentInput: boolean;
};
type Observer = new (on: (list: { getEntries(): Entry[] }) => void) => {
  observe(options: { readonly type: string; readonly buffered: boolean }): void;
};

/** Runs in the page before anything else. */
function observe(): void {
  const scope = globalThis as unknown as { observed: Observed; PerformanceObserver: Observer };
  const observed: Observed = { fcp: 0, lcp: 0, cls: 0, tasks: [] };
  scope.observed = observed;
  const on = (type: string, note: (entry: Entry) => void): void =>
    new scope.PerformanceObserver((list) => list.getEntries().forEach(note)).observe({
      type,
      buffered: true,
    });
  on('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') observed.fcp = startTime;
  });
  on('largest-contentful-paint', ({ startTime }) => {
    observed.lcp = startTime;
  });
  on('layout-shift', ({ value, hadRecentInput }) => {
    if (!hadRecentInput) observed.cls += value;
  });
  on('longtask', ({ startTime, duration }) =>
    observed.tasks.push({ start: startTime, end: startTime + duration }),
  );
}
