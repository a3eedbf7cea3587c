import { splitOutside } from './flow-text';
import { readFrontMatterFields } from './front-matter-fields';
import { writeFrontMatter } from './write-front-matter';

const valuesOf = (text: string) =>
  Object.fromEntries(readFrontMatterFields(text).map(({ key, value }) => [key, value]));

describe('readFrontMatterFields', () => {
  it.each([
    ['a glob that YAML refuses', 'globs: **/*.ts', { globs: '**/*.ts' }],
    ['a comment', 'name: style # short', { name: 'style' }],
    ['a colon within a text', 'description: Use: this', { description: 'Use: this' }],
    ['quoted texts', 'a: "x: \\"y\\""\nb: \'it\'\'s\'', { a: 'x: "y"', b: "it's" }],
    ['a flow list', 'paths: [\'a\', "b,c", d/{e,f}]', { paths: ['a', 'b,c', 'd/{e,f}'] }],
    ['a flow list over several lines', 'paths: [\n  a,\n  b\n]', { paths: ['a', 'b'] }],
    ['a block list', 'paths:\n  - "src/**"\n- lib', { paths: ['src/**', 'lib'] }],
    ['a folded text', 'description: >-\n  one\n  two\n\n  three', { description: 'one two\nthree' }],
    ['a literal text', 'description: |\n  one\n    two', { description: 'one\n  two' }],
    ['words as typed', 'a: True\nb: no\nc: 1.10', { a: 'True', b: 'no', c: '1.10' }],
    ['keys in quotes and in any script', '"a": one\n対象: バックエンド', { a: 'one', 対象: 'バックエンド' }],
    ['a text that is quoted in part', 'a: "one" and two\nglobs: *.ts', { a: '"one" and two', globs: '*.ts' }],
    ['a pattern in braces', 'globs: {src,lib}/**\npaths: {a,b}', { globs: '{src,lib}/**', paths: '{a,b}' }],
    ['brackets that are no list', 'argument-hint: [file] [mode]', { 'argument-hint': '[file] [mode]' }],
    [
      'tags within an invalid text',
      'description: Use it: now\n<example>\nuser: "x"\n</example>\nmodel: opus',
      { description: 'Use it: now <example> user: "x" </example>', model: 'opus' },
    ],
    ['an empty field', 'globs:\nalwaysApply: true', { globs: null, alwaysApply: 'true' }],
    ['a mapping, whose lines stay raw', 'metadata:\n  a: 1', { metadata: null }],
    ['lines of Windows', 'a: one\r\nb: two', { a: 'one', b: 'two' }],
  ])('reads %s', (_name, text, expected) => {
    expect(valuesOf(text)).toEqual(expected);
  });

  it('keeps the source lines of a field', () => {
    expect(readFrontMatterFields('metadata:\n  a: 1\n  b: 2\nname: x')[0]?.raw).toBe(
      'metadata:\n  a: 1\n  b: 2',
    );
  });
});

describe('splitOutside', () => {
  it('does not split inside braces, parentheses and quotes', () => {
    expect(splitOutside('Bash(a, b), *.{ts,tsx}, "c,d"')).toEqual(['Bash(a, b)', '*.{ts,tsx}', '"c,d"']);
  });
});

describe('writeFrontMatter', () => {
  it.each([
    'plain',
    'a: b',
    '# no comment',
    'true',
    '12',
    'two\nlines',
    '- item',
    '"quoted"',
    '日本語、です。',
    '@at',
    ' padded ',
  ])('writes %j so that it reads back', (text) => {
    expect(valuesOf(writeFrontMatter([['key', text]]).replace(/^---\n|---\n$/g, ''))).toEqual({ key: text });
  });

  it('writes nothing without fields', () => {
    expect(writeFrontMatter([])).toBe('');
  });
});
