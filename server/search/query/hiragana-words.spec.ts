import { readKanjiSounds } from '../lexicon/kanji-sounds';
import { foldText } from '../text/fold-text';
import { useSynonyms } from '../../../test/support/synonyms';
import { withDictionaryWords } from './hiragana-words';

useSynonyms(
  'ゲーム, game\nテスト, test\nドッカー, docker\nアプリ, app\n議事録, minutes\n開発環境, development environment',
);

const read = (typed: string) => withDictionaryWords(foldText(typed));

beforeAll(readKanjiSounds);

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

describe('words with kanji in hiragana', () => {
  it.each([
    ['ぎじろくを作る', '議事録を作る'],
    ['かいはつかんきょうの構築', '開発環境の構築'],
  ])('are read as kanji: %s', (typed, meant) => {
    expect(read(typed)).toBe(foldText(meant));
  });

  it.each([['ぎじろく'], ['わかりやすい説明'], ['すぐれた文章'], ['してください']])(
    'are neither grammar nor alone: %s',
    (typed) => {
      expect(read(typed)).toBe(typed);
    },
  );
});
