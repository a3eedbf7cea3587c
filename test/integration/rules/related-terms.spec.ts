import { relateTerms } from '../../../server/kernel/search/related-terms';
import { useSearchIndex } from '../../support/search-index';

describe('what goes together with words', () => {
  const { index, aRule, found } = useSearchIndex();

  beforeEach(async () => {
    for (const name of ['heddle', 'shuttle'])
      for (const number of [1, 2, 3])
        await aRule({
          name: `${name}-${number}`,
          description: `${name} weaving for a schema`,
          tags: [name, 'weaving', 'schema'],
        });
    await aRule({ name: 'shuttle-without-the-word', tags: ['shuttle'] });
    for (const number of Array.from({ length: 40 }, (_, position) => position))
      await aRule({ name: `other-${number}`, tags: [`t${number}`, number < 3 ? 'kitchen' : 'guide'] });
    await index.refreshStatistics();
    await index.writeRelated(relateTerms(await index.sampleOfTerms()));
  });

  it.each(['weaving', 'weaving schema'])('comes after what has the words: %s', async (query) => {
    const names = await found(query);
    expect(names).toHaveLength(7);
    expect(names.at(-1)).toBe('shuttle-without-the-word');
  });

  it('is left out where another word has nothing to do with it', async () => {
    expect(await found('weaving kitchen')).not.toContain('shuttle-without-the-word');
  });
});
