import { changedWords } from './changed-words';

describe('the changed words of a suggestion', () => {
  it('marks the word that was not typed', () => {
    expect(changedWords('prety コミット', 'prettier コミット')).toEqual([
      { text: 'prettier', isMatch: true },
      { text: ' コミット', isMatch: false },
    ]);
  });

  it('marks nothing that differs only in case or width', () => {
    expect(changedWords('Ｒｅａｃｔ Tets', 'react test')).toEqual([
      { text: 'react ', isMatch: false },
      { text: 'test', isMatch: true },
    ]);
  });

  it('marks a whole query without spaces', () => {
    expect(changedWords('デサインシステム', 'デザインシステム')).toEqual([
      { text: 'デザインシステム', isMatch: true },
    ]);
  });
});
