import { splitFrontMatter } from '@kimari/common/front-matter';
import { readFrontMatter } from './front-matter.server';

const text = (value: string) => ({ kind: 'text', text: value });

describe('readFrontMatter', () => {
  it('reads a mapping in its order', () => {
    expect(readFrontMatter('name: reviewer\ntools: [Read, Bash]\nalwaysApply: true')).toEqual([
      { key: 'name', value: text('reviewer') },
      { key: 'tools', value: { kind: 'list', items: ['Read', 'Bash'] } },
      { key: 'alwaysApply', value: text('true') },
    ]);
  });

  it.each([
    ['an unquoted glob', 'description: x\nglobs: **/*.ts', { key: 'globs', value: text('**/*.ts') }],
    [
      'a colon in a sentence',
      'description: Use when: always',
      { key: 'description', value: text('Use when: always') },
    ],
    ['a lone bracket', 'globs: [a', { key: 'globs', value: text('[a') }],
    ['windows line ends', 'globs: **/*.ts\r\nname: x', { key: 'name', value: text('x') }],
  ])('falls back to lines for %s', (_name, source, expected) => {
    expect(readFrontMatter(source)).toContainEqual(expected);
  });

  it('keeps numbers and words as typed', () => {
    expect(readFrontMatter('version: 1.10\nflag: no')).toEqual([
      { key: 'version', value: text('1.10') },
      { key: 'flag', value: text('no') },
    ]);
  });

  it('shows nested values and lines without a key', () => {
    expect(readFrontMatter('hooks:\n  PreToolUse:\n    - run')[0]?.value).toMatchObject({ kind: 'block' });
    expect(readFrontMatter('globs: **\n  and more')[0]?.value).toEqual({
      kind: 'block',
      text: '**\n  and more',
    });
    expect(readFrontMatter('just a sentence')).toEqual([{ key: '', value: text('just a sentence') }]);
  });

  it('does not expand aliases into megabytes', () => {
    const bomb = [
      'a: &a [x,x,x,x,x,x,x,x,x,x]',
      ...'bcdefg'
        .split('')
        .map((key, index) => `${key}: &${key} [${Array(10).fill(`*${'abcdef'[index]}`).join(',')}]`),
    ];
    expect(JSON.stringify(readFrontMatter(bomb.join('\n'))).length).toBeLessThan(10_000);
  });

  it('is empty without front matter', () => {
    expect(readFrontMatter(splitFrontMatter('# title').frontMatter)).toEqual([]);
    expect(readFrontMatter(splitFrontMatter('---\n---\n# title').frontMatter)).toEqual([]);
  });

  it('finds front matter after a byte order mark', () => {
    expect(readFrontMatter(splitFrontMatter('\uFEFF---\r\nname: x\r\n---\r\nbody').frontMatter)).toEqual([
      { key: 'name', value: text('x') },
    ]);
  });
});
