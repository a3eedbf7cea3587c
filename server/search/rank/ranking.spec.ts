import { type Candidate } from '../index/candidate';
import { queryGroups } from '../query/concepts';
import { type Preference } from '../query/preference';
import { packLevels } from '../text/packed-levels';
import { pathKey, prepareRanking, rankCandidates } from './ranking';

const candidate = (change: Partial<Candidate> & { readonly id: string }): Candidate => ({
  ownerKey: 'someone',
  nameKey: 'something-else',
  distinctiveTerms: packLevels([]),
  isJapanese: false,
  type: 'rule',
  isDeprecated: false,
  name: 'something-else',
  tags: [],
  visibility: 'public',
  description: null,
  marks: 7,
  stars: 0,
  views: 0,
  ...change,
});

const statistics = { total: 1000, documentsWith: (term: string) => (term === 'common' ? 900 : 20) };
const ranked = (query: string, candidates: readonly Candidate[], preference: Partial<Preference> = {}) => {
  const groups = queryGroups(query);
  const isJapanese = /[ァ-ヺ]/.test(query);
  const prepared = prepareRanking(
    query,
    { groups, concepts: groups },
    { isJapanese, kind: null, ...preference },
    statistics,
  );
  return rankCandidates(prepared, candidates);
};
const order = (query: string, candidates: readonly Candidate[], preference: Partial<Preference> = {}) =>
  ranked(query, candidates, preference).map(({ candidate: { id } }) => id);

describe('ranking', () => {
  it('puts the exact path first, then exact names, regardless of popularity', () => {
    const candidates = [
      candidate({
        id: 'a',
        nameKey: 'my-rule-two',
        distinctiveTerms: packLevels([['rule', 15]]),
        stars: 9999,
      }),
      candidate({ id: 'b', nameKey: 'my-rule' }),
      candidate({ id: 'c', nameKey: 'my-rule', ownerKey: 'me' }),
    ];
    expect(order('me/my_rule', candidates)[0]).toBe('c');
    expect(order('My Rule', candidates).slice(0, 2).sort()).toEqual(['b', 'c']);
  });

  it('ranks by impact and breaks ties by stars and views', () => {
    const candidates = [
      candidate({ id: 'popular', distinctiveTerms: packLevels([['react', 5]]), stars: 1000 }),
      candidate({ id: 'seen', distinctiveTerms: packLevels([['react', 12]]), views: 5 }),
      candidate({ id: 'plain', distinctiveTerms: packLevels([['react', 12]]) }),
      candidate({ id: 'starred', distinctiveTerms: packLevels([['react', 12]]), stars: 1 }),
    ];
    expect(order('react', candidates)).toEqual(['starred', 'seen', 'plain', 'popular']);
  });

  it('prefers names with the form of a single word that was typed', () => {
    const distinctiveTerms = packLevels([['design', 12]]);
    const candidates = [
      candidate({ id: 'other', nameKey: 'design-review', distinctiveTerms, stars: 9 }),
      candidate({ id: 'same', nameKey: 'ui-designer', distinctiveTerms }),
    ];
    expect(order('designer', candidates)).toEqual(['same', 'other']);
    expect(order('designer tools', candidates)).toEqual(['other', 'same']);
  });

  it('puts deprecated rules behind what replaces them, but finds them by their name', () => {
    const distinctiveTerms = packLevels([['commit', 12]]);
    const candidates = [
      candidate({
        id: 'old',
        nameKey: 'commit-rules',
        distinctiveTerms: packLevels([['commit', 14]]),
        isDeprecated: true,
        stars: 9,
      }),
      candidate({ id: 'new', nameKey: 'git-commit-ja', distinctiveTerms }),
    ];
    expect(order('commit', candidates)).toEqual(['new', 'old']);
    expect(order('commit rules', candidates)).toEqual(['old', 'new']);
    expect(order('someone/commit-rules', candidates)).toEqual(['old', 'new']);
  });

  it('takes the weakest term of an expression into account', () => {
    const candidates = [
      candidate({
        id: 'one',
        distinctiveTerms: packLevels([
          ['behavior', 4],
          ['driven', 30],
        ]),
      }),
      candidate({
        id: 'both',
        distinctiveTerms: packLevels([
          ['behavior', 17],
          ['driven', 17],
        ]),
      }),
    ];
    expect(order('bdd', candidates)).toEqual(['both', 'one']);
  });

  it('prefers a document that matches all groups to one that matches one strongly', () => {
    const candidates = [
      candidate({ id: 'one', distinctiveTerms: packLevels([['react', 15]]) }),
      candidate({
        id: 'both',
        distinctiveTerms: packLevels([
          ['react', 9],
          ['test', 9],
        ]),
      }),
    ];
    expect(order('react testing', candidates)).toEqual(['both', 'one']);
  });

  it('gives rare groups more weight than common ones', () => {
    const candidates = [
      candidate({ id: 'common', marks: 0, distinctiveTerms: packLevels([['common', 10]]) }),
      candidate({ id: 'rare', marks: 0, distinctiveTerms: packLevels([['htmx', 10]]) }),
    ];
    expect(order('common htmx', candidates)).toEqual(['rare', 'common']);
  });

  it('puts rules in Chinese last for Japanese readers', () => {
    const distinctiveTerms = packLevels([['cach', 12]]);
    const candidates = [
      candidate({ id: 'zh', distinctiveTerms: packLevels([['cach', 13]]), isJapanese: null }),
      candidate({ id: 'en', distinctiveTerms }),
    ];
    expect(order('キャッシュ', candidates)).toEqual(['en', 'zh']);
    expect(order('cache', candidates)).toEqual(['en', 'zh']);
  });

  it('prefers Japanese rules for Japanese queries', () => {
    const distinctiveTerms = packLevels([
      ['テス', 9],
      ['スト', 9],
    ]);
    const candidates = [
      candidate({ id: 'en', distinctiveTerms }),
      candidate({ id: 'ja', distinctiveTerms, isJapanese: true }),
    ];
    expect(order('テスト', candidates)).toEqual(['ja', 'en']);
  });

  it('prefers an English rule about a Japanese query to a Japanese one that mentions it', () => {
    const candidates = [
      candidate({ id: 'mentions', isJapanese: true, distinctiveTerms: packLevels([['cach', 7]]) }),
      candidate({ id: 'about', distinctiveTerms: packLevels([['cach', 9]]) }),
    ];
    expect(order('キャッシュ', candidates)).toEqual(['about', 'mentions']);
  });

  it('leans towards the kind that is asked for', () => {
    const distinctiveTerms = packLevels([['review', 9]]);
    const candidates = [
      candidate({ id: 'a', distinctiveTerms }),
      candidate({ id: 'b', distinctiveTerms, type: 'ccsubagents' }),
    ];
    expect(order('review', candidates)).toEqual(['a', 'b']);
    expect(order('review', candidates, { kind: 'ccsubagents' })).toEqual(['b', 'a']);
  });

  it('does not confuse a term with one that has the same ending', () => {
    const other = candidate({ id: 'a', marks: 0, distinctiveTerms: packLevels([['react', 15]]) });
    expect(ranked('act', [other])[0]?.score).toBe(0);
  });

  it('breaks remaining ties by id', () => {
    expect(order('x', [candidate({ id: '2' }), candidate({ id: '1' })])).toEqual(['1', '2']);
  });
});

describe('pathKey', () => {
  it.each([
    ['@Owner/My_Rule', 'owner/my-rule'],
    [' My Rule ', 'my-rule'],
  ])('reads %j as %j', (query, key) => {
    expect(pathKey(query)).toBe(key);
  });
});
