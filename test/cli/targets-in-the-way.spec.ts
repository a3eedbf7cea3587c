import { chmod, chown, mkdir, rm, symlink, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { pathIn, TARGET_IDS, targetOf } from '@kimari/common/targets/targets';
import { treeOf } from './support/tree';
import { useHostileRegistry } from './support/use-hostile-registry';

jest.setTimeout(300_000);

/** Root may write everything, so that the program runs as somebody else. */
const SOMEBODY = process.getuid?.() === 0 ? 12_345 : undefined;
const NEIGHBOURS = ['windsurf', 'kiro'];

/** One target for each file. */
const PLACES = [...new Map(TARGET_IDS.map((id) => [pathIn(targetOf(id).rule, 'style'), id] as const))].filter(
  ([, id]) => !NEIGHBOURS.includes(id),
);

type Fault = readonly [name: string, exit: number, plant: (path: string) => Promise<boolean>];

const world = useHostileRegistry();

const at = (path: string) => join(world.machine.project, path);
const makeFolderOf = (path: string) => mkdir(dirname(at(path)), { recursive: true });

/** What can be in the place of a file; false where the place cannot have the fault. */
const FAULTS: readonly Fault[] = [
  ['a folder', 5, async (path) => (await mkdir(at(path), { recursive: true }), true)],
  [
    'a file instead of its folder',
    5,
    async (path) => {
      if (!path.includes('/')) return false;
      await writeFile(at(path.split('/')[0] ?? ''), 'Ours.\n');
      return true;
    },
  ],
  [
    'a folder that cannot be written',
    1,
    async (path) => {
      if (!path.includes('/')) return false;
      await makeFolderOf(path);
      await own();
      await chmod(dirname(at(path)), 0o555);
      return true;
    },
  ],
  [
    'a link that leads out',
    6,
    async (path) => {
      await makeFolderOf(path);
      await symlink(join(world.machine.folder, 'outside.md'), at(path));
      return true;
    },
  ],
  [
    'a name in another case',
    5,
    async (path) => {
      await makeFolderOf(path);
      const name = basename(path);
      const other = name === name.toUpperCase() ? name.toLowerCase() : name.toUpperCase();
      await writeFile(join(dirname(at(path)), other), 'Ours.\n');
      return true;
    },
  ],
];

/** Gives the project to whom the program runs as. */
async function own(): Promise<void> {
  if (SOMEBODY === undefined) return;
  const paths = Object.entries(await treeOf(world.machine.project)).filter(
    ([, entry]) => !entry.startsWith('link'),
  );
  for (const path of [world.machine.folder, world.machine.project, ...paths.map(([one]) => at(one))])
    await chown(path, SOMEBODY, SOMEBODY);
}

it.each(FAULTS)('writes nothing at all when one target has %s', async (_name, exit, plant) => {
  const uid = SOMEBODY === undefined ? {} : { uid: SOMEBODY };
  for (const [path, id] of PLACES) {
    await mkdir(world.machine.project, { recursive: true });
    if (await plant(path)) {
      await own();
      const before = await treeOf(world.machine.project);
      const targets = [NEIGHBOURS[0], id, NEIGHBOURS[1]].join(',');
      const { code, out } = await world.machine.run(
        ['add', '@evil/style', '--target', targets, '--json'],
        uid,
      );
      const { error } = JSON.parse(out) as { error: { code: string; message: string } };
      expect([id, code, error.code]).toEqual([id, exit, expect.not.stringMatching('INTERNAL')]);
      expect(error.message).toContain(path.split('/')[0]);
      expect([id, await treeOf(world.machine.project)]).toEqual([id, before]);
      // What is in the way of one target is in nobody else's.
      const next = await world.machine.run(['add', '@evil/style', '--target', NEIGHBOURS.join(',')], uid);
      expect([id, next]).toEqual([id, expect.objectContaining({ code: 0 })]);
    }
    await rm(world.machine.project, { recursive: true, force: true });
  }
});

it('does not replace a file that is read-only on purpose', async () => {
  await writeFile(at('AGENTS.md'), '# Ours\n');
  await chmod(at('AGENTS.md'), 0o444);
  const before = await treeOf(world.machine.project);
  const { code, err } = await world.machine.run(['add', '@evil/style', '--target', 'claude,agents']);
  expect([code, err]).toEqual([1, expect.stringContaining('AGENTS.md cannot be written (read-only)')]);
  expect(await treeOf(world.machine.project)).toEqual(before);
});
