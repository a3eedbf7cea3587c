import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { aRule, aVersion } from '../support/factories/rule';
import { aUser } from '../support/factories/user';
import { filesOf, useMachine } from './support/use-machine';

jest.setTimeout(120_000);

const world = useMachine();
const agent = (fields: string) => `---\nname: helper\ndescription: Helps\n${fields}---\nHelp.\n`;

/** One pair for each kind of power: the second version asks for more. */
const KINDS: Readonly<Record<string, readonly [before: string, after: string, word: string]>> = {
  tool: ['tools: Read\n', 'tools: Read, Bash\n', 'Bash'],
  everything: ['tools: Read\n', '', '*'],
  pattern: ['tools: Bash(git:*)\n', 'tools: Bash(git:*), Bash(rm:*)\n', 'Bash(rm:*)'],
  denial: ['disallowedTools: Write\n', '', 'Write'],
  mode: ['', 'permissionMode: bypassPermissions\n', 'permissionMode: bypassPermissions'],
  hook: ['', 'hooks: {Stop: [{hooks: [{type: command, command: ./x}]}]}\n', 'hook: Stop ./x'],
  server: ['mcpServers: {a: {command: x}}\n', 'mcpServers: {a: {command: y}}\n', 'server: a y'],
  network: ['network_access: false\n', 'network_access: true\n', 'network: *'],
};

async function published(name: string, type: 'rule' | 'ccsubagents', before: string, after: string) {
  const rule = await aRule(world.app, await sora(), { name, type, content: before });
  return () => sora().then((user) => aVersion(world.app, user, rule.id, { content: after }));
}

let author: ReturnType<typeof aUser> | null = null;
const sora = () => (author ??= aUser(world.app, { username: 'sora' }));
afterEach(() => (author = null));

it('refuses an update for each kind of power, in both languages, and takes it with --accept-powers only', async () => {
  const names = Object.keys(KINDS);
  const next = [];
  for (const [name, [before, after]] of Object.entries(KINDS))
    next.push(
      await published(
        name,
        'ccsubagents',
        agent(before).replace('helper', name),
        agent(after).replace('helper', name),
      ),
    );
  next.push(await published('skill', 'rule', 'Help.\n', '---\nallowed-tools: Bash\n---\nNow: !`date`\n'));
  await world.machine.ok([
    'add',
    ...[...names, 'skill'].map((name) => `@sora/${name}`),
    '--target',
    'claude',
  ]);
  for (const publish of next) await publish();
  const before = await filesOf(world.machine.project);

  const refused = await world.machine.run(['update', '--yes', '--json']);
  const { error } = JSON.parse(refused.out) as {
    error: { code: string; newPowers: { rule: string; powers: string[]; entries: { sentence: string }[] }[] };
  };
  expect([refused.code, error.code]).toEqual([2, 'NEW_PERMISSIONS']);
  const found = Object.fromEntries(
    error.newPowers.map(({ rule, powers }) => [rule.replace('@sora/', ''), powers]),
  );
  expect(found).toEqual({
    ...Object.fromEntries(Object.entries(KINDS).map(([name, [, , word]]) => [name, [word]])),
    skill: ['allowed-tools: Bash', 'command: date'],
  });
  const japanese = await world.machine.run(['update', '--lang', 'ja']);
  expect([japanese.code, japanese.err]).toEqual([2, expect.stringContaining('端末でコマンドを実行します')]);
  expect(japanese.err).toContain('--accept-powers');
  expect(await filesOf(world.machine.project)).toEqual(before);

  await world.machine.ok(['update', '--accept-powers']);
  expect((await filesOf(world.machine.project))['.claude/agents/mode.md']).toContain('bypassPermissions');
});

