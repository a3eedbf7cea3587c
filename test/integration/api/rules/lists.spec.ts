import { createTestApp, type TestApp } from '../../../support/app';
import { as } from '../../../support/as';
import { anOrganization } from '../../../support/factories/organization';
import { aRule } from '../../../support/factories/rule';
import { aUser, type TestUser } from '../../../support/factories/user';

type Rule = { readonly id: string; readonly name: string };

describe('lists of rules', () => {
  let app: TestApp;
  let taro: TestUser;
  let hanako: TestUser;
  const ids = new Map<string, string>();

  beforeAll(async () => {
    app = await createTestApp();
    taro = await aUser(app, { username: 'taro' });
    hanako = await aUser(app, { username: 'hanako' });
    const { id: organizationId } = await anOrganization(app, {
      name: 'acme',
      owner: hanako,
      members: [taro],
    });
    const make = async (who: TestUser, name: string, wishes: object = {}) => {
      ids.set(name, (await aRule(app, who, { name, ...wishes })).id);
      app.passTime(1000);
    };
    await make(taro, 'naming', { tags: ['style', 'ts'], description: 'How things are called' });
    await make(taro, 'testing', { tags: ['test', 'ts'], content: '# 試験\n\n振る舞いを境界で確かめる。\n' });
    await make(hanako, 'reviewing', { tags: ['style'], type: 'ccsubagents' });
    await make(hanako, 'secret', { tags: ['style'], visibility: 'private' });
    await make(hanako, 'shared', { organizationId, visibility: 'organization', tags: ['team'] });
    await make(taro, 'open-team', { organizationId, tags: ['team', 'ts'] });
    await as(app, hanako)
      .post('/api/rules/star', { ruleId: ids.get('testing') })
      .expect(200);
    await as(app, hanako)
      .post('/api/rules/view', { ruleId: ids.get('naming') })
      .expect(200);
    await as(app, hanako)
      .post('/api/rules/getContent', { id: ids.get('open-team') })
      .expect(200);
    await app.storeVisits();
  });
  afterAll(() => app.close());

  const names = async (call: string, body: object, who: TestUser | null = null): Promise<string[]> => {
    const answer = await as(app, who).post(`/api/rules/${call}`, body).expect(200);
    const { rules, total } = answer.body as { rules: Rule[]; total: number };
    expect(total).toBeGreaterThanOrEqual(rules.length);
    return rules.map(({ name }) => name);
  };
  const PUBLIC = ['open-team', 'reviewing', 'testing', 'naming'];

  describe.each(['list', 'listPublic'])('%s', (call) => {
    it('answers public rules, last changed first, as short cards', async () => {
      const { body } = await as(app, null).post(`/api/rules/${call}`).expect(200);
      expect(body).toMatchObject({ total: 4, limit: 20, offset: 0 });
      expect(body.rules.map(({ name }: Rule) => name)).toEqual(PUBLIC);
      expect(body.rules[0]).toMatchObject({ path: '@acme/open-team', author: { username: 'taro' } });
      expect(JSON.stringify(body)).not.toContain('@example.jp');
      expect(body.rules[0]).not.toHaveProperty('isStarred');
    });

    it.each<[string, object, string[]]>([
      ['type', { type: 'ccsubagents' }, ['reviewing']],
      ['any tag', { tags: ['TEST', 'team'] }, ['open-team', 'testing']],
      ['all tags', { tags: ['ts', 'style'], tagMode: 'all' }, ['naming']],
      ['no tags at all', { tags: [] }, PUBLIC],
      ['a tag in another width', { tags: ['ｔｓ'] }, ['open-team', 'testing', 'naming']],
      ['a tag nobody uses', { tags: ['nothing'] }, []],
      ['author', { author: '@TARO' }, ['open-team', 'testing', 'naming']],
      ['organization as author', { author: 'Acme' }, ['open-team']],
      ['the alias of author', { owner: 'hanako' }, ['reviewing']],
      ['nobody', { author: 'nobody' }, []],
      ['an empty author', { author: '' }, PUBLIC],
    ])('is narrowed by %s', async (_, body, expected) => {
      expect(await names(call, body)).toEqual(expected);
    });

    it('pages without overlap', async () => {
      const pages = [];
      for (let offset = 0; offset < 5; offset++) pages.push(...(await names(call, { limit: 1, offset })));
      expect(pages).toEqual(PUBLIC);
    });

    it.each([
      { limit: 0 },
      { limit: 101 },
      { limit: '5' },
      { limit: 1.5 },
      { offset: -1 },
      { tags: 'ts' },
      { type: 'skill' },
    ])('refuses %j', async (body) => {
      await as(app, null).post(`/api/rules/${call}`, body).expect(400);
    });
  });

  describe('visibility', () => {
    const TABLE: readonly [string, string, string[]][] = [
      ['public', 'taro', PUBLIC],
      ['private', 'taro', []],
      ['private', 'hanako', ['secret']],
      ['organization', 'taro', ['shared']],
      ['team', 'hanako', ['shared']],
      ['all', 'taro', ['open-team', 'shared', 'reviewing', 'testing', 'naming']],
      ['all', 'hanako', ['open-team', 'shared', 'secret', 'reviewing', 'testing', 'naming']],
      ['public', 'nobody', PUBLIC],
      ['private', 'nobody', []],
      ['organization', 'nobody', []],
      ['team', 'nobody', []],
      ['all', 'nobody', PUBLIC],
    ];
    it.each(TABLE)('%s for %s', async (visibility, who, expected) => {
      const caller = { taro, hanako, nobody: null }[who] ?? null;
      expect(await names('list', { visibility }, caller)).toEqual(expected);
      expect(await names('search', { visibility }, caller)).toEqual(expected);
      const { body } = await as(app, caller).post('/api/rules/search', { visibility }).expect(200);
      expect(body.total).toBe(expected.length);
    });

    it('is `public` for lists and `all` for searches unless said otherwise', async () => {
      expect(await names('list', {}, hanako)).toEqual(PUBLIC);
      expect(await names('search', {}, hanako)).toContain('secret');
      expect(await names('listPublic', { visibility: 'all' }, hanako)).toEqual(PUBLIC);
    });
  });

  describe('search', () => {
    it.each<[string, object, string[]]>([
      ['a name', { query: 'naming' }, ['naming']],
      ['an address', { query: 'taro/testing' }, ['testing']],
      ['a word of the description', { query: 'called' }, ['naming']],
      ['Japanese in the middle of a sentence', { query: '境界' }, ['testing']],
      ['the alias of query', { searchTerm: 'reviewing' }, ['reviewing']],
      ['nothing that exists', { query: 'zzzzqqqq' }, []],
      ['white space alone', { query: ' \u3000 ' }, PUBLIC],
    ])('finds by %s', async (_, body, expected) => {
      const found = await names('search', body);
      expect(found.slice(0, Math.max(1, expected.length))).toEqual(expected);
    });

    it.each([
      '%',
      '_',
      "'",
      '\\',
      '*',
      '"',
      '()',
      ':*',
      '&|!',
      '<->',
      '$1',
      '`',
      'a & | !',
      '-/-',
      '_/_',
      '--/a',
    ])('takes %p as text, not as an operator', async (query) => {
      await as(app, null).post('/api/rules/search', { query }).expect(200);
    });

    it('takes the last word for a beginning, unless a space follows', async () => {
      expect(await names('search', { query: 'namin' })).toEqual(['naming']);
      expect(await names('search', { query: 'namin', literal: true })).toEqual(['naming']);
      expect(await names('search', { query: 'namin ', literal: true })).toEqual([]);
    });

    it.each<[string, string[]]>([
      ['updated', PUBLIC],
      ['created', PUBLIC],
      ['name', ['naming', 'open-team', 'reviewing', 'testing']],
      ['stars', ['testing']],
      ['views', ['naming']],
      ['downloads', ['open-team']],
      ['relevance', PUBLIC],
    ])('sorts by %s', async (sortBy, expected) => {
      expect((await names('search', { sortBy })).slice(0, expected.length)).toEqual(expected);
    });

    it('pages by page, and by offset, which wins', async () => {
      const second = await as(app, null).post('/api/rules/search', { page: 2, limit: 3 }).expect(200);
      expect(second.body).toMatchObject({ total: 4, page: 2, limit: 3 });
      expect(second.body.rules.map(({ name }: Rule) => name)).toEqual(['naming']);
      expect(await names('search', { page: 9, offset: 1, limit: 2 })).toEqual(['reviewing', 'testing']);
      expect(await names('search', { page: 99 })).toEqual([]);
      await as(app, null).post('/api/rules/search', { page: 101, limit: 100 }).expect(200);
    });

    it('never gives a private rule away, not in a total, by no word of its own', async () => {
      for (const query of ['secret', '@hanako/secret', 'hanako']) {
        const { body } = await as(app, taro)
          .post('/api/rules/search', { query, visibility: 'all' })
          .expect(200);
        expect(body.rules.map(({ name }: Rule) => name)).not.toContain('secret');
        expect(body.total).toBe(body.rules.length);
      }
    });

    it.each([
      { page: 0 },
      { page: 1.5 },
      { limit: 0 },
      { limit: 101 },
      { offset: -1 },
      { query: 'x'.repeat(201) },
      { sortBy: 'random' },
      { query: 5 },
    ])('refuses %j', async (body) => {
      await as(app, null).post('/api/rules/search', body).expect(400);
    });
  });

  describe('related', () => {
    const related = async (name: string, who: TestUser | null = null, body: object = {}) => {
      const answer = await as(app, who)
        .post('/api/rules/related', { id: ids.get(name), ...body })
        .expect(200);
      return (answer.body as Rule[]).map((rule) => rule.name);
    };

    it('are other visible rules that share a tag or the owner, most shared tags first', async () => {
      expect(await related('naming')).toEqual(['testing', 'open-team', 'reviewing']);
      expect(await related('naming', hanako)).toContain('secret');
      expect(await related('reviewing', taro)).toEqual(['naming']);
      expect(await related('naming', null, { limit: 1 })).toEqual(['testing']);
    });

    it('come with deprecated ones last', async () => {
      const deprecate = (message: string | null) =>
        app.database.rows('update rules set deprecation_message = $1 where id = $2', [
          message,
          ids.get('testing'),
        ]);
      await deprecate('Take another.');
      expect(await related('naming')).toEqual(['open-team', 'reviewing', 'testing']);
      await deprecate(null);
    });

    it('take a rule that the caller sees', async () => {
      await as(app, taro)
        .post('/api/rules/related', { id: ids.get('secret') })
        .expect(404);
      await as(app, null)
        .post('/api/rules/related', { id: ids.get('naming'), limit: 11 })
        .expect(400);
    });
  });

  it('debug counts what the caller may see', async () => {
    const { body } = await as(app, taro).post('/api/rules/debug').expect(200);
    expect(body).toMatchObject({ totalRules: 5, publicRules: 4 });
    expect(body.rules).toHaveLength(5);
    expect(JSON.stringify(body)).not.toContain('secret');
    expect(body.rules[0]).toEqual(
      expect.objectContaining({
        id: expect.any(String),
        name: expect.any(String),
        username: expect.any(String),
      }),
    );
    await as(app, null).post('/api/rules/debug').expect(401);
  });

  // Last: it takes the times away.
  it('keeps every page apart when all rules were changed at the same moment', async () => {
    await app.database.rows("update rules set updated_at = '2026-01-01', created_at = '2026-01-01'");
    for (const sortBy of ['updated', 'created', 'stars', 'views', 'downloads']) {
      const seen: string[] = [];
      for (let page = 1; page <= 6; page++)
        seen.push(...(await names('search', { page, limit: 1, sortBy }, hanako)));
      expect(new Set(seen).size).toBe(6);
    }
  });
});
