import { chmod, mkdir, readFile, symlink, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { filesOfOthers, treeOf } from './support/tree';
import { publishNextVersion } from './support/two-versions';
import { useHostileRegistry } from './support/use-hostile-registry';

jest.setTimeout(300_000);

/** The shared files, and the target that writes a block into each. */
const SHARED = [
  ['AGENTS.md', 'agents'],
  ['CLAUDE.md', 'claude-memory'],
  ['GEMINI.md', 'gemini'],
  ['.github/copilot-instructions.md', 'copilot-repository'],
] as const;
const ADD = ['add', '@evil/style', '--target', SHARED.map(([, target]) => target).join(',')];

const JAPANESE = '# 方針\n\nテストを書く。\n';
const hex = (text: string) => Buffer.from(text.replaceAll(' ', ''), 'hex');
const swapped = (text: string) => Buffer.from(text, 'utf16le').swap16();

/** Texts that must come back as they were. */
const KEPT = [
  JAPANESE,
  '# No end',
  '',
  '\n',
  '\ufeff',
  `\ufeff${JAPANESE}`,
  '# Windows\r\n\r\nBe kind.\r\n',
  '\ufeff# Windows\r\n\r\nNo end',
  'Mixed\r\nends\nhere\rand here',
  'Old Mac\r',
  '  \n\t\n\n\n',
  '```md\n<!-- kimari -->\n```\n\n葛󠄀 👨‍👩‍👧 e\u0301',
];

/** Texts that are not UTF-8, apart from the ASCII characters in them. */
const REFUSED: Readonly<Record<string, (ascii: string) => Buffer>> = {
  Shift_JIS: (ascii) =>
    Buffer.concat([hex('2320 95fb 906a 0a 8365 8358 8367 82f0 8f91 82ad 8142 0a'), Buffer.from(ascii)]),
  'EUC-JP': (ascii) =>
    Buffer.concat([hex('2320 cafd bfcb 0a a5c6 a5b9 a5c8 a4f2 bdf1 a4af a1a3 0a'), Buffer.from(ascii)]),
  'ISO-2022-JP': (ascii) => Buffer.concat([hex('2320 1b2442 4a7d 3f4b 1b2842 0a'), Buffer.from(ascii)]),
  'Latin-1': (ascii) => Buffer.from(`# Caf\xe9, no\n${ascii}`, 'latin1'),
  'UTF-16 LE with BOM': (ascii) => Buffer.from(`\ufeff${JAPANESE}${ascii}`, 'utf16le'),
  'UTF-16 LE': (ascii) => Buffer.from(`# Rules\n${ascii}`, 'utf16le'),
  'UTF-16 BE with BOM': (ascii) => swapped(`\ufeff${JAPANESE}${ascii}`),
  'UTF-16 BE': (ascii) => swapped(`# Rules\n${ascii}`),
  'NUL bytes': (ascii) => Buffer.from(`a\0b\n${ascii}`),
};
const MODES = [0o600, 0o640, 0o644, 0o664, 0o755];
const LINKS = ['none', 'relative', 'absolute', 'folder'] as const;

const world = useHostileRegistry();

/** Puts a file at a path, itself or behind a link that stays in the project. Returns where its bytes are. */
async function plant(
  path: string,
  bytes: Buffer,
  mode: number,
  link: (typeof LINKS)[number],
): Promise<string> {
  const { project } = world.machine;
  const name = path.split('/').join('-');
  const place = link === 'none' ? path : `docs/${link}/${name}`;
  await mkdir(join(project, dirname(path)), { recursive: true });
  await mkdir(join(project, dirname(place)), { recursive: true });
  await writeFile(join(project, place), bytes);
  await chmod(join(project, place), mode);
  const up = path.includes('/') ? '../' : '';
  if (link === 'relative') await symlink(`${up}${place}`, join(project, path));
  if (link === 'absolute') await symlink(join(project, place), join(project, path));
  if (link === 'folder') {
    await symlink('docs', join(project, `linked-${name}`));
    await symlink(`${up}linked-${name}/folder/${name}`, join(project, path));
  }
  return place;
}

it.each(KEPT.map((_, shift) => shift))(
  'keeps every byte, mode and link of shared files through add, update and remove (%i)',
  async (shift) => {
    const places: string[] = [];
    for (const [slot, [path]] of SHARED.entries()) {
      const text = KEPT[(shift + slot * 5) % KEPT.length] ?? '';
      const mode = MODES[(shift + slot) % MODES.length] ?? 0o644;
      const link = LINKS[(shift * 3 + slot) % LINKS.length] ?? 'none';
      places.push(await plant(path, Buffer.from(text), mode, link));
    }
    const before = await treeOf(world.machine.project);
    await world.machine.ok(ADD);
    const added = await treeOf(world.machine.project);
    for (const [path, entry] of Object.entries(before))
      expect([path, added[path]?.startsWith(entry), added[path] === entry]).toEqual([
        path,
        true,
        !places.includes(path),
      ]);
    expect((await world.machine.run(['verify'])).code).toBe(0);
    publishNextVersion(world.registry);
    await world.machine.ok(['update', '--yes']);
    const updated = await treeOf(world.machine.project);
    for (const place of places) {
      expect(updated[place]?.startsWith(before[place] ?? '?')).toBe(true);
      expect(updated[place]).toContain('- Be brief.');
    }
    await world.machine.ok(['remove', '@evil/style']);
    expect(filesOfOthers(await treeOf(world.machine.project))).toEqual(filesOfOthers(before));
  },
);

it.each(Object.keys(REFUSED))('refuses to touch %s, and changes nothing at all', async (name) => {
  const index = Object.keys(REFUSED).indexOf(name);
  const [path, target] = SHARED[index % SHARED.length] ?? SHARED[0];
  const encode = REFUSED[name] ?? Buffer.from;
  const link = LINKS[index % LINKS.length] ?? 'none';
  const refused = async (args: readonly string[]) => {
    const before = await treeOf(world.machine.project);
    const { code, out } = await world.machine.run([...args, '--json']);
    expect([args, code, JSON.parse(out).error]).toMatchObject([args, 5, { code: 'NOT_UTF8', path: place }]);
    expect(await treeOf(world.machine.project)).toEqual(before);
  };
  const place = await plant(path, encode(''), 0o640, link);
  await refused(ADD);
  await refused([...ADD, '--force']);

  await writeFile(join(world.machine.project, place), '# Ours\n');
  await world.machine.ok(['add', '@evil/style', '--target', `claude,${target}`]);
  const text = await readFile(join(world.machine.project, place), 'utf8');
  await writeFile(join(world.machine.project, place), encode(text));
  publishNextVersion(world.registry);
  await refused(['update', '--yes']);
  await refused(['remove', '@evil/style']);
  await refused(['remove', '@evil/style', '--force']);
  expect((await world.machine.json(['doctor'])).findings).toContainEqual(
    expect.objectContaining({ state: 'failed', message: expect.stringContaining(path) as string }),
  );
});

it.each(Object.keys(REFUSED))("leaves a rule's own file that somebody saved as %s alone", async (name) => {
  await world.machine.ok(['add', '@evil/style', '--target', 'claude,cursor']);
  const file = join(world.machine.project, '.claude/rules/style.md');
  const bytes = (REFUSED[name] ?? Buffer.from)(await readFile(file, 'utf8'));
  await writeFile(file, bytes);
  publishNextVersion(world.registry);
  expect((await world.machine.run(['verify'])).code).toBe(1);
  expect((await world.machine.run(['update', '--yes'])).code).toBe(3);
  expect((await world.machine.run(['update', '--yes', '--merge'])).code).toBe(5);
  expect((await world.machine.run(['remove', '@evil/style'])).code).toBe(3);
  expect(await readFile(file)).toEqual(bytes);
});

it('writes the file behind two names once, and both end well', async () => {
  await writeFile(join(world.machine.project, 'AGENTS.md'), JAPANESE);
  await symlink('AGENTS.md', join(world.machine.project, 'CLAUDE.md'));
  await mkdir(join(world.machine.project, '.agents/skills'), { recursive: true });
  await mkdir(join(world.machine.project, '.claude'));
  await symlink('../.agents/skills', join(world.machine.project, '.claude/skills'));
  const before = await treeOf(world.machine.project);
  await world.machine.ok([
    'add',
    '@evil/style',
    '--target',
    'agents,claude-memory,claude-skills,agent-skills',
  ]);
  const text = await readFile(join(world.machine.project, 'CLAUDE.md'), 'utf8');
  expect(text.match(/kimari:begin/g)).toHaveLength(1);
  expect((await treeOf(world.machine.project))['CLAUDE.md']).toBe('link to AGENTS.md');
  await world.machine.ok(['verify']);
  await world.machine.ok(['ci']);
  publishNextVersion(world.registry);
  await world.machine.ok(['update', '--yes']);
  expect(await readFile(join(world.machine.project, 'AGENTS.md'), 'utf8')).toContain('- Be brief.');
  // One of both names goes; the other still wants the file.
  await world.machine.ok(['add', '@evil/style', '--target', 'agents']);
  expect(await readFile(join(world.machine.project, 'AGENTS.md'), 'utf8')).toContain('- Be brief.');
  await world.machine.ok(['remove', '@evil/style']);
  expect(filesOfOthers(await treeOf(world.machine.project))).toEqual(filesOfOthers(before));
});

it("reads kimari.json with a byte order mark, and writes it in its owner's manner", async () => {
  const text = `\ufeff${JSON.stringify({ targets: ['agents'], rules: {} }, null, 4)}`.replaceAll(
    '\n',
    '\r\n',
  );
  await writeFile(join(world.machine.project, 'kimari.json'), text);
  await chmod(join(world.machine.project, 'kimari.json'), 0o664);
  await world.machine.ok(['add', '@evil/style', '--registry', world.registry.origin]);
  const written = await readFile(join(world.machine.project, 'kimari.json'), 'utf8');
  expect(written).toMatch(/^\ufeff\{\r\n {4}"[^]*\}$/);
  expect(written).not.toMatch(/[^\r]\n/);
  expect((await treeOf(world.machine.project))['kimari.json']).toMatch(/^file 664 /);
});
