import { queryGroups } from '../../../kernel/search/query-groups';
import { planSearch, tagQuery } from './plan';

const counts: Readonly<Record<string, number>> = {
  react: 500,
  'react/s': 60,
  'react/n': 20,
  test: 800,
  'test/s': 200,
};
const statistics = { total: 1000, documentsWith: (term: string) => counts[term] ?? 0 };
const plan = (query: string, narrow: readonly string[] = []) =>
  planSearch(queryGroups(query), statistics, narrow);

describe('planSearch', () => {
  it('searches every concept in names, in strong fields and in the whole text', () => {
    const { name, strong, content } = plan('react testing');
    expect(name).toContain("'react/n'");
    expect(strong).toContain("'test/s'");
    expect(content.split(' & ').length).toBeGreaterThan(1);
  });

  it('adds the conditions to every search', () => {
    const narrow = tagQuery({ tags: ['a', 'b'], mode: 'all' });
    const { name, strong, content, loose } = plan('react testing', [narrow]);
    for (const query of [name, strong, content, loose?.strong, loose?.content])
      expect(query).toMatch(/ & \('#a' & '#b'\)$/);
  });

  it('has no partial matches for a single concept', () => {
    expect(plan('react').loose).toBeNull();
  });

  it('ignores words that describe every rule, unless the query has no others', () => {
    expect(plan('claude subagent for react testing').content).not.toContain('subag');
    expect(plan('claude subagent').content).toContain('subag');
  });

  it('expects fewer matches for two concepts than for the rarer one', () => {
    expect(plan('react').expected).toMatchObject({ name: 20, shortestList: 500, matches: 500 });
    const both = plan('react testing').expected.matches;
    expect(both).toBeGreaterThan(400);
    expect(both).toBeLessThan(500);
  });

  it('quotes operator characters', () => {
    expect(tagQuery({ tags: ["it's", 'a\\b'], mode: 'any' })).toBe("('#it''s' | '#a\\\\b')");
    expect(tagQuery({ tags: [], mode: 'any' })).toBe('');
  });
});
