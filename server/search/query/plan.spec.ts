import { COUNTED, markOf } from '../text/marks';
import { queryGroups } from './concepts';
import { planSearch, type PlanScope, type Probe } from './plan';
import { tagQuery } from './tsquery';

const counts: Readonly<Record<string, number>> = {
  react: 500,
  'react/s': 60,
  'react/n': 20,
  test: 800,
  'test/s': 200,
};
const statistics = { total: 1000, documentsWith: (term: string) => counts[term] ?? 0 };
const WHOLE: PlanScope = { conditions: [], isWhole: true };
const textOf = ({ conditions }: Probe) => conditions.join(' & ');
const plan = (query: string, narrow: readonly string[] = []) =>
  planSearch(queryGroups(query), statistics, { conditions: narrow, isWhole: narrow.length === 0 });

/** Statistics of a large registry, in which only these words occur. */
const ofWords = (total: number, documentsWith: (term: string) => number) => ({
  total,
  documentsWith: (term: string) =>
    /^(react|test|zustand|rust|excel|kubernet)(\/.)?$/.test(term) ? documentsWith(term) : 0,
});

describe('planSearch', () => {
  it('searches every concept in names, in strong fields and in the whole text', () => {
    const queries = plan('react testing').probes.map(textOf);
    for (const lexeme of ["'react/n'", "'test/s'", "'react'"])
      expect(queries.some((query) => query.includes(lexeme))).toBe(true);
    expect(plan('react testing').content.length).toBeGreaterThan(1);
  });

  it('marks what each probe finds, the strictest tier lowest', () => {
    const { probes, concepts } = plan('react testing');
    expect(concepts.map(({ word }) => word)).toEqual(['react', 'testing']);
    expect(probes.find((probe) => textOf(probe).startsWith("('react/n'"))?.marks).toBe(1);
    expect(probes.at(-1)?.marks).toBe(4 + 32 + COUNTED);
  });

  it('adds the conditions to every search', () => {
    const narrow = tagQuery({ tags: ['a', 'b'], mode: 'all' });
    const { probes, content } = plan('react testing', [narrow]);
    for (const conditions of [content, ...probes.map((probe) => probe.conditions)])
      expect(conditions.at(-1)).toBe("('#a' & '#b')");
  });

  it('reads common concepts only together with rarer ones', () => {
    const common = {
      total: 100_000,
      documentsWith: (term: string) => (term.startsWith('react') ? 9000 : 100),
    };
    const { probes } = planSearch(queryGroups('react zustand'), common, WHOLE);
    const queries = probes.map(textOf);
    expect(queries.some((query) => query.includes("'react'") && !query.includes('zustand'))).toBe(false);
    expect(queries.some((query) => query.includes("'react'") && query.includes('zustand'))).toBe(true);
  });

  it('ignores words that describe every rule, unless the query has no others', () => {
    expect(plan('claude subagent for react testing').content.join(' & ')).not.toContain('subag');
    expect(plan('claude subagent').content.join(' & ')).toContain('subag');
  });

  it('leaves out alternatives that find nothing further', () => {
    const [group] = queryGroups('react');
    const alternatives = [
      { terms: ['reac', 'act', 'tail'], weight: 1 },
      { terms: ['act', 'reac'], weight: 0.5 },
      { terms: ['vue'], weight: 0.5 },
    ];
    const { content } = planSearch([{ ...group!, alternatives }], statistics, WHOLE);
    expect(content).toEqual(["('vue' | ('act' & 'reac'))"]);
  });

  it('does not read what only mentions a word of most rules, beside another word', () => {
    const isRead = (query: string, total: number) =>
      planSearch(
        queryGroups(query),
        { total, documentsWith: (term) => (term.startsWith('test') ? total / 2 : 20) },
        WHOLE,
      )
        .probes.map(textOf)
        .some((query) => query.includes("'test'") && !query.includes("'react'"));
    expect(isRead('react testing', 2000)).toBe(false);
    expect(isRead('testing', 2000)).toBe(true);
    expect(isRead('react testing', 200)).toBe(true);
  });

  it('seeks two concepts only in names where enough names have both', () => {
    const areBothSought = (tier: string, documents: number) =>
      planSearch(
        queryGroups('react testing'),
        ofWords(100_000, () => documents),
        WHOLE,
      )
        .probes.map(textOf)
        .some((query) => query.includes(`'react${tier}'`) && query.includes(`'test${tier}'`));
    expect([areBothSought('/n', 10_000), areBothSought('/s', 10_000)]).toEqual([true, false]);
    expect([areBothSought('/n', 3000), areBothSought('/s', 3000)]).toEqual([true, true]);
  });

  it('seeks all of several concepts in strong fields only where no two are read together and one is not very common', () => {
    const areAllSought = (documents: number) =>
      planSearch(
        queryGroups('rust excel kubernetes'),
        ofWords(1_000_000, (term) => (term.endsWith('/n') ? 10 : documents)),
        WHOLE,
      )
        .probes.map(textOf)
        .some((query) => ['rust', 'excel', 'kubernet'].every((word) => query.includes(`'${word}/s'`)));
    expect(areAllSought(3000)).toBe(false);
    expect(areAllSought(20_000)).toBe(true);
    expect(areAllSought(150_000)).toBe(false);
  });

  it('does not read looser alternatives of a word where a close one alone finds enough', () => {
    const [group] = queryGroups('react');
    const alternatives = [
      { terms: ['react'], weight: 1 },
      { terms: ['preact'], weight: 0.4 },
    ];
    const isLooseSought = (documents: number, isWhole = true) =>
      planSearch(
        [{ ...group!, alternatives }],
        { total: 1_000_000, documentsWith: () => documents },
        { conditions: [], isWhole },
      )
        .probes.map(textOf)
        .some((query) => query.includes("'preact/n'"));
    expect(isLooseSought(100_000)).toBe(false);
    expect(isLooseSought(5_000)).toBe(true);
    expect(isLooseSought(100_000, false)).toBe(true);
  });

  it('reads what only mentions two concepts unless enough rules mention all', () => {
    const isReadInPairs = (total: number) =>
      planSearch(
        queryGroups('react testing zustand'),
        ofWords(total, (term) => (term.includes('/') ? 10 : 3000)),
        WHOLE,
      )
        .probes.map(textOf)
        .some((query) => query.includes("'react'") && !query.includes("'zustand'"));
    expect(isReadInPairs(1_000_000)).toBe(true);
    expect(isReadInPairs(10_000)).toBe(false);
  });

  it('leaves loose alternatives out where concepts are sought together', () => {
    const [left, right] = queryGroups('react testing');
    const alternatives = [
      { terms: ['react'], weight: 1 },
      { terms: ['loose'], weight: 0.3 },
    ];
    const groups = [{ ...left!, alternatives }, right!];
    const { probes, content } = planSearch(
      groups,
      ofWords(1_000_000, () => 3000),
      WHOLE,
    );
    const together = probes
      .map(textOf)
      .filter((query) => query.includes("'react/s'") && query.includes("'test/s'"));
    expect(together).not.toHaveLength(0);
    for (const query of together) expect(query).not.toContain('loose');
    expect(content.join(' & ')).toContain('loose');
  });

  it('seeks alternatives that two concepts share apart from the others', () => {
    const [left, right] = queryGroups('react testing');
    const shared = { terms: ['zustand'], weight: 1 };
    const groups = [left!, right!].map((group) => ({
      ...group,
      alternatives: [{ terms: [group.word === 'react' ? 'react' : 'test'], weight: 1 }, shared],
    }));
    const { probes } = planSearch(
      groups,
      ofWords(1_000_000, () => 3000),
      WHOLE,
    );
    const ofBoth = probes.filter(({ marks }) => marks === markOf(0, 'strong') + markOf(1, 'strong'));
    expect(ofBoth.map(({ conditions }) => conditions)).toEqual([["'zustand/s'"], ["'react/s'", "'test/s'"]]);
  });

  it('lists what has a common word in stronger places where the pages end before those do', () => {
    const further = (documents: number, scope = WHOLE, query = 'react') =>
      planSearch(
        queryGroups(query),
        { total: 1_000_000, documentsWith: () => documents },
        scope,
      ).further.join(' & ');
    expect(further(100_000)).toContain("'react/n'");
    expect(further(20_000)).not.toContain('/');
    expect(further(100_000, { conditions: [], isWhole: false })).not.toContain('/');
    expect(further(100_000, WHOLE, 'react testing')).not.toContain('/');
  });

  it('expects fewer matches for two concepts than for the rarer one', () => {
    expect(plan('react').expected.matches).toBe(500);
    const both = plan('react testing').expected.matches;
    expect(both).toBeGreaterThan(400);
    expect(both).toBeLessThan(500);
  });

  it('quotes operator characters', () => {
    expect(tagQuery({ tags: ["it's", 'a\\b'], mode: 'any' })).toBe("('#it''s' | '#a\\\\b')");
    expect(tagQuery({ tags: [], mode: 'any' })).toBe('');
  });
});
