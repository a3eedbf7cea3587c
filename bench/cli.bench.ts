import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { cp, mkdir, mkdtemp, rm } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { closedAtEnd } from './cleanup';
import { percentile, printTable, rounded, saveResult } from './report';

const PROGRAM = path.resolve(__dirname, '../dist/cli/kimari.cjs');
const TARGETS = 'claude,cursor,agents';
const MANY = 100;
const FEW = 10;

/**
 * Measures the built command line: its start next to a bare `node -e 0`, `add` of ten rules, and `ci` of a hundred rules from
 * the cache. The registry is a small server in this process. Flags: `--rounds N` (default 15).
 */
export async function run(flags: readonly string[]): Promise<void> {
  const { values } = parseArgs({ args: [...flags], options: { rounds: { type: 'string', default: '15' } } });
  const rounds = Number(values.rounds);
  const folder = await mkdtemp(path.join(os.tmpdir(), 'kimari-bench-cli-'));
  const registry = await startRegistry();
  const close = closedAtEnd(async () => {
    registry.close();
    await rm(folder, { recursive: true, force: true });
  });
  try {
    const machine = new Machine(folder, registry);
    const [bare = 0, start = 0, help = 0] = await mediansInTurn(rounds, [
      () => machine.node(['-e', '0']),
      () => machine.node([PROGRAM, '--version']),
      () => machine.node([PROGRAM, '--help']),
    ]);
    const few = await median(Math.ceil(rounds / 3), (round) => machine.add(`few-${round}`, FEW, true));
    await machine.add('many', MANY, false);
    const ci = await median(Math.ceil(rounds / 3), (round) => machine.ci('many', `ci-${round}`));
    const rows = [
      { what: 'node -e 0', ms: bare, 'times bare node': 1, aim: '' },
      { what: 'kimari --version', ms: start, 'times bare node': rounded(start / bare), aim: '≤ 1.6' },
      { what: 'kimari --help', ms: help, 'times bare node': rounded(help / bare), aim: '≤ 1.6' },
      { what: `add of ${FEW} rules, empty cache`, ms: few, 'times bare node': rounded(few / bare), aim: '' },
      { what: `ci of ${MANY} rules from the cache`, ms: ci, 'times bare node': rounded(ci / bare), aim: '' },
    ];
    printTable(`command line, median of ${rounds} rounds`, rows);
    await saveResult('cli', { rows });
  } finally {
    await close();
  }
}

class Machine {
  constructor(
    private readonly folder: string,
    private readonly registry: Server,
  ) {}

  async add(name: string, count: number, isFresh: boolean): Promise<void> {
    const cwd = path.join(this.folder, name);
    await mkdir(cwd);
    const rules = Array.from({ length: count }, (_, index) => `@bench/rule-${index}`);
    const cache = path.join(this.folder, isFresh ? `cache-${name}` : 'cache');
    await this.node([PROGRAM, 'add', ...rules, '--target', TARGETS, '--quiet'], cwd, {
      KIMARI_CACHE_DIR: cache,
    });
  }

  /** Installs from the lock file of one project into another, without the network. */
  async ci(from: string, name: string): Promise<void> {
    const cwd = path.join(this.folder, name);
    await mkdir(cwd);
    for (const file of ['kimari.json', 'kimari.lock.json'])
      await cp(path.join(this.folder, from, file), path.join(cwd, file));
    await this.node([PROGRAM, 'ci', '--offline', '--quiet'], cwd, {
      KIMARI_CACHE_DIR: path.join(this.folder, 'cache'),
    });
  }

  async node(args: readonly string[], cwd = this.folder, more: Record<string, string> = {}): Promise<void> {
    const { port } = this.registry.address() as AddressInfo;
    const env = { HOME: this.folder, LANG: 'C', KIMARI_REGISTRY: `http://127.0.0.1:${port}`, ...more };
    const child = spawn(process.execPath, args, {
      cwd,
      env: env as unknown as NodeJS.ProcessEnv,
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    const [code] = (await once(child, 'close')) as [number | null];
    if (code !== 0) throw new Error(`${args.join(' ')} ended with ${code}`);
  }
}

async function median(rounds: number, work: (round: number) => Promise<void>): Promise<number> {
  const times: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const started = performance.now();
    await work(round);
    times.push(performance.now() - started);
  }
  return rounded(percentile(times, 0.5));
}

/** Takes turns, so that a busy machine slows all of them down alike. */
async function mediansInTurn(
  rounds: number,
  works: readonly (() => Promise<void>)[],
): Promise<readonly number[]> {
  const times = works.map((): number[] => []);
  for (let round = 0; round < rounds; round += 1) {
    for (const [index, work] of works.entries()) {
      const started = performance.now();
      await work();
      times[index]?.push(performance.now() - started);
    }
  }
  return times.map((measured) => rounded(percentile(measured, 0.5)));
}

const contentOf = (name: string): string =>
  `---\ndescription: ${name}\nglobs: src/**/*.ts\n---\n# ${name}\n\n${'- Say what you mean.\n'.repeat(80)}`;

/** A registry of made-up rules, each with one version. */
async function startRegistry(): Promise<Server> {
  const server = createServer((request, response) => {
    const [, name = '', rest = ''] = /^\/api\/rules\/@bench\/([\w-]+)(.*)$/.exec(request.url ?? '') ?? [];
    const content = contentOf(name);
    const digest = `sha256:${createHash('sha256').update(content).digest('hex')}`;
    const version = {
      version: '1.0.0',
      digest,
      size: content.length,
      changelog: '',
      created_at: 1,
      yanked: false,
    };
    const rule = {
      ...{
        id: name,
        path: `@bench/${name}`,
        type: 'rule',
        visibility: 'public',
        description: name,
        tags: [],
      },
      ...{ version: '1.0.0', digest, stars: 0, downloads: 0, updatedAt: 1 },
    };
    if (rest.endsWith('/raw')) response.end(content);
    else response.end(JSON.stringify(rest === '/versions' ? [version] : rule));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return server;
}
