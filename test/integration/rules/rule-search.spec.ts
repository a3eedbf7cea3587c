import { idIn } from '../../../server/kernel/schema/keyset';
import { toSearchRow } from '../../../server/search/index/index-row';
import type { RuleList } from '../../../server/search/search.types';
import { NOBODY, useSearchIndex } from '../../support/search-index';

describe('searching rules', () => {
  const { database, index, searches, lists, anOwner, anOrganization, aRule, found, listed } =
    useSearchIndex();

  it.each([
    ['経', 'one character in the middle of a sentence'],
    ['例外', 'a word of two characters'],
    ['ﾛｸﾞﾆ', 'half-width kana'],
    ['ログニ', 'full-width kana'],
    ['ＥＲＲＯＲ', 'full-width letters'],
    ['handling', 'another form of an English word'],
    ['handl', 'the beginning of the last word'],
    ['例外 error', 'both languages'],
    ['logging', 'the English for a Japanese word'],
  ])('finds %s: %s', async (query) => {
    await aRule({
      name: 'wanted',
      content: '非同期処理の経路では例外を必ずログに残す。Errors are handled once.',
    });
    await aRule({ name: 'other', content: '色と余白。Colours and space.' });
    expect(await found(query)).toEqual(['wanted']);
  });

  it('puts exact names first, then names, tags, descriptions and contents, whatever the stars', async () => {
    await aRule({ name: 'in-content', content: 'graphql here', stars: 900 });
    await aRule({ name: 'in-description', description: 'All about graphql', stars: 500 });
    await aRule({ name: 'in-tags', tags: ['graphql'], stars: 100 });
    await aRule({ name: 'graphql-server', stars: 50 });
    await aRule({ name: 'graphql' });
    expect(await found('graphql')).toEqual([
      'graphql',
      'graphql-server',
      'in-tags',
      'in-description',
      'in-content',
    ]);
  });

  it('puts deprecated rules behind others about the same', async () => {
    await aRule({ name: 'graphql-old', stars: 900 });
    await aRule({ name: 'graphql-new' });
    await database.rows(
      "update rules set deprecation_message = 'Take graphql-new.' where name = 'graphql-old'",
    );
    expect(await found('graphql')).toEqual(['graphql-new', 'graphql-old']);
    expect(await found('graphql-old')).toEqual(['graphql-old', 'graphql-new']);
  });

  it('finds owner/name and @owner', async () => {
    await aRule({ owner: 'bob', name: 'style', stars: 9 });
    await aRule({ owner: 'carol', name: 'style' });
    expect(
      (
        await searches.search({
          query: '@carol/style',
          filter: {},
          viewer: NOBODY,
          sort: 'relevance',
          limit: 1,
          offset: 0,
        })
      ).keys.map(idIn),
    ).toHaveLength(1);
    const [first] = (
      await searches.search({
        query: 'carol/style',
        filter: {},
        viewer: NOBODY,
        sort: 'relevance',
        limit: 20,
        offset: 0,
      })
    ).keys.map(idIn);
    const [row] = await database.rows<{ name: string }>(
      'select o.name from rules r join owners o on o.id = r.owner_id where r.id = $1',
      [first],
    );
    expect(row?.name).toBe('carol');
    expect(await found('@bob')).toEqual(['style']);
  });

  it('finds a visible rule by its name behind many hidden ones of the same name', async () => {
    for (let at = 0; at < 21; at += 1)
      await aRule({ owner: `crowd-${at}`, name: 'namesake', visibility: 'private', stars: 9 });
    await aRule({ name: 'namesake' });
    expect(await found('namesake')).toEqual(['namesake']);
  });

  it('breaks ties by stars', async () => {
    await aRule({ name: 'deno-a', stars: 1 });
    await aRule({ name: 'deno-b', stars: 5 });
    expect(await found('deno')).toEqual(['deno-b', 'deno-a']);
  });

  it('forgives typing errors only when nothing better matches', async () => {
    await aRule({ name: 'terraform-modules' });
    expect(await found('terrafrom')).toEqual(['terraform-modules']);
    await aRule({ name: 'terrafrom' });
    expect(await found('terrafrom')).toEqual(['terrafrom']);
  });

  it('does not complete a common word, though many longer ones are more common', async () => {
    const longer = ['provide', 'process', 'prompt', 'project', 'product', 'press', 'price', 'prime', 'print'];
    const more = ['prove', 'prefix', 'prepare', 'present', 'prevent'];
    const description = [...longer, ...more].join(' ');
    for (let at = 0; at < 11; at += 1) await aRule({ name: `talk-${at}`, description });
    for (let at = 0; at < 10; at += 1) await aRule({ name: `expo-${at}`, description: 'expo, a pr' });
    for (let at = 0; at < 11; at += 1) await aRule({ name: `customs-${at}`, description: 'export' });
    await index.refreshStatistics();
    expect(await found('pr')).toHaveLength(10);
    expect(await found('expo')).toHaveLength(10);
    expect(await found('expor')).toHaveLength(11);
  });

  it('shows private rules to their owner only, in results, totals and counts', async () => {
    await aRule({ name: 'open-secret', content: 'canary' });
    await aRule({
      owner: 'dave',
      name: 'hidden',
      visibility: 'private',
      content: 'canary',
      tags: ['canary'],
    });
    const dave = { userId: await anOwner('dave') };
    expect(await found('canary')).toEqual(['open-secret']);
    expect(await found('hidden')).toEqual([]);
    expect(await found('@dave')).toEqual([]);
    expect(await found('canary', { filter: { tags: ['canary'] } })).toEqual([]);
    expect(
      (
        await searches.search({
          query: 'canary',
          filter: {},
          viewer: NOBODY,
          sort: 'relevance',
          limit: 1,
          offset: 0,
        })
      ).total,
    ).toBe(1);
    expect([...(await found('canary', { viewer: dave }))].sort()).toEqual(['hidden', 'open-secret']);
    expect(await found('canary', { viewer: dave, filter: { visibility: 'private' } })).toEqual(['hidden']);
    expect(await found('canary', { filter: { visibility: 'private' } })).toEqual([]);
    expect(await listed({ filter: { visibility: 'all' } })).toEqual(['open-secret']);
  });

  it('narrows by type, author and tags', async () => {
    await aRule({ name: 'one', tags: ['a', 'b'], content: 'word' });
    await aRule({ name: 'two', tags: ['b'], content: 'word', type: 'ccsubagents' });
    await aRule({ owner: 'erin', name: 'three', tags: ["it's"], content: 'word' });
    const sorted = async (filter: RuleList['filter']) => [
      [...(await found('word', { filter }))].sort(),
      [...(await listed({ filter }))].sort(),
    ];
    const both = (...names: string[]) => [names, names];
    expect(await sorted({ tags: ['a', 'b'] })).toEqual(both('one', 'two'));
    expect(await sorted({ tags: ['a', 'b'], tagMode: 'all' })).toEqual(both('one'));
    expect(await sorted({ tags: ["it's"] })).toEqual(both('three'));
    expect(await sorted({ type: 'ccsubagents' })).toEqual(both('two'));
    expect(await sorted({ author: 'Erin' })).toEqual(both('three'));
    expect(await sorted({ author: 'nobody-here' })).toEqual(both());
  });

  it('finds what somebody made in an organization by its maker and by the organization', async () => {
    const id = await aRule({ owner: 'frank', name: 'shared', content: 'word' });
    const organizationId = await anOrganization('guild');
    await database.rows('update rules set organization_id = $2, owner_id = $2 where id = $1', [
      id,
      organizationId,
    ]);
    await index.writeRows((await index.documentsOf([id])).map(toSearchRow));
    for (const author of ['frank', 'GUILD']) {
      expect(await found('shared', { filter: { author } })).toEqual(['shared']);
      expect(await listed({ filter: { author } })).toEqual(['shared']);
    }
  });

  it('follows changes and removals of a rule', async () => {
    const id = await aRule({ name: 'changing', content: 'before' });
    const [{ ownerId }] = (await database.rows<{ ownerId: string }>(
      'select owner_id as "ownerId" from rules where id = $1',
      [id],
    )) as [{ ownerId: string }];
    const document = {
      ruleId: id,
      ownerId,
      createdBy: ownerId,
      audience: 'everyone',
      type: 'rule',
      ownerKey: 'alice',
      nameKey: 'changing',
      owner: 'alice',
      name: 'changing',
      tags: [],
      description: null,
    } as const;
    await index.writeRows([toSearchRow({ ...document, content: 'after' })]);
    expect(await found('before')).toEqual([]);
    expect(await found('after')).toEqual(['changing']);
    await database.rows('delete from rules where id = $1', [id]);
    expect(await found('after')).toEqual([]);
  });

  it.each(['relevance', 'updated', 'created', 'name', 'stars', 'views', 'downloads'] as const)(
    'cuts the order by %s into pages that neither overlap nor leave out',
    async (sort) => {
      await anOwner('alice');
      const ids = await Promise.all(
        Array.from({ length: 23 }, (_, number) => aRule({ name: `same-${number}`, content: 'equal' })),
      );
      for (const query of ['equal', '']) {
        const pages: string[] = [];
        for (let offset = 0; offset < 30; offset += 5) {
          const list = { filter: {}, viewer: NOBODY, sort, limit: 5, offset };
          const page = query === '' ? await lists.list(list) : await searches.search({ ...list, query });
          expect(page.total).toBe(23);
          pages.push(...page.keys.map(idIn));
        }
        expect([...pages].sort()).toEqual([...ids].sort());
      }
    },
  );

  it.each([['name'], ['stars']] as const)(
    'orders by %s also what is too much to score, whole and without repetition',
    async (sort) => {
      await anOwner('alice');
      const numbers = Array.from({ length: 520 }, (_, number) => number);
      for (const number of numbers)
        await aRule({ name: `rule-${1000 + number}`, content: 'equal', stars: number });
      await aRule({ name: 'other', content: 'different', stars: 9999 });
      const inOrder = numbers.map((number) => `rule-${1000 + (sort === 'name' ? number : 519 - number)}`);
      const pages = async () => {
        const offsets = Array.from({ length: 6 }, (_, page) => page * 100);
        const all = await Promise.all(offsets.map((offset) => found('equal', { sort, limit: 100, offset })));
        return all.flat();
      };
      expect(await pages()).toEqual(inOrder);
      await index.refreshStatistics();
      expect(await pages()).toEqual(inOrder);
    },
  );

  it.each([
    "'",
    '\\',
    '&|!()<->:*',
    "a'b\\c",
    '%',
    '_',
    '"',
    '@',
    '@@@',
    '/',
    'a/',
    '𠮷',
    '\u200B',
    '.'.repeat(200),
  ])('survives the query %j', async (query) => {
    await aRule({ name: 'calm' });
    await expect(found(query)).resolves.toBeDefined();
  });

  it('leans towards the kind that is asked for, and matches the topic only', async () => {
    await aRule({ name: 'review-rule', description: 'code review', stars: 9 });
    await aRule({ name: 'review-agent', type: 'ccsubagents', description: 'code review' });
    await aRule({ name: 'subagents', description: 'how to write subagents', stars: 99 });
    expect(await found('subagent for code review')).toEqual(['review-agent', 'review-rule']);
    expect(await found('コードレビューのルール')).toEqual(['review-rule', 'review-agent']);
  });

  it('forgets how common a word was when its last rule is gone', async () => {
    await aRule({ name: 'cooking' });
    const id = await aRule({ name: 'walrus', content: 'walrus' });
    const known = () => database.rows(`select documents from rule_search_words where word = 'walrus'`);
    await index.refreshStatistics();
    expect(await known()).toEqual([{ documents: 1 }]);
    await index.removeRow(id);
    await index.refreshStatistics();
    expect(await known()).toEqual([{ documents: 0 }]);
    expect(await database.rows(`select from rule_search_terms where term = 'walru'`)).toEqual([]);
  });

  it('answers the same after the statistics are counted', async () => {
    await aRule({ name: 'kotlin-style', stars: 3 });
    await aRule({ name: 'kotlin-tests' });
    const before = await found('kotlin');
    await index.refreshStatistics();
    expect(await found('kotlin')).toEqual(before);
    expect(await found('kotiln')).toEqual(before);
  });
});
