import type { RuleType } from '../enums';
import { powersAddedBy } from './added-powers';
import { listPowers } from './list-powers';
import { readPowers } from './read-powers';

const agent = (fields: string) => `---\nname: a\ndescription: b\n${fields}---\nText.\n`;
const added = (before: string, after: string, type: RuleType = 'ccsubagents') =>
  powersAddedBy(agent(before), agent(after), type).map(({ code, identifier, detail }) =>
    [code, identifier, detail].filter((part) => part !== null && part !== '').join(' '),
  );
const listed = (fields: string, type: RuleType = 'ccsubagents') =>
  listPowers(readPowers(agent(fields), type)).map(({ code, identifier }) => `${code} ${identifier}`.trim());

const HOOK = (command: string, matcher = 'Bash') =>
  `hooks:\n  PreToolUse:\n    - matcher: "${matcher}"\n      hooks:\n        - type: command\n          command: ${command}\n`;

describe('of a subagent', () => {
  it.each([
    ['a tool', 'tools: Read\n', 'tools: Read, Bash(git:*)\n', ['tool Bash(git:*)']],
    ['all tools, when the restriction goes', 'tools: Read\n', '', ['all_tools *']],
    ['all tools by an asterisk', 'tools: Read\n', 'tools: "*"\n', ['all_tools *']],
    ['all tools by a field that nobody reads', 'tools: Read\n', 'Tools: Read\n', ['all_tools *']],
    ['all commands', 'tools: Bash(git:*)\n', 'tools: Bash\n', ['tool Bash']],
    [
      'a tool by the name of another assistant',
      'tools: [read]\n',
      'tools: [read, execute]\n',
      ['tool execute'],
    ],
    [
      'a tool whose name has a space',
      'tools: [read]\n',
      'tools: [read, Microsoft Docs]\n',
      ['tool Microsoft Docs'],
    ],
    ['tools that share an item', 'tools: [Read]\n', 'tools: [Read Bash]\n', ['tool Bash']],
    ['tools between spaces', 'tools: Read\n', 'tools: Read Write\n', ['tool Write']],
    ['a tool of a server', 'tools: [read]\n', 'tools: [read, "github/*"]\n', ['tool github/*']],
    [
      'a tool that is no longer denied',
      'disallowedTools: Bash, Write\n',
      'disallowedTools: Write\n',
      ['tool Bash'],
    ],
    [
      'a part of a tool that is no longer denied',
      'disallowedTools: Bash\n',
      'disallowedTools: Bash(rm:*)\n',
      ['tool Bash'],
    ],
    [
      'one that leaves a map',
      'tools:\n  bash: false\n  list: false\n',
      'tools:\n  bash: false\n',
      ['tool LS'],
    ],
    [
      'a permission that no longer asks',
      'permission:\n  bash: ask\n',
      'permission:\n  bash: allow\n',
      ['tool Bash'],
    ],
    [
      'a permission that asks now',
      'permission:\n  bash: deny\n',
      'permission:\n  bash: ask\n',
      ['tool_after_asking Bash'],
    ],
    ['writing', 'readonly: true\n', '', ['tool Write', 'tool Edit', 'tool Bash']],
    ['a mode', '', 'permissionMode: bypassPermissions\n', ['permission_mode bypassPermissions']],
    ['a mode that goes', 'permissionMode: plan\n', '', ['permission_mode default']],
    ['a mode that nobody knows', '', 'permissionMode: yolo\n', ['permission_mode yolo']],
    [
      'a sandbox',
      'sandbox_mode: read-only\n',
      'sandbox_mode: danger-full-access\n',
      ['sandbox danger-full-access'],
    ],
    ['an approval', 'approval_policy: on-request\n', 'approval_policy: never\n', ['approval never']],
    ['hooks, also for one that had all tools', '', HOOK('./a.sh'), ['hook PreToolUse ./a.sh']],
    ['another command of a hook', HOOK('./a.sh'), HOOK('./b.sh'), ['hook PreToolUse ./b.sh']],
    ['a hook for more tools', HOOK('./a.sh'), HOOK('./a.sh', '*'), ['hook PreToolUse ./a.sh']],
    ['hooks that cannot be read', '', 'hooks: [a: {\n', ['hook hooks "[a: {"']],
    ['a server', '', 'mcpServers:\n  a:\n    command: npx\n    args: [x]\n', ['server a npx x']],
    ['a server of a list', 'mcpServers: [a]\n', 'mcpServers: [a, b]\n', ['server b']],
    [
      'another address',
      'mcp-servers:\n  a:\n    url: https://a\n',
      'mcp-servers:\n  a:\n    url: https://b\n',
      ['server a https://b'],
    ],
    [
      'more tools of a server',
      'mcp-servers:\n  a:\n    command: x\n    tools: [r]\n',
      'mcp-servers:\n  a:\n    command: x\n    tools: ["*"]\n',
      ['server a x'],
    ],
    ['the network', '', 'network_access: true\n', ['network *']],
    ['a skill', 'skills: [a]\n', 'skills: [a, b]\n', ['skill b']],
    ['memory', '', 'memory: user\n', ['memory user']],
    ['the background', '', 'background: true\n', ['background']],
    ['the project itself', 'isolation: worktree\n', '', ['not_isolated']],
  ])('names %s', (_name, before, after, expected) => {
    expect(added(before, after)).toEqual(expected);
  });

  it.each([
    ['a narrower list', 'tools: Read, Bash\n', 'tools: Read, Bash(git:*)\n'],
    ['a list where there was none', '', 'tools: Read\n'],
    ['another order, case and notation', 'tools: Read, Bash\n', 'tools:\n  - "bash"\n  - read\n'],
    ['another notation of a pattern', 'tools: Bash(git:*)\n', 'tools: [Bash(git *)]\n'],
    [
      'a command of those that begin so',
      'tools: Bash(npm run:*)\n',
      'tools: Bash(npm run test:*), Bash(npm run)\n',
    ],
    ['a folder in a folder', 'tools: Read(src/**)\n', 'tools: Read(src/lib/**)\n'],
    ['one of two names', 'tools: Agent(a, b)\n', 'tools: Task(b)\n'],
    [
      'a permission for fewer commands',
      'permission:\n  bash:\n    "*": deny\n    "git *": allow\n',
      'permission:\n  bash:\n    "*": deny\n    "git push *": allow\n',
    ],
    ['another model', 'model: haiku\n', 'model: opus\n'],
    ['a stricter mode', 'permissionMode: bypassPermissions\n', 'permissionMode: acceptEdits\n'],
    ['a stricter mode than none', '', 'permissionMode: plan\n'],
    ['the mode that holds anyway', '', 'permissionMode: default\n'],
    [
      'a hook in flow style',
      HOOK('./a.sh'),
      'hooks: {PreToolUse: [{hooks: [{command: "./a.sh", type: command}], matcher: Bash}]}\n',
    ],
    ['a hook for fewer tools', HOOK('./a.sh', 'Bash|Edit'), HOOK('./a.sh', 'Edit')],
    [
      'servers in another order',
      'mcpServers:\n  a: {command: x}\n  b: {url: y}\n',
      'mcpServers:\n  b:\n    url: "y"\n  a:\n    command: x\n',
    ],
    ['fewer servers', 'mcpServers: [a, b]\n', 'mcpServers: [b]\n'],
    ['the background by its default', '', 'background: false\n'],
    ['a copy of the project', '', 'isolation: worktree\n'],
    ['a closed network', '', 'network_access: false\n'],
    ['another description', '', 'color: red\n'],
  ])('names nothing for %s', (_name, before, after) => {
    expect(added(before, after)).toEqual([]);
  });

  it.each([
    ['all tools but those denied', 'disallowedTools: Bash\n', ['all_tools *', 'denied_tool Bash']],
    ['the tools of a list as they are written', 'tools: [read, execute]\n', ['tool read', 'tool execute']],
    ['none of an empty list', 'tools: []\n', ['no_tools']],
    [
      'permissions',
      'permission:\n  "*": deny\n  bash: ask\n  read: allow\n',
      ['tool Read', 'tool NotebookRead', 'tool_after_asking Bash'],
    ],
    ['a model', 'model: opus\n', ['all_tools *', 'model opus']],
  ])('lists %s', (_name, fields, expected) => {
    expect(listed(fields)).toEqual(expected);
  });
});

describe('of a skill', () => {
  it('names the tools that it need not ask for, and the commands that run while it loads', () => {
    const skill = agent('allowed-tools: Bash(*) Write\n') + 'State: !`git status`\n';
    expect(
      powersAddedBy(agent(''), skill, 'rule').map(({ code, identifier }) => `${code} ${identifier}`),
    ).toEqual(['unasked_tool Bash(*)', 'unasked_tool Write', 'loading_command git status']);
  });

  it.each([
    ['its hooks', '', HOOK('./a.sh'), ['hook PreToolUse ./a.sh']],
    ['all of a tool', 'allowed-tools: Bash(git:*)\n', 'allowed-tools: Bash\n', ['unasked_tool Bash']],
    ['tools that it lists', '', 'tools: [Bash]\n', ['tool Bash']],
    ['nothing when it lists fewer', 'allowed-tools: Bash, Read\n', 'allowed-tools:\n  - Bash(git:*)\n', []],
    ['nothing when a list goes', 'tools: [Bash]\n', '', []],
  ])('names %s', (_name, before, after, expected) => {
    expect(added(before, after, 'rule')).toEqual(expected);
  });
});
