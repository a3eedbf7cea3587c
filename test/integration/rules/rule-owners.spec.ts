import { useSearchIndex } from '../../support/search-index';

describe('searching rules by owner', () => {
  const { index, aRule, answer, found } = useSearchIndex();

  beforeEach(async () => {
    await aRule({ owner: 'haruka-mizuno', name: 'incident-writeup' });
    await aRule({ owner: 'haruka-mizuno', name: 'typescript-strict', stars: 1 });
    await aRule({ owner: 'affaan', name: 'go-style' });
    await aRule({ owner: 'affaan', name: 'typescript-tests', stars: 1 });
    await aRule({ owner: 'snake_case', name: 'python-style' });
    await aRule({ name: 'thanks', content: 'Thanks to haruka mizuno, affaan and snake case.', stars: 900 });
    await aRule({ name: 'typescript', stars: 800 });
    await aRule({ name: 'other' });
  });

  it.each([
    ['haruka-mizuno'],
    ['@haruka-mizuno'],
    ['Haruka_Mizuno'],
    ['@haruka_mizuno'],
    ['harukamizuno'],
    ['haruka mizuno'],
    ['haruka-miz'],
    ['@haruka'],
    ['haruka'],
    ['haru'],
  ])('finds the rules of haruka-mizuno first: %s', async (query) => {
    const names = await found(query);
    expect(names.slice(0, 2)).toEqual(['typescript-strict', 'incident-writeup']);
    expect(['thanks', undefined]).toContain(names[2]);
    expect(names.length).toBeLessThanOrEqual(3);
  });

  it.each([['affaan'], ['@affaan'], ['affa'], ['@aff']])(
    'finds the rules of affaan first: %s',
    async (query) => {
      const names = await found(query);
      expect(names.slice(0, 2)).toEqual(['typescript-tests', 'go-style']);
      expect(names.length).toBeLessThanOrEqual(3);
    },
  );

  it.each([['snake-case'], ['snake_case'], ['@Snake-Case']])('%s is snake_case', async (query) => {
    expect((await found(query))[0]).toBe('python-style');
  });

  it.each([
    ['affaan typescript', 'typescript-tests'],
    ['typescript affaan', 'typescript-tests'],
    ['haruka-mizuno typescript', 'typescript-strict'],
    ['@haruka-mizuno typescript', 'typescript-strict'],
    ['haruka typescript', 'typescript-strict'],
  ])('combines the name with other words: %s', async (query, first) => {
    expect((await found(query))[0]).toBe(first);
  });

  it.each(['sora_ando', 'sora-ando', 'sora ando'])(
    'does not correct the parts of a name: %s',
    async (query) => {
      await aRule({ owner: 'sora-ando', name: 'naming' });
      for (let at = 0; at < 12; at += 1) await aRule({ name: `history-${at}`, description: 'sort, undo' });
      await index.refreshStatistics();
      expect((await answer(query)).reading?.correctedQuery ?? null).toBeNull();
      expect((await found(query))[0]).toBe('naming');
      expect((await answer('sorr amdo')).reading?.correctedQuery).toContain('sort');
    },
  );

  it.each(['the text', 'the owner'])(
    'finds an owner whose name is a word of a text, and the text: %s first',
    async (first) => {
      const writeText = () => aRule({ name: 'interview', content: 'A talk with sanjeed5.' });
      const writeOwner = () => aRule({ owner: 'sanjeed5', name: 'jupyter' });
      for (const write of first === 'the text' ? [writeText, writeOwner] : [writeOwner, writeText])
        await write();
      await index.refreshStatistics();
      for (const beginning of ['sanjee', 'sanjeed', '@sanjee'])
        expect(await found(beginning)).toContain('jupyter');
      expect(await found('sanjee')).toContain('interview');
    },
  );

  it('leaves a common word to the rules about it, though an owner is called so', async () => {
    for (const name of ['a', 'b', 'c']) await aRule({ name: `typescript-${name}`, stars: 5 });
    await aRule({ owner: 'typescript-fan', name: 'cooking' });
    await index.refreshStatistics();
    expect((await found('typescript')).slice(0, 4)).not.toContain('cooking');
    expect(await found('@typescript-fan')).toEqual(['cooking']);
  });
});
