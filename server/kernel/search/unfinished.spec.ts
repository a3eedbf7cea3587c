import { expressionsTyped, withoutConsonants } from './unfinished';

describe('a query that an input method has not finished', () => {
  it.each([
    ['てすt', 'てす', 't'],
    ['てすｔ', 'てす', 't'],
    ['react のてs', 'react のて', 's'],
    ['セキュr', 'セキユ', 'r'],
    ['りふぁky', 'りふぁ', 'ky'],
  ])('loses its consonants: %s', (query, text, consonants) => {
    expect(withoutConsonants(query)).toEqual({ text, consonants });
  });

  it.each([['てすと'], ['リアクトjs'], ['組み込みc'], ['テスト t'], ['設計s'], ['test'], ['']])(
    'is told from words that end in letters: %s',
    (query) => {
      expect(withoutConsonants(query)).toEqual({ text: query, consonants: null });
    },
  );
});

describe('an unfinished word', () => {
  it.each([
    ['てす', 't', 'テスト'],
    ['りあ', 'k', 'リアクト'],
    ['せきゆ', 'r', 'セキユリテイ'],
    ['どつ', 'k', 'ドツカ'],
  ])('may become those of the dictionaries: %s and %s', (kana, consonants, expected) => {
    expect(expressionsTyped(kana, consonants)).toContain(expected);
  });

  it('is nothing when no word begins so', () => {
    expect(expressionsTyped('ぬゐ', 'k')).toEqual([]);
  });
});