it('refuses the same where a version comes by another way than an update', async () => {
  const publish = await published(
    'helper',
    'ccsubagents',
    agent('tools: Read\n'),
    agent('tools: Read, Bash\n'),
  );
  await world.machine.ok(['add', '@sora/helper@1.0.0', '--target', 'claude']);
  const version = await publish();
  expect((await world.machine.run(['add', `@sora/helper@${version}`, '--yes'])).code).toBe(2);
  const manifest = join(world.machine.project, 'kimari.json');
  await writeFile(manifest, (await readFile(manifest, 'utf8')).replace('"1.0.0"', `"${version}"`));
  expect((await world.machine.run(['install', '--yes'])).code).toBe(2);
  const file = join(world.machine.project, '.claude/agents/helper.md');
  expect(await readFile(file, 'utf8')).not.toContain('Bash');
  await world.machine.ok(['install', '--accept-powers']);
  expect(await readFile(file, 'utf8')).toContain('Bash');
});

it('updates what asks for the same or less without a word', async () => {
  const publish = await published(
    'helper',
    'ccsubagents',
    agent('tools: Read, Bash\nmodel: haiku\n'),
    agent('model: opus\ntools:\n  - "bash"\n'),
  );
  await world.machine.ok(['add', '@sora/helper', '--target', 'claude']);
  await publish();
  expect((await world.machine.json(['update'])).newPowers).toEqual([]);
});

it('prints powers as the page does, and marks those that the installed version lacks', async () => {
  const publish = await published(
    'helper',
    'ccsubagents',
    agent('tools: Read\n'),
    agent('tools: Read, Bash\nmodel: opus\n'),
  );
  const first = await world.machine.ok(['info', '@sora/helper', '--lang', 'en']);
  expect(first).toMatch(/^What this subagent asks for\n {4}Tools {2}Read {2}Reads files$/m);
  const added = await world.machine.run(['add', '@sora/helper', '--target', 'claude', '--lang', 'ja']);
  expect(added.err).toMatch(/@sora\/helper が求めるもの:\n +ツール {2}Read {2}ファイルを読みます$/m);
  await publish();
  const next = await world.machine.ok(['info', '@sora/helper', '--lang', 'en']);
  expect(next).toContain('What this subagent asks for  1 more than the installed 1.0.0\n');
  expect(next).toMatch(/^ {4}Tools +Read +Reads files$/m);
  expect(next).toMatch(/^ {2}\+ +Bash +Runs commands .*\(new\)$/m);
  expect(next).toMatch(/^ {4}Model +opus +Runs on this model$/m);
  expect(await world.machine.json(['info', '@sora/helper'])).toMatchObject({
    powersComparedWith: '1.0.0',
    powerEntries: [
      { code: 'tool', group: 'tools', identifier: 'Read', isAdded: false },
      { identifier: 'Bash', isAdded: true },
      { code: 'model', isAdded: false },
    ],
  });
  const elsewhere = await world.another();
  expect(await elsewhere.json(['info', '@sora/helper'])).toMatchObject({
    powersComparedWith: null,
    powerEntries: [{ isAdded: false }, { isAdded: false }, { isAdded: false }],
  });
  const refused = await world.machine.run(['update', '--lang', 'en']);
  expect(refused.err).toMatch(
    /asks for more than the version that you have:\n {4}Tools +Read +Reads files$/m,
  );
  expect(refused.err).toMatch(/^ {2}\+ +Bash +Runs commands .*\(new\)$/m);
});

it('finds two subagents of one name before it writes the second', async () => {
  await published('one', 'ccsubagents', agent('tools: Read\n'), '');
  await published('two', 'ccsubagents', agent('tools: Bash\n'), '');
  await world.machine.ok(['add', '@sora/one', '--target', 'claude']);
  const before = await filesOf(world.machine.project);
  const plan = await world.machine.json(['add', '@sora/two', '--dry-run']);
  expect(plan.sameNames[0]).toMatchObject({
    name: 'helper',
    other: expect.stringMatching(/^\.claude\/agents\//),
  });
  expect(await filesOf(world.machine.project)).toEqual(before);
});
