import type { RuleFilter } from '../../../server/search/search.types';
import { useSearchIndex } from '../../support/search-index';

describe('the statements of a search', () => {
  const { database, index, aRule, answer } = useSearchIndex();
  const filter: RuleFilter = { type: 'rule', tags: ['web'] };

  beforeEach(async () => {
    for (let number = 1; number <= 12; number += 1) {
      await aRule({ name: `docker-${number}`, tags: ['web', 'docker'] });
      await aRule({ name: `micro-services-${number}`, tags: ['web'], description: 'Micro services' });
    }
    await index.refreshStatistics();
  });

  /** How many are sent by a page, and how many more by its facets. */
  async function countOf(query: string) {
    const sent = jest.spyOn(database, 'rows');
    const page = await answer(query, { filter });
    const ofPage = sent.mock.calls.length;
    await page.countBy('type');
    await page.countBy('tag');
    return { all: sent.mock.calls.length, ofFacets: sent.mock.calls.length - ofPage };
  }

  it.each(['docker', 'micro sevices', 'dcoker', '@alice', 'ドッカー'])(
    'are at most eight with two filters and their facets, however hard it is to understand %s',
    async (query) => {
      const { all, ofFacets } = await countOf(query);
      expect(all).toBeLessThanOrEqual(8);
      expect(ofFacets).toBeLessThanOrEqual(4);
    },
  );

  it('are none for the facets of a list that was read whole, and one for those of a longer one', async () => {
    const countOfFacets = async (query: string) => {
      const page = await answer(query);
      const sent = jest.spyOn(database, 'rows');
      sent.mockClear();
      const counts = [
        await page.countBy('type'),
        await page.countBy('visibility'),
        await page.countBy('tag'),
      ];
      return { sent: sent.mock.calls.length, counts };
    };
    const { sent, counts } = await countOfFacets('docker');
    expect(sent).toBe(0);
    expect(counts).toEqual([
      [{ value: 'rule', count: 12 }],
      [{ value: 'public', count: 12 }],
      [
        { value: 'docker', count: 12 },
        { value: 'web', count: 12 },
      ],
    ]);
    for (let number = 13; number <= 110; number += 1)
      await aRule({ name: `docker-${number}`, tags: ['web'] });
    await index.refreshStatistics();
    const longer = await countOfFacets('docker');
    expect(longer.sent).toBe(1);
    expect(longer.counts[2]).toEqual([
      { value: 'web', count: 110 },
      { value: 'docker', count: 12 },
    ]);
  });
});
