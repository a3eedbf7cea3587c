import { searchesFor, splitByShared } from './split-searches';

const counts: Readonly<Record<string, number>> = {
  'error/s': 9000,
  'boundari/s': 100,
  'handl/s': 5000,
  'tri/s': 300,
  'catch/s': 400,
  'type/s': 2000,
  'result/s': 1500,
};
const statistics = { total: 100_000, documentsWith: (term: string) => counts[term] ?? 50 };
const alternatives = (...all: readonly (readonly string[])[]) => ({
  alternatives: all.map((terms) => ({ terms, weight: 1 })),
});

describe('searchesFor', () => {
  it('seeks an alternative separately where one of its terms is far more common than another', () => {
    expect(searchesFor([alternatives(['except'], ['error', 'boundari'])], 'strong', statistics)).toEqual([
      ["'except/s'"],
      ["('error/s' & 'boundari/s')"],
    ]);
  });

  it('seeks all others together, since each search takes time', () => {
    expect(
      searchesFor([alternatives(['except'], ['tri', 'catch'], ['type', 'result'])], 'strong', statistics),
    ).toEqual([["('except/s' | ('tri/s' & 'catch/s') | ('type/s' & 'result/s'))"]]);
  });

  it('seeks what is separate beside all alternatives of the other concepts, and no pair twice', () => {
    const left = alternatives(['except'], ['error', 'boundari']);
    const right = alternatives(['log'], ['handl', 'middlewar']);
    expect(searchesFor([left, right], 'strong', statistics)).toEqual([
      ["'except/s'", "'log/s'"],
      ["('error/s' & 'boundari/s')", "('log/s' | ('handl/s' & 'middlewar/s'))"],
      ["('handl/s' & 'middlewar/s')", "'except/s'"],
    ]);
  });

  it('seeks a few alternatives separately, however many would gain from it', () => {
    const many = Array.from({ length: 30 }, (_, index) => ['error', `rare${index}`]);
    expect(searchesFor([alternatives(['except'], ...many)], 'strong', statistics)).toHaveLength(9);
  });

  it('seeks nothing for a concept without alternatives', () => {
    expect(searchesFor([alternatives(['except']), alternatives()], 'strong', statistics)).toEqual([]);
  });
});

describe('splitByShared', () => {
  it('seeks what all concepts share in one of them', () => {
    const [shared, others] = splitByShared([alternatives(['a'], ['x']), alternatives(['x'], ['b'])]);
    expect(shared).toEqual([alternatives(['x'])]);
    expect(others).toEqual([alternatives(['a']), alternatives(['b'])]);
  });
});
