import { cp, mkdir, realpath } from 'node:fs/promises';
import { join } from 'node:path';
import {
  CONTENT,
  digestOf,
  HostileRegistry,
  ruleAnswer,
  sendJson,
  sendText,
  versionAnswer,
} from './support/hostile-registry';
import { Machine } from './support/kimari';
import { filesOf, writeFiles } from './support/use-machine';

jest.setTimeout(300_000);

const KILL_AT = join(__dirname, 'support/kill-at.cjs');
/** More changes than any run makes. */
const MOST = 60;
const AT_ONCE = 4;
const ADD = ['add', '@evil/style', '--target', 'claude,cursor,agents'];

type Files = Readonly<Record<string, string>>;

/** What leads to the project, and what is killed. */
const RUNS: readonly (readonly [name: string, before: readonly string[] | null, run: readonly string[]])[] = [
  ['add', null, ADD],
  ['update', ADD, ['update', '--yes']],
  ['remove', ADD, ['remove', '@evil/style']],
];

let registry: HostileRegistry;
let machine: Machine;

beforeEach(async () => {
  registry = await HostileRegistry.start();
  machine = await Machine.with(registry.origin);
});
afterEach(() => Promise.all([machine.remove(), registry.stop()]));

function publishNextVersion(): void {
  const next = `${CONTENT}- Be brief.\n`;
  const digest = digestOf(next);
  registry.answers({
    '/api/rules/@evil/style': sendJson(ruleAnswer({ version: '1.1.0', digest })),
    '/api/rules/@evil/style/versions': sendJson([
      versionAnswer({ version: '1.1.0', digest }),
      versionAnswer(),
    ]),
    '/api/rules/@evil/style/versions/1.1.0/raw': sendText(next),
  });
}

it.each(RUNS)('changes everything or nothing, wherever `%s` is killed', async (_name, prepare, run) => {
  registry.answers();
  const start = join(machine.folder, 'start');
  await writeFiles(start, { 'AGENTS.md': '# Ours\n' });
  if (prepare) await machine.ok(prepare, { cwd: start });
  publishNextVersion();
  const before = await filesOf(start);
  const whole = await copyOf(start, 'whole');
  await machine.ok(run, { cwd: whole });
  const after = await filesOf(whole);

  const seen = new Set<Files>();
  let isOver = false;
  for (let first = 1; first <= MOST && !isOver; first += AT_ONCE) {
    const points = Array.from({ length: AT_ONCE }, (_, index) => first + index);
    const outcomes = await Promise.all(points.map((point) => killAt(start, point, run)));
    for (const { point, files } of outcomes) {
      const found = [before, after].find((state) => JSON.stringify(state) === JSON.stringify(files));
      expect([point, found ?? files]).toEqual([
        point,
        files['kimari.lock.json'] === after['kimari.lock.json'] ? after : before,
      ]);
      if (found) seen.add(found);
    }
    isOver = outcomes.some(({ code }) => code === 0);
  }
  expect([isOver, seen.size]).toEqual([true, 2]);
});

async function copyOf(start: string, name: string): Promise<string> {
  const folder = join(machine.folder, name);
  await mkdir(folder);
  await cp(start, folder, { recursive: true });
  return folder;
}

/** Runs in a copy of the project, kills the program, and looks at the project as the next run leaves it. */
async function killAt(start: string, point: number, run: readonly string[]) {
  const cwd = await copyOf(start, `project-${point}`);
  const env = { KILL_AT: String(point), KILL_BELOW: await realpath(cwd) };
  const { code } = await machine.run(run, { cwd: env.KILL_BELOW, env, require: KILL_AT });
  await machine.run(['verify'], { cwd });
  return { point, code, files: await filesOf(cwd) };
}
