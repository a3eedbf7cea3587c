import type { ShownField } from '#app/content/rendered-rule';
import { checkSubagent } from './subagent-fields';

const text = (key: string, value: string): ShownField => ({
  key,
  value: { kind: 'text', text: value },
});
const list = (key: string, items: string[]): ShownField => ({ key, value: { kind: 'list', items } });
const NAMED = [text('name', 'code-reviewer'), text('description', 'Reads diffs.')];

function stateOf(field: string, fields: readonly ShownField[]) {
  const { state, words } = checkSubagent(fields).find((check) => check.field === field) ?? {};
  return [state, ...(words ?? [])];
}

describe('the front matter of a subagent', () => {
  it('needs a name and a description, and nothing else', () => {
    expect(checkSubagent([]).map(({ state }) => state)).toEqual([
      'missing',
      'missing',
      'left-out',
      'left-out',
    ]);
    expect(checkSubagent(NAMED).map(({ state }) => state)).toEqual(['good', 'good', 'left-out', 'left-out']);
    expect(stateOf('description', [text('description', ' ')])).toEqual(['missing']);
  });

  it.each(['Code Reviewer', 'レビュー', 'a--b', '-a'])('cannot have the name %s', (name) => {
    expect(stateOf('name', [text('name', name)])).toEqual(['invalid', name]);
  });

  it.each<[ShownField, string[]]>([
    [text('tools', 'Read, Bash(git diff:*, git log), mcp__github__search'), ['good']],
    [list('tools', ['Read', 'Grep']), ['good']],
    [text('tools', 'Read, Raed'), ['unknown', 'Raed']],
    [text('tools', 'Read; Grep'), ['invalid', 'Read; Grep']],
    [text('model', 'inherit'), ['good']],
    [text('model', 'claude-opus-4-1'), ['good']],
    [text('model', 'gpt'), ['unknown', 'gpt']],
  ])('%j is %j', (field, expected) => {
    expect(stateOf(field.key, [...NAMED, field])).toEqual(expected);
  });
});
