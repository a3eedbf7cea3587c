/** @jest-environment node */
import { splitFrontMatter } from '@kimari/common/front-matter';
import { readFrontMatterFields } from '@kimari/common/targets/front-matter-fields';
import { aText, generatorOf } from '../../../test/support/generated-texts';
import { aSeed } from '../../../test/support/random-numbers';
import { shownFields } from './shown-fields.server';

const SEED = aSeed();
const TEXTS = 400;

const text = (value: string) => ({ kind: 'text', text: value });

/** The words of a text that a reader would miss. */
const wordsOf = (source: string) => source.match(/[\p{L}\p{N}]+/gu) ?? [];

describe('the fields that a page shows', () => {
  it.each([
    ['an unquoted glob', 'globs: **/*.ts', text('**/*.ts')],
    ['a colon in a sentence', 'description: Use when: always', text('Use when: always')],
    ['words as typed', 'version: 1.10', text('1.10')],
    ['a key in quotes', '"my key": one', text('one')],
    ['a key in any script', '対象: バックエンド', text('バックエンド')],
    ['a comment', 'name: style # short', text('style')],
    ['nothing', 'globs:', text('')],
    ['a list', 'tools: [Read, Bash]', { kind: 'list', items: ['Read', 'Bash'] }],
    ['a text of several lines', 'description: |\n  one\n    two', { kind: 'block', text: 'one\n  two' }],
    ['a mapping', 'hooks:\n  Pre:\n    - run', { kind: 'block', text: 'Pre:\n  - run' }],
    ['a mapping on one line', 'metadata: {a: 1}', { kind: 'block', text: '{a: 1}' }],
  ])('say %s as the command line reads it', (_name, source, expected) => {
    expect(shownFields(source).map(({ value }) => value)).toEqual([expected]);
  });

  it('are those that the command line and the assistants get, in any text', () => {
    const generator = generatorOf(SEED);
    for (let index = 0; index < TEXTS; index += 1) {
      const content = aText(generator);
      const { frontMatter } = splitFrontMatter(content);
      const shown = shownFields(frontMatter);
      expect([SEED, content, shown.map(({ key }) => key)]).toEqual([
        ...[SEED, content],
        readFrontMatterFields(frontMatter ?? '').map(({ key }) => key),
      ]);
    }
  });

  it('leave out nothing of very many', () => {
    const fields = Array.from({ length: 300 }, (_, index) => `k${index}: v${index}`).join('\n');
    const items = Array.from({ length: 300 }, (_, index) => `  - i${index}`).join('\n');
    const shown = JSON.stringify(shownFields(`${fields}\nlist:\n${items}`));
    for (const word of wordsOf(`${fields}\n${items}`)) expect(shown).toContain(word);
    expect(shownFields(fields)).toHaveLength(201);
  });

  it('do not expand aliases into megabytes', () => {
    const bomb = [
      'a: &a [x,x,x,x,x,x,x,x,x,x]',
      ...'bcdefg'
        .split('')
        .map((key, index) => `${key}: &${key} [${Array(10).fill(`*${'abcdef'[index]}`).join(',')}]`),
    ];
    expect(JSON.stringify(shownFields(bomb.join('\n'))).length).toBeLessThan(20_000);
  });

  it('are none without front matter, or in text between two rules', () => {
    for (const content of ['# title', '---\n---\n# title', '---\n\n**始め**\n\n---\n'])
      expect(shownFields(splitFrontMatter(content).frontMatter)).toEqual([]);
  });
});
