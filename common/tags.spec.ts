import { normaliseTags } from './tags';

describe('normaliseTags', () => {
  it('trims, folds width and case, and drops repeats in the order of their first', () => {
    expect(normaliseTags([' Naming ', 'ＮＡＭＩＮＧ', 'ﾃｽﾄ', 'テスト', 'a'])).toEqual([
      'naming',
      'テスト',
      'a',
    ]);
  });

  it('drops what is nothing once trimmed', () => {
    expect(normaliseTags([' ', '\u3000', 'a'])).toEqual(['a']);
  });
});
