import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { as } from '../support/as';
import { aRule, aVersion } from '../support/factories/rule';
import { aUser } from '../support/factories/user';
import { filesOf, useMachine, writeFiles } from './support/use-machine';

jest.setTimeout(120_000);

const world = useMachine();
const TEXT =
  '---\ndescription: Go, plainly\nglobs: **/*.go\n---\n# Go\n\n- One.\n- Two.\n- Three.\n- Four.\n- Five.\n';

async function publishedRule(name = 'go-style', content = TEXT) {
  const user = await aUser(world.app, { username: 'sora' });
  return { user, rule: await aRule(world.app, user, { name, content, description: 'Go style' }) };
}

const read = (path: string) => readFile(join(world.machine.project, path), 'utf8');

it('adds a rule for every target, records it, and verifies it', async () => {
  await publishedRule();
  await world.machine.ok(['add', '@sora/go-style', '--target', 'claude,cursor,agents,codex']);
  const files = await filesOf(world.machine.project);
  expect(Object.keys(files)).toEqual([
    '.claude/rules/go-style.md',
    '.cursor/rules/go-style.mdc',
    'AGENTS.md',
    'kimari.json',
    'kimari.lock.json',
  ]);
  expect(files['.cursor/rules/go-style.mdc']).toContain('globs: **/*.go');
  expect(files['AGENTS.md']).toMatch(/^<!-- kimari:begin @sora\/go-style -->\n# Go/);
  expect(JSON.parse(files['kimari.json']!)).toMatchObject({
    registry: world.origin,
    targets: ['claude', 'cursor', 'agents', 'codex'],
    rules: { '@sora/go-style': '^1.0.0' },
  });
  expect((await world.machine.run(['verify'])).code).toBe(0);
});

it('says what a target cannot carry', async () => {
  await publishedRule();
  const { err } = await world.machine.run(['add', '@sora/go-style', '--target', 'agents']);
  expect(err).toContain(
    'AGENTS.md: the description is left out · loads always instead of for certain files (@sora/go-style)',
  );
});

it('leaves everything outside of its block alone, and removes only that', async () => {
  await publishedRule();
  const ours = '# Our project\r\n\r\nBe kind.\r\n';
  await writeFiles(world.machine.project, { 'AGENTS.md': ours });
  await world.machine.ok(['add', '@sora/go-style']);
  const written = await read('AGENTS.md');
  expect(written.startsWith(ours)).toBe(true);
  expect(written).not.toMatch(/[^\r]\n/);
  await world.machine.ok(['remove', '@sora/go-style']);
  expect(await read('AGENTS.md')).toBe(ours);
});

it('keeps a local edit at an update, and merges it when asked to', async () => {
  const { user, rule } = await publishedRule();
  await world.machine.ok(['add', '@sora/go-style', '--target', 'claude']);
  const file = join(world.machine.project, '.claude/rules/go-style.md');
  const edited = (await readFile(file, 'utf8')).replace('- One.', '- One, and ours.');
  await writeFile(file, edited);
  await aVersion(world.app, user, rule.id, { content: TEXT.replace('- Five.', '- Six.') });

  const kept = await world.machine.run(['update']);
  expect(kept.code).toBe(3);
  expect(await readFile(file, 'utf8')).toBe(edited);

  await world.machine.ok(['update', '--merge']);
  const merged = await readFile(file, 'utf8');
  expect(merged).toContain('- One, and ours.');
  expect(merged).toContain('- Six.');
});

it('installs from the lock file on a machine without the network', async () => {
  await publishedRule();
  await world.machine.ok(['add', '@sora/go-style', '--target', 'claude,agents']);
  await world.machine.ok(['export', '../bundle.json']);
  const before = await filesOf(world.machine.project);

  const other = await world.another();
  await writeFiles(other.project, {
    'kimari.json': before['kimari.json']!,
    'kimari.lock.json': before['kimari.lock.json']!,
  });
  expect((await other.run(['ci', '--offline'])).code).toBe(8);
  await other.ok(['import', join(world.machine.folder, 'bundle.json')]);
  await other.ok(['ci', '--offline']);
  expect(await filesOf(other.project)).toEqual(before);
});

it('refuses a frozen installation whose lock file does not match', async () => {
  await publishedRule();
  await world.machine.ok(['add', '@sora/go-style', '--target', 'claude']);
  const lock = await read('kimari.lock.json');
  const changed = lock.replace(/"hash": "sha256:[0-9a-f]{64}/, `"hash": "sha256:${'0'.repeat(64)}`);
  await writeFile(join(world.machine.project, 'kimari.lock.json'), changed);
  await rm(join(world.machine.project, '.claude'), { recursive: true });
  const { code, out } = await world.machine.run(['ci', '--json']);
  expect([code, JSON.parse(out).error.code]).toEqual([1, 'FROZEN']);
});

it('shows what is outdated, pins, unpins and updates', async () => {
  const { user, rule } = await publishedRule();
  await world.machine.ok(['add', '@sora/go-style', '--target', 'claude']);
  await aVersion(world.app, user, rule.id, { versionBump: 'minor' });
  await aVersion(world.app, user, rule.id, { versionBump: 'major' });
  const outdated = await world.machine.json(['outdated']);
  expect(outdated.rules).toMatchObject([{ current: '1.0.0', wanted: '1.1.0', latest: '2.0.0' }]);
  await world.machine.ok(['pin', '@sora/go-style']);
  await world.machine.ok(['update']);
  expect((await world.machine.json(['list'])).rules).toMatchObject([{ version: '1.0.0', range: '1.0.0' }]);
  await world.machine.ok(['unpin', '@sora/go-style']);
  await world.machine.ok(['update']);
  expect((await world.machine.json(['list'])).rules).toMatchObject([{ version: '1.1.0', range: '^1.0.0' }]);
  await world.machine.ok(['update', '--latest']);
  expect((await world.machine.json(['list'])).rules).toMatchObject([{ version: '2.0.0', range: '^2.0.0' }]);
});

describe('a rule that the registry does not have any more', () => {
  async function withMissingRule() {
    const { user, rule } = await publishedRule();
    const kept = await aRule(world.app, user, { name: 'kept', content: '# Kept\n' });
    await world.machine.ok(['add', '@sora/go-style', '@sora/kept', '--target', 'claude']);
    await aVersion(world.app, user, kept.id, { versionBump: 'minor' });
    await as(world.app, user).post('/api/rules/delete', { id: rule.id }).expect(200);
  }
  const locked = async () =>
    ((await world.machine.json(['list'])).rules as { version: string }[]).map(({ version }) => version);

  it('holds up no other one', async () => {
    await withMissingRule();
    expect((await world.machine.json(['outdated'])).rules).toMatchObject([
      { path: '@sora/go-style', current: '1.0.0', wanted: null, latest: null, missing: true },
      { path: '@sora/kept', current: '1.0.0', wanted: '1.1.0', missing: false },
    ]);
    expect((await world.machine.run(['outdated'])).out).toMatch(/@sora\/go-style .+ not found/);
    const { code, err } = await world.machine.run(['update', '--latest']);
    expect([code, err]).toEqual([
      0,
      expect.stringContaining('@sora/go-style is not at the registry any more'),
    ]);
    expect(await locked()).toEqual(['1.0.0', '1.1.0']);
    expect((await world.machine.json(['update'])).missing).toEqual(['@sora/go-style']);
    expect(await read('.claude/rules/go-style.md')).toContain('Go');
  });

  it('is an error for whoever asks for it, and has a way out where its text is nowhere', async () => {
    await withMissingRule();
    const wayOut = [1, expect.stringContaining('kimari remove @sora/go-style')];
    const named = await world.machine.run(['update', '@sora/go-style']);
    expect([named.code, named.err]).toEqual(wayOut);
    await world.machine.ok(['cache', 'clean']);
    const { code, err } = await world.machine.run(['update']);
    expect([code, err]).toEqual(wayOut);
    await world.machine.ok(['remove', '@sora/go-style']);
    await world.machine.ok(['update']);
    expect(await locked()).toEqual(['1.1.0']);
  });
});

it('does not overwrite a file of somebody else', async () => {
  await publishedRule();
  await writeFiles(world.machine.project, { '.claude/rules/go-style.md': 'Ours.\n' });
  const before = await filesOf(world.machine.project);
  const { code, err } = await world.machine.run(['add', '@sora/go-style', '--target', 'claude']);
  expect([code, err.includes('--force')]).toEqual([5, true]);
  expect(await filesOf(world.machine.project)).toEqual(before);
});

it('places rules of a monorepo, explains files, and fills in variables that updates keep', async () => {
  const { user, rule } = await publishedRule(
    'team',
    'Our project is {{project}}; `{{code}}` and ${{ env.X }} stay.\n',
  );
  await world.machine.ok([
    'add',
    '@sora/team',
    '--target',
    'agents',
    '--path',
    'packages/api',
    '--var',
    'project=決まり',
  ]);
  expect(await read('packages/api/AGENTS.md')).toContain(
    'Our project is 決まり; `{{code}}` and ${{ env.X }} stay.',
  );
  expect((await world.machine.json(['why', 'packages/api/AGENTS.md'])).rules).toMatchObject([
    { rule: '@sora/team' },
  ]);
  await aVersion(world.app, user, rule.id, { content: 'Now {{project}} it is.\n' });
  await world.machine.ok(['update']);
  expect(await read('packages/api/AGENTS.md')).toContain('Now 決まり it is.');
});

it('asks before a subagent gets new tools', async () => {
  const agent = '---\nname: helper\ndescription: Helps\ntools: Read\n---\nHelp.\n';
  const user = await aUser(world.app, { username: 'sora' });
  const rule = await aRule(world.app, user, { name: 'helper', type: 'ccsubagents', content: agent });
  await world.machine.ok(['add', '@sora/helper', '--target', 'claude']);
  await aVersion(world.app, user, rule.id, { content: agent.replace('Read', 'Read, Bash') });
  const refused = await world.machine.run(['update', '--json']);
  expect([refused.code, JSON.parse(refused.out).error]).toMatchObject([
    2,
    { newPowers: [{ powers: ['Bash'] }] },
  ]);
  expect(await read('.claude/agents/helper.md')).not.toContain('Bash');
  expect((await world.machine.run(['update', '--yes'])).code).toBe(2);
  expect(await read('.claude/agents/helper.md')).not.toContain('Bash');
  await world.machine.ok(['update', '--accept-powers']);
  expect(await read('.claude/agents/helper.md')).toContain('Bash');
});
