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
