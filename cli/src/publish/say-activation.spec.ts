import { readRule } from '@kimari/common/targets/read-rule';
import { sayActivation } from './say-activation';

const activationOf = (content: string) => readRule(content, { type: 'rule', name: 'a' }).activation;

it.each([
  ['a described rule of Cursor', '---\ndescription: SQL\n---\nText.\n', 'cursor-rule', 'relevant'],
  ['a silent rule of Cursor', 'Text.\n', 'cursor-rule', 'manual'],
  ['instructions of Copilot without files', 'Text.\n', 'copilot-instructions', 'manual'],
] as const)('writes down when %s is loaded', (_name, content, format, expected) => {
  expect(activationOf(content)).toBe('always');
  const said = sayActivation(content, 'rule', format);
  expect(activationOf(said)).toBe(expected);
  expect(said.endsWith('Text.\n')).toBe(true);
});

it('writes down that a rule of Claude is loaded always, although it looks like a skill', () => {
  const content = '---\nname: a\ndescription: SQL\n---\nText.\n';
  expect(activationOf(content)).toBe('relevant');
  expect(activationOf(sayActivation(content, 'rule', 'claude-rule'))).toBe('always');
});

it.each([
  ['relevant', '---\nname: a\ndescription: SQL\n---\nText.\n', 'rule', 'skill'],
  ['files', '---\nglobs: **/*.go\n---\nText.\n', 'rule', 'cursor-rule'],
  ['always', 'Text.\n', 'rule', 'claude-rule'],
  ['always', 'Text.\n', 'rule', 'block'],
  ['always', '---\nname: a\n---\nText.\n', 'ccsubagents', 'cursor-agent'],
] as const)(
  'leaves a text as it is that is read the same everywhere (%s)',
  (_when, content, type, format) => {
    expect(sayActivation(content, type, format)).toBe(content);
  },
);
