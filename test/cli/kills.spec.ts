import { cp, mkdir, realpath } from 'node:fs/promises';
import { join } from 'node:path';
import { HostileRegistry } from './support/hostile-registry';
import { Machine } from './support/kimari';
import { treeOf } from './support/tree';
import { publishNextVersion } from './support/two-versions';
import { filesOf, writeFiles } from './support/use-machine';

jest.setTimeout(300_000);

const KILL_AT = join(__dirname, 'support/kill-at.cjs');
/** More changes than any run makes. */
const MOST = 60;
const AT_ONCE = 4;
const ADD = ['add', '@evil/style', '--target', 'claude,cursor,agents'];

/** What the program says that it failed at. */
const INJECTED = 'injected failure';

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

it.each(RUNS)('changes everything or nothing, wherever `%s` is killed', async (_name, prepare, run) => {
  registry.answers();
  const start = join(machine.folder, 'start');
  await writeFiles(start, { 'AGENTS.md': '# Ours\n' });
  if (prepare) await machine.ok(prepare, { cwd: start });
  publishNextVersion(registry);
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

it.each(RUNS)('takes everything back when a step of `%s` fails', async (_name, prepare, run) => {
  registry.answers();
  const start = join(machine.folder, 'start');
  await writeFiles(start, { 'AGENTS.md': '# Ours\n' });
  if (prepare) await machine.ok(prepare, { cwd: start });
  publishNextVersion(registry);
  const before = await treeOf(start);
  let failures = 0;
  let isOver = false;
  for (let first = 1; first <= MOST && !isOver; first += AT_ONCE) {
    const points = Array.from({ length: AT_ONCE }, (_, index) => first + index);
    const outcomes = await Promise.all(points.map((point) => failAt(start, point, run)));
    for (const { point, code, after, err } of outcomes) {
      if (code === 0) continue;
      failures += 1;
      expect([point, after]).toEqual([point, before]);
      expect(err).not.toContain('INTERNAL');
    }
    isOver = outcomes.some(({ hasFailed }) => !hasFailed);
  }
  expect([isOver, failures > 5]).toEqual([true, true]);
});

/** Runs in a copy of the project where one change of a file fails. */
async function failAt(start: string, point: number, run: readonly string[]) {
  const cwd = await realpath(await copyOf(start, `project-${point}`));
  const env = { FAIL_AT: String(point), KILL_BELOW: cwd };
  const { code, err } = await machine.run(run, { cwd, env, require: KILL_AT });
  return { point, code, err, after: await treeOf(cwd), hasFailed: err.includes(INJECTED) };
}
