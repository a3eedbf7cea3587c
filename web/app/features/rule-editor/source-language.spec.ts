import { splitFrontMatter } from '@kimari/common/front-matter';
import { sourceParser } from './source-language';

/** The marked pieces of a text: the names of their nodes, and what they cover. */
function marks(text: string, names: readonly string[]): [string, string][] {
  const found: [string, string][] = [];
  sourceParser.parse(text).iterate({
    enter: ({ name, from, to }) => {
      if (names.includes(name)) found.push([name, text.slice(from, to)]);
    },
  });
  return found;
}

const FRONT_MATTER = [
  'FrontMatter',
  'FrontMatterFence',
  'FrontMatterKey',
  'FrontMatterValue',
  'FrontMatterComment',
];

describe('the language of the editor', () => {
  it('marks the keys and values of front matter', () => {
    const text = '---\nname: reviewer\n# 注\ntools:\n  - Read\n---\n\n# 見出し\n';
    expect(marks(text, FRONT_MATTER.slice(1))).toEqual([
      ['FrontMatterFence', '---'],
      ['FrontMatterKey', 'name'],
      ['FrontMatterValue', ' reviewer'],
      ['FrontMatterComment', '# 注'],
      ['FrontMatterKey', 'tools'],
      ['FrontMatterFence', '---'],
    ]);
    expect(marks(text, ['ATXHeading1'])).toEqual([['ATXHeading1', '# 見出し']]);
  });

  it.each(['# 見出し\n\n---\nname: x\n---\n', '\n---\nname: x\n---\n', '----\nname: x\n'])(
    'finds no front matter in %j',
    (text) => {
      expect(marks(text, FRONT_MATTER)).toEqual([]);
    },
  );

  it('marks keys in quotes and in any script, as every reader of front matter finds them', () => {
    const text = '---\n"my key": a: b\n対象: バックエンド\nx\n---\n';
    expect(marks(text, ['FrontMatterKey', 'FrontMatterValue'])).toEqual([
      ['FrontMatterKey', '"my key"'],
      ['FrontMatterValue', ' a: b'],
      ['FrontMatterKey', '対象'],
      ['FrontMatterValue', ' バックエンド'],
    ]);
  });

  it.each([
    '---\n\n**始め**\n\n---\n\n# 見出し\n',
    '---\nただの文です。\n---\n# 見出し\n',
    '---\n**始め**\nname: x\n---\n',
  ])('takes text between two rules for text in %j', (text) => {
    expect(splitFrontMatter(text).frontMatter).toBeNull();
    expect(marks(text, FRONT_MATTER)).toEqual([]);
    expect(marks(text, ['HorizontalRule'])[0]).toEqual(['HorizontalRule', '---']);
    expect(marks(text, ['StrongEmphasis'])).toHaveLength(text.includes('**') ? 1 : 0);
    expect(marks(text, ['ATXHeading1'])).toHaveLength(text.includes('# ') ? 1 : 0);
  });

  it('reads to the end of a text whose front matter is not closed', () => {
    expect(marks('---\nname: x', ['FrontMatter'])).toEqual([['FrontMatter', '---\nname: x']]);
    expect(marks('---', ['FrontMatter'])).toEqual([['FrontMatter', '---']]);
  });
});
