import { curlCommand, installCommand, targetsFor, type InstallRequest } from './install-targets';

const RULE: InstallRequest = {
  appUrl: 'https://kimari.example',
  path: '@sora/go-style',
  name: 'go-style',
  type: 'RULE',
  visibility: 'PUBLIC',
  target: 'claude',
  version: null,
  values: {},
};
const RAW = 'https://kimari.example/api/rules/@sora/go-style';

describe('curlCommand', () => {
  it.each([
    ['claude', `curl -fsSL --create-dirs -o .claude/rules/go-style.md ${RAW}/raw`],
    ['cursor', `curl -fsSL --create-dirs -o .cursor/rules/go-style.mdc ${RAW}/raw`],
    ['copilot', `curl -fsSL --create-dirs -o .github/instructions/go-style.instructions.md ${RAW}/raw`],
    ['agents', `curl -fsSL ${RAW}/raw >> AGENTS.md`],
  ] as const)('writes where %s looks', (target, command) => {
    expect(curlCommand({ ...RULE, target })).toBe(command);
  });

  it('pins the given version', () => {
    expect(curlCommand({ ...RULE, version: '1.2.0' })).toContain(`${RAW}/versions/1.2.0/raw`);
  });

  it('sends a token for a rule that is not public', () => {
    expect(curlCommand({ ...RULE, visibility: 'PRIVATE' })).toContain(
      '-H "Authorization: Bearer $KIMARI_TOKEN"',
    );
  });

  it('offers subagents only for assistants that support them', () => {
    expect(targetsFor('CCSUBAGENTS')).toEqual(['claude', 'cursor', 'copilot']);
    expect(curlCommand({ ...RULE, type: 'CCSUBAGENTS' })).toContain('-o .claude/agents/go-style.md');
  });
});

describe('installCommand', () => {
  it('names the rule and the target', () => {
    expect(installCommand(RULE)).toBe('kimari add @sora/go-style --target claude');
  });

  it('quotes the values of the reader for the shell', () => {
    const values = { manager: 'pnpm', team: "it's $HOME" };
    expect(installCommand({ ...RULE, target: 'cursor', version: '1.2.0', values })).toBe(
      `kimari add @sora/go-style@1.2.0 --target cursor --var 'manager=pnpm' --var 'team=it'\\''s $HOME'`,
    );
  });
});
