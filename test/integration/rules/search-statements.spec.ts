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

  it('are at most eight with two filters and two facets', async () => {
    expect((await countOf('docker')).all).toBeLessThanOrEqual(8);
  });

  it.each(['docker', 'micro sevices', 'dcoker', '@alice', 'ドッカー'])(
    'are two for a facet, however hard it is to understand %s',
    async (query) => {
      expect((await countOf(query)).ofFacets).toBeLessThanOrEqual(4);
    },
  );
});
