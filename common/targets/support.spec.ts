import { CONTENTS, supportOf } from './support';
import { TARGET_IDS } from './targets';

describe('what a target can hold', () => {
  it('is every part of a subagent for Claude Code, which it was defined by', () => {
    const parts = ['subagent', 'tools', 'model', 'hooks', 'mcp'] as const;
    expect(parts.map((part) => supportOf('claude', part))).toEqual(parts.map(() => 'kept'));
  });

  it.each([
    ['claude', 'files', 'kept'],
    ['claude', 'relevant', 'lost'],
    ['cursor', 'manual', 'kept'],
    ['cursor', 'tools', 'lost'],
    ['copilot', 'tools', 'kept'],
    ['copilot', 'model', 'lost'],
    ['agents', 'always', 'kept'],
    ['agents', 'files', 'lost'],
    ['agents', 'subagent', 'lost'],
    ['claude-skills', 'relevant', 'kept'],
    ['claude-skills', 'always', 'changed'],
    ['windsurf', 'model', 'lost'],
  ] as const)('of %s, %s is %s', (target, content, support) => {
    expect(supportOf(target, content)).toBe(support);
  });

  it('is always the text, and everything where the file stays as it was published', () => {
    for (const target of TARGET_IDS) expect(supportOf(target, 'body')).toBe('kept');
    for (const content of CONTENTS) expect(supportOf('plain', content)).toBe('kept');
  });
});
