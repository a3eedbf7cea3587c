import { newPowers } from './powers';

const agent = (fields: string) => `---\nname: a\ndescription: b\n${fields}---\nText.\n`;

it.each([
  ['a tool', 'tools: Read\n', 'tools: Read, Bash(git:*)\n', ['Bash(git:*)']],
  ['all tools, when the restriction goes', 'tools: Read\n', '', ['*']],
  [
    'a permission',
    'tools: Read\n',
    'tools: Read\npermissionMode: bypassPermissions\n',
    ['permissionMode: bypassPermissions'],
  ],
  ['hooks, also for one that had all tools', '', 'hooks:\n  Stop: x\n', ['hooks: Stop: x']],
  ['another model', 'model: haiku\n', 'model: opus\n', ['model: opus']],
])('names %s', (_name, before, after, expected) => {
  expect(newPowers(agent(before), agent(after), 'ccsubagents')).toEqual(expected);
});

it('names nothing when a subagent may do less', () => {
  expect(newPowers(agent('tools: Read, Bash\n'), agent('tools: Read\n'), 'ccsubagents')).toEqual([]);
  expect(newPowers(agent(''), agent('tools: Read\n'), 'ccsubagents')).toEqual([]);
});

it.each([
  ['a tool that is no longer denied', 'disallowedTools: Bash, Write\n', '', ['Bash', 'Write']],
  ['one that leaves a map', 'tools:\n  bash: false\n  edit: false\n', 'tools:\n  bash: false\n', ['Edit']],
  [
    'a permission that no longer asks',
    'permission:\n  bash: ask\n',
    'permission:\n  bash: allow\n',
    ['Bash'],
  ],
  ['writing', 'readonly: true\n', '', ['Write', 'Edit', 'Bash']],
])('names %s', (_name, before, after, expected) => {
  const powers = newPowers(agent(before), agent(after), 'ccsubagents');
  expect(powers).toEqual(expect.arrayContaining(expected));
});

it('names the tools that a skill need not ask for, and the commands that run while it loads', () => {
  const skill = agent('allowed-tools: Bash(*) Write\n') + 'State: !`git status`\n';
  expect(newPowers(agent(''), skill, 'rule')).toEqual([
    'allowed-tools: Bash(*)',
    'allowed-tools: Write',
    'command: git status',
  ]);
});
