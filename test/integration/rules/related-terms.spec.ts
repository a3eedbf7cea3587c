import { relateTerms } from '../../../server/kernel/search/related-terms';
import { useSearchIndex } from '../../support/search-index';

describe('what goes together with words', () => {
  const { index, aRule, found } = useSearchIndex();

  beforeEach(async () => {
    for (const name of ['drizzle', 'prisma'])
      for (const number of [1, 2, 3])
        await aRule({
          name: `${name}-${number}`,
          description: `${name} orm for a schema`,
          tags: [name, 'orm', 'schema'],
        });
    await aRule({ name: 'prisma-without-the-word', tags: ['prisma'] });
    for (const number of Array.from({ length: 40 }, (_, position) => position))
      await aRule({ name: `other-${number}`, tags: [`t${number}`, number < 3 ? 'kitchen' : 'guide'] });
    await index.refreshStatistics();
    await index.writeRelated(relateTerms(await index.sampleOfTerms()));
  });

  it.each(['orm', 'orm schema'])('comes after what has the words: %s', async (query) => {
    const names = await found(query);
    expect(names).toHaveLength(7);
    expect(names.at(-1)).toBe('prisma-without-the-word');
  });

  it('is left out where another word has nothing to do with it', async () => {
    expect(await found('orm kitchen')).not.toContain('prisma-without-the-word');
  });
});
