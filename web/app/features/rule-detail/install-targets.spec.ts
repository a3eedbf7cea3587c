import { installCommand, targetsFor, type InstallRequest } from './install-targets';

const RULE: InstallRequest = {
  appUrl: 'https://kimari.example',
  path: '@sora/go-style',
  name: 'go-style',
  type: 'RULE',
  visibility: 'PUBLIC',
  target: 'claude',
  version: null,
};
const RAW = 'https://kimari.example/api/rules/@sora/go-style';

describe('installCommand', () => {
  it.each([
    ['claude', `curl -fsSL --create-dirs -o .claude/rules/go-style.md ${RAW}/raw`],
    ['cursor', `curl -fsSL --create-dirs -o .cursor/rules/go-style.mdc ${RAW}/raw`],
    ['copilot', `curl -fsSL --create-dirs -o .github/instructions/go-style.instructions.md ${RAW}/raw`],
    ['agents', `curl -fsSL ${RAW}/raw >> AGENTS.md`],
  ] as const)('writes where %s looks', (target, command) => {
    expect(installCommand({ ...RULE, target })).toBe(command);
  });

  it('pins the given version', () => {
    expect(installCommand({ ...RULE, version: '1.2.0' })).toContain(`${RAW}/versions/1.2.0/raw`);
  });

  it('sends a token for a rule that is not public', () => {
    expect(installCommand({ ...RULE, visibility: 'PRIVATE' })).toContain(
      '-H "Authorization: Bearer $KIMARI_TOKEN"',
    );
  });

  it('offers subagents only for assistants that support them', () => {
    expect(targetsFor('CCSUBAGENTS')).toEqual(['claude', 'cursor', 'copilot']);
    expect(installCommand({ ...RULE, type: 'CCSUBAGENTS' })).toContain('-o .claude/agents/go-style.md');
  });
});
