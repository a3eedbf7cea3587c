import { idIn } from '../../../server/kernel/schema/keyset';
import type { RuleSort } from '@kimari/common/enums';
import { NOBODY, useSearchIndex } from '../../support/search-index';

/** Rules that contain both words, in their text only. */
const COMPLETE = 20;
/** Rules that have one of the words in their name: more than are scored. */
const CLOSE = 85;

describe('the total of a search', () => {
  const { aRule, searches } = useSearchIndex();
  const ask = (change: object = {}) =>
    searches.search({
      query: 'zebra harness',
      filter: {},
      viewer: NOBODY,
      sort: 'relevance',
      limit: 50,
      offset: 0,
      ...change,
    });
  const pagesIn = async (sort: RuleSort) =>
    (await Promise.all([0, 50, 100].map((offset) => ask({ sort, offset })))).flatMap(({ keys }) =>
      keys.map(idIn),
    );

  const names = new Map<string, string>();

  beforeEach(async () => {
    names.clear();
    const write = async (name: string, content = '-') => names.set(await aRule({ name, content }), name);
    for (let number = 0; number < COMPLETE; number += 1)
      await write(`other-${number}`, 'A harness for a zebra.');
    for (let number = 0; number < CLOSE; number += 1) await write(`zebra-${number}`);
  });

  it('is that of its pages in any order, and of its facets', async () => {
    const { total, countBy } = await ask();
    // All that have both words, and what is close among the first page.
    expect(total).toBe(COMPLETE + 20);
    expect(await countBy('type')).toEqual([{ value: 'rule', count: total }]);
    for (const sort of ['relevance', 'name', 'updated'] as const) {
      const ids = await pagesIn(sort);
      expect(ids).toHaveLength(total);
      expect(new Set(ids).size).toBe(total);
    }
  });

  it('is hardly greater with a filter than the filter counts', async () => {
    const aSubagent = (name: string, content = '-') => aRule({ name, content, type: 'ccsubagents' });
    for (let number = 0; number < 5; number += 1) await aSubagent(`both-${number}`, 'A harness for a zebra.');
    for (let number = 0; number < CLOSE; number += 1) await aSubagent(`harness-${number}`);
    const { total } = await ask({ filter: { type: 'ccsubagents' } });
    expect(total).toBeLessThanOrEqual(5 + 20);
  });

  it('sorts what is close among what matches', async () => {
    const listed = (await pagesIn('name')).map((id) => names.get(id));
    expect(listed).toEqual([...listed].sort());
    expect(listed[0]).toBe('other-0');
  });
});
