import { queryGroups } from './query-groups';

const ways = (query: string) =>
  queryGroups(query).map((group) => group.alternatives.map((alternative) => alternative.terms.join('&')));

describe('queryGroups', () => {
  it('makes one idea of each word, stemmed, without stop words', () => {
    expect(queryGroups('rules for testing the components').map((group) => group.word)).toEqual([
      'rules',
      'testing',
      'components',
    ]);
    expect(ways('testing')[0]).toContain('test');
  });

  it('keeps stop words when there is nothing else', () => {
    expect(queryGroups('the').map((group) => group.word)).toEqual(['the']);
  });

  it('takes the last word for a prefix, unless something follows it', () => {
    expect(queryGroups('react tes').map((group) => group.isPrefix)).toEqual([false, true]);
    expect(queryGroups('react tes ').map((group) => group.isPrefix)).toEqual([false, false]);
  });

  it('finds Japanese words in English too, and the other way round', () => {
    expect(ways('テスト')[0]).toEqual(expect.arrayContaining(['テス&スト', 'test']));
    expect(ways('security')[0]).toContain('セキ&キュ&ュリ&リテ&ティ');
  });

  it('cuts Japanese at known words and drops particles', () => {
    const groups = ways('SEO対策の専門家');
    expect(groups).toHaveLength(3);
    expect(groups[1]).toContain('対策');
    expect(groups[2]).toEqual(expect.arrayContaining(['専門&門家', 'expert']));
  });

  it('knows a compound as a whole and by its parts', () => {
    const groups = ways('コードレビュー');
    expect(groups).toHaveLength(2);
    for (const group of groups) expect(group).toContain('code&review');
  });

  it('looks for a single character of Japanese', () => {
    expect(ways('型')[0]).toContain('型');
    expect(ways('の')[0]).toEqual(['の']);
  });

  it('joins neighbouring words', () => {
    expect(ways('spring boot').every((group) => group.includes('springboot'))).toBe(true);
  });

  it('reads an owner and a path', () => {
    expect(ways('@Some-One')).toEqual([['@some-one']]);
    expect(ways('@some-one/my-rule')[0]).toEqual(['@some-one']);
    expect(ways('ci/cd')[0]).toEqual(expect.arrayContaining(['@ci', 'ci']));
  });

  it('asks less of words that describe every rule here', () => {
    const importance = queryGroups('claude subagent for debugging tests').map((group) => group.importance);
    expect(importance[0]).toBeLessThan(1);
    expect(importance[2]).toBe(1);
  });

  it.each(['', '   ', '!?', '\u200B'])('finds nothing to look for in %j', (query) => {
    expect(queryGroups(query)).toEqual([]);
  });
});
