import { closestWords, editDistance, isCorrectable, wordsOneEditAway } from './typing-errors';

describe('typing errors', () => {
  it.each([
    ['typescirpt', 'typescript', 1],
    ['acessibility', 'accessibility', 1],
    ['reveiw', 'review', 1],
    ['kuberntes', 'kubernetes', 1],
    ['same', 'same', 0],
    ['kitten', 'sitting', 3],
  ])('counts the edits from %s to %s', (left, right, edits) => {
    expect(editDistance(left, right)).toBe(edits);
    expect(editDistance(right, left)).toBe(edits);
  });

  it('lists every word one edit away', () => {
    const near = wordsOneEditAway('reveiw');
    expect(near).toContain('review');
    expect(near).not.toContain('reveiw');
    for (const word of near) expect(editDistance('reveiw', word)).toBe(1);
  });

  it('corrects no short words and non-words', () => {
    expect(['go', 'css', 'a11y', 'テスト', 'react', 'typescript'].filter(isCorrectable)).toEqual([
      'react',
      'typescript',
    ]);
  });

  it('prefers fewer edits, then the more common word', () => {
    const known = [
      { word: 'completing', documents: 900 },
      { word: 'commuting', documents: 5 },
      { word: 'computing', documents: 50 },
    ];
    expect(closestWords('comxuting', known).map(({ word }) => word)).toEqual(['computing', 'commuting']);
  });

  it('takes swapped letters for likelier than others', () => {
    const known = [
      { word: 'reds', term: 'red', documents: 40 },
      { word: 'redis', term: 'redi', documents: 9 },
    ];
    expect(closestWords('redsi', known)[0]?.word).toBe('redis');
  });

  it('takes what rules are about for likelier than what they mention', () => {
    const known = [
      { word: 'ending', documents: 60 },
      { word: 'encoding', documents: 40 },
    ];
    const aboutOf = ({ word }: { readonly word: string }) => (word === 'encoding' ? 9 : 1);
    expect(closestWords('encding', known, aboutOf)[0]?.word).toBe('encoding');
  });

  it.each([
    ['netify', 'netlify', 'notify'],
    ['reqct', 'react', 'rebct'],
    ['propery', 'property', 'proper'],
    ['ytest', 'test', 'atest'],
  ])('takes %s for %s rather than for %s', (typed, likely, unlikely) => {
    const known = [unlikely, likely].map((word) => ({ word, documents: 10 }));
    expect(closestWords(typed, known)[0]?.word).toBe(likely);
  });
});
