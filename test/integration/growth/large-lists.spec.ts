import { DivideSitemapTask } from '../../../server/modules/sharing/site/divide-sitemap.task';
import { CountTagsTask } from '../../../server/modules/rules/lists/count-tags.task';
import { UserSearchRepository } from '../../../server/modules/users/search/user-search.repository';
import { useTestApp } from '../../support/app';
import { as } from '../../support/as';
import { createTestDatabase } from '../../support/database';
import { aRule } from '../../support/factories/rule';
import { aUser } from '../../support/factories/user';

/** More than a file of the sitemap has here. */
const RULES = 1_300;

/** More rules like `$1`, each third of another person, written past the foreign keys. */
const COPIES = `
  set local session_replication_role = replica;
  insert into rules select c.* from rules r, generate_series(2, ${RULES}) n,
    lateral (select case when n % 3 = 0 then md5((n % 30)::text)::uuid else r.owner_id end as id) owner,
    jsonb_populate_record(r, jsonb_build_object(
    'id', gen_random_uuid(), 'name', r.name || n, 'name_key', r.name_key || n, 'tags', jsonb_build_array('tag-' || n % 7),
    'owner_id', owner.id, 'created_by', owner.id)) c where r.id = $1;
  insert into owners select distinct owner_id, 'user', 'zy' || left(owner_id::text, 8), 'zy' || left(owner_id::text, 8)
    from rules on conflict do nothing;
  insert into users (id) select id from owners on conflict do nothing;
  analyze;
  update pg_class set reltuples = 30000 where oid = 'rules'::regclass`;

describe('lists of a large registry', () => {
  // A new one, because the estimate that makes the registry large stays.
  const app = useTestApp({}, {}, async () => ({ database: await createTestDatabase() }));
  const get = <Type>(type: new (...args: never[]) => Type): Type => app.nest.get(type, { strict: false });
  const addresses = async (path: string) =>
    [...(await as(app, null).get(path).expect(200)).text.matchAll(/<loc>[^<]*?([^/<]+)<\/loc>/g)].map(
      ([, last]) => last ?? '',
    );

  beforeEach(async () => {
    const { id } = await aRule(app, await aUser(app, { username: 'taro' }), { name: 'one' });
    await app.database.rows(COPIES.replaceAll('$1', `'${id}'`));
  });

  it('have each public page in one file of the sitemap, before and after it is divided', async () => {
    const files = async () => {
      const names = await addresses('/sitemap.xml');
      const parts = await Promise.all(names.map((name) => addresses(`/sitemaps/${name}`)));
      return new Map(names.map((name, index) => [name, parts[index] ?? []]));
    };
    const whole = await files();
    expect([...whole.keys()]).toEqual(['pages-1.xml', 'rules-1.xml', 'owners-1.xml']);
    expect(whole.get('rules-1.xml')).toHaveLength(RULES);
    await get(DivideSitemapTask).run(250);
    const divided = await files();
    expect([...divided.keys()].filter((name) => name.startsWith('rules'))).toHaveLength(6);
    const together = [...divided].filter(([name]) => name.startsWith('rules')).flatMap(([, parts]) => parts);
    expect(together).toEqual(whole.get('rules-1.xml'));
    expect(Math.max(...[...divided.values()].map(({ length }) => length))).toBeLessThanOrEqual(250);
    await get(DivideSitemapTask).run(4);
    const owners = [...(await files())].filter(([name]) => name.startsWith('owners'));
    expect(owners.map(([, { length }]) => length)).toEqual([4, 4, 3]);
    expect(owners.flatMap(([, parts]) => parts)).toEqual(whole.get('owners-1.xml'));
    await as(app, null).get('/sitemaps/owners-4.xml').expect(404);
  });

  it('count tags in a job, and without its first run all the same', async () => {
    const tags = async () =>
      (await as(app, null).graphql('{ tags(first: 20) { tag count } }')).body.data.tags;
    const before = await tags();
    expect(before).toHaveLength(7);
    await get(CountTagsTask).run();
    expect(
      await app.database.rows('select tag, rules as count from public_tags order by rules desc, tag'),
    ).toEqual(before);
    await app.database.rows(`update rules set tags = '{other}' where tags = '{tag-1}'`);
    await get(CountTagsTask).run();
    const counted = await app.database.rows<{ tag: string }>('select tag from public_tags order by tag');
    expect(counted.map(({ tag }) => tag)).toEqual([
      'other',
      'tag-0',
      'tag-2',
      'tag-3',
      'tag-4',
      'tag-5',
      'tag-6',
    ]);
  });

  it('find people by one character and more, beginnings first', async () => {
    await aUser(app, { username: 'taro-zy' });
    const search = (text: string, limit: number) => get(UserSearchRepository).findByNamePart(text, limit);
    expect(await search('z', 5)).toHaveLength(5);
    expect(await search('zy', 20)).toHaveLength(11);
    expect(await search('o', 20)).toHaveLength(2);
    expect(new Set(await search('zy', 20)).size).toBe(11);
  });
});
