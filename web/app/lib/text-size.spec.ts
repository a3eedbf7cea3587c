import { countCharacters, estimateTokens } from './text-size';

describe('countCharacters', () => {
  it('counts what a reader sees as one, not its halves', () => {
    expect(countCharacters('a𠮷👍')).toBe(3);
    expect(countCharacters('')).toBe(0);
  });
});

describe('estimateTokens', () => {
  it.each([
    [
      'English',
      '# Review\n\n- Read the whole change before you comment.\n- Name the file and the line.\n',
      20,
    ],
    [
      'Japanese',
      '# レビュー\n\n- 変更の全体を読んでから、意見を書きます。\n- ファイルと行を示します。\n',
      31,
    ],
    ['code', '```ts\nexport const limit = 1024;\nif (a !== b) {\n  return null;\n}\n```\n', 25],
  ])('is close to what the tokenizer counts in %s', (_, text, counted) => {
    expect(Math.abs(estimateTokens(text) - counted)).toBeLessThanOrEqual(counted * 0.15);
  });

  it('does not pretend to be exact', () => {
    expect(estimateTokens('word '.repeat(1234))).toBe(1200);
    expect(estimateTokens('')).toBe(0);
  });
});
