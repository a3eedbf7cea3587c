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

it('leaves the lock file and the files consistent wherever it is killed', async () => {
  const registry = await HostileRegistry.start();
  const machine = await Machine.with(registry.origin);
  try {
    registry.answers();
    const start = join(machine.folder, 'start');
    await writeFiles(start, { 'AGENTS.md': '# Ours\n' });
    await machine.ok(['add', '@evil/style', '--target', 'claude,cursor,agents'], { cwd: start });
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
    const seen = new Set<string>();
    let isOver = false;
    for (let first = 1; first <= MOST && !isOver; first += AT_ONCE) {
      const points = Array.from({ length: AT_ONCE }, (_, index) => first + index);
      const outcomes = await Promise.all(points.map((point) => killAt(machine, start, point)));
      for (const { version } of outcomes) seen.add(version);
      isOver = outcomes.some(({ code }) => code === 0);
    }
    expect([isOver, [...seen].sort()]).toEqual([true, ['1.0.0', '1.1.0']]);
  } finally {
    await machine.remove();
    await registry.stop();
  }
});

/** Updates a copy of the project, kills the program, and looks at the project as the next run finds it. */
async function killAt(machine: Machine, start: string, point: number) {
  const cwd = join(machine.folder, `project-${point}`);
  await mkdir(cwd);
  await cp(start, cwd, { recursive: true });
  const env = { KILL_AT: String(point), KILL_BELOW: await realpath(cwd) };
  const { code } = await machine.run(['update', '--yes'], { cwd: env.KILL_BELOW, env, require: KILL_AT });
  const verified = await machine.json(['verify'], { cwd });
  expect([point, verified]).toMatchObject([point, { verified: true, files: 3 }]);
  const files = await filesOf(cwd);
  expect(Object.keys(files)).toEqual([
    '.claude/rules/style.md',
    '.cursor/rules/style.mdc',
    'AGENTS.md',
    'kimari.json',
    'kimari.lock.json',
  ]);
  expect(files['AGENTS.md']?.startsWith('# Ours\n')).toBe(true);
  const { rules } = JSON.parse(files['kimari.lock.json'] ?? '{}') as {
    rules: Record<string, { version: string }>;
  };
  return { code, version: rules['@evil/style']?.version ?? '' };
}
