import { mkdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { TARGET_IDS, targetOf } from '@kimari/common/targets/targets';
import { useHostileRegistry } from './support/use-hostile-registry';
import { anAgent } from './support/two-versions';

jest.setTimeout(300_000);

const world = useHostileRegistry();
const at = (path: string) => join(world.machine.project, path);

async function plant(path: string, text = 'Ours.\n'): Promise<void> {
  await mkdir(dirname(at(path)), { recursive: true });
  await writeFile(at(path), text);
}

async function cleared(): Promise<void> {
  await rm(world.machine.project, { recursive: true });
  await mkdir(world.machine.project);
}

type Reading = { readonly check: string; readonly message: string };
const readings = async (): Promise<readonly string[]> =>
  ((await world.machine.json(['doctor'])) as { findings: Reading[] }).findings
    .filter(({ check }) => check === 'reading')
    .map(({ message }) => message);

const HIDDEN = TARGET_IDS.flatMap((target) => {
  const { rule, hides } = targetOf(target);
  return (hides ?? []).filter(({ path }) => path === rule.path).map(({ by }) => [target, by] as const);
});

it.each(HIDDEN)('says what hides the file of %s', async (target, hiders) => {
  for (const hider of hiders) {
    await plant(hider);
    const { code, err } = await world.machine.run(['add', '@evil/style', '--target', target]);
    expect([hider, code, err]).toEqual([hider, 0, expect.stringContaining(`reads ${hider} instead`)]);
    expect(await readings()).toEqual([expect.stringContaining(hider)]);
    await cleared();
  }
});

it('says nothing of what hides nothing', async () => {
  await mkdir(at('.clinerules'));
  await symlink('AGENTS.md', at('.rules'));
  await plant('docs/AGENTS.override.md');
  // Zed reads the first of both, and both have the rule.
  const plan = await world.machine.json([
    'add',
    '@evil/style',
    '--target',
    'zed,codex,cline,copilot-repository',
  ]);
  expect(plan.unread).toEqual([]);
  expect(await readings()).toEqual([]);
});

it('says that what it writes for one assistant hides what it wrote for another', async () => {
  await world.machine.ok(['init', '--target', 'zed']);
  await world.machine.ok(['add', '@evil/style']);
  await plant('.github/copilot-instructions.md');
  const { unread } = await world.machine.json(['install']);
  expect(unread).toEqual([
    {
      ...{ rule: '@evil/style', target: 'zed', path: 'AGENTS.md' },
      ...{ because: 'hidden', by: '.github/copilot-instructions.md' },
    },
  ]);
});

it('says that Claude Code reads AGENTS.md as well, unless something keeps it from that', async () => {
  const twice = async (targets: string) =>
    (
      (await world.machine.json(['add', '@evil/style', '--target', targets])) as {
        warnings: { target: string }[];
      }
    ).warnings;
  expect(await twice('claude,codex')).toMatchObject([{ target: 'claude' }]);
  await cleared();
  for (const hider of ['CLAUDE.md', '.claude/CLAUDE.md', 'CLAUDE.local.md']) {
    await plant(hider);
    expect([hider, await twice('claude,codex')]).toEqual([hider, []]);
    await cleared();
    await plant(hider, '@AGENTS.md\n');
    expect([hider, await twice('claude,agents')]).toMatchObject([hider, [{ target: 'claude' }]]);
    await cleared();
  }
  // Of the same run: CLAUDE.md is not there before it.
  expect(await twice('claude-memory,codex')).toEqual([]);
});

it.each(TARGET_IDS.filter((target) => targetOf(target).readsRootOnly))(
  'says that %s does not read the folder of --path',
  async (target) => {
    const add = ['add', '@evil/style', '--target', `${target},cursor`];
    const { err } = await world.machine.run([...add, '--path', 'packages/api']);
    expect(err).toContain(`${targetOf(target).label} reads only files at the project's root`);
    expect(err).not.toContain('Cursor reads only');
    expect(await readings()).toHaveLength(1);
    await world.machine.ok([...add, '--path', '.']);
    expect(await readings()).toEqual([]);
  },
);

describe('a subagent', () => {
  beforeEach(() => anAgent(world.registry, 'name: sql-reviewer\ndescription: Reviews SQL\n'));
  const BY_NAME = ['claude', 'cursor', 'devin', 'cline', 'gemini', 'antigravity', 'codex'] as const;
  const all = BY_NAME.join(',');
  const pathOf = (target: (typeof BY_NAME)[number], name: string) =>
    (targetOf(target).agent?.path ?? '').replace('{name}', name);
  const textOf = (target: (typeof BY_NAME)[number]) =>
    target === 'codex'
      ? "name = 'sql-reviewer'\n"
      : '---\nname: "sql-reviewer"\ndescription: x\n---\nOurs.\n';

  it('is called in its file as its file is', async () => {
    await world.machine.ok(['add', '@evil/style', '--target', all, '--name', 'my-sql']);
    for (const target of BY_NAME) {
      const text = await readFile(at(pathOf(target, 'my-sql')), 'utf8');
      expect([target, text]).toEqual([target, expect.stringMatching(/^name(?:: | = ")my-sql"?$/m)]);
      expect(text).not.toContain('sql-reviewer');
    }
    await world.machine.ok(['verify']);
    await world.machine.ok(['ci']);
  });

  it.each(BY_NAME)('of %s is told from another one of its name', async (target) => {
    for (const folder of ['', 'packages/api/']) {
      await plant(folder + pathOf(target, 'ours'), textOf(target));
      const path = folder === '' ? '.' : folder.slice(0, -1);
      const add = ['add', '@evil/style', '--target', target, '--path', path];
      const { err } = await world.machine.run(add);
      expect(err).toContain(pathOf(target, 'ours'));
      expect(await readings()).toEqual([expect.stringContaining('sql-reviewer')]);
      const { sameNames } = await world.machine.json([...add, '--name', 'my-sql']);
      expect(sameNames).toEqual([]);
      expect(await readings()).toEqual([]);
      await cleared();
    }
  });
});
