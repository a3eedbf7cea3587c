import { foldText } from '../text/fold-text';
import { useSynonyms } from '../../../test/support/synonyms';
import { withLoanWords } from './hiragana-words';

useSynonyms('ゲーム, game\nテスト, test\nドッカー, docker\nアプリ, app');

const read = (typed: string) => withLoanWords(foldText(typed));

describe('loan words in hiragana', () => {
  it.each([
    ['げーむ開発', 'ゲーム開発'],
    ['てすとの書き方', 'テストの書き方'],
    ['どっかーで開発', 'ドッカーで開発'],
    ['あぷりのてすと', 'アプリのテスト'],
  ])('are read as katakana: %s', (typed, meant) => {
    expect(read(typed)).toBe(foldText(meant));
  });

  it.each([['している'], ['もっと速く'], ['のいずれか'], ['について教えて'], ['があります']])(
    'are no part of grammar: %s',
    (typed) => {
      expect(read(typed)).toBe(typed);
    },
  );
});
