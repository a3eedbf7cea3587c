import { useTestApp } from '../../../support/app';
import { as } from '../../../support/as';
import { expectError } from '../../../support/expect-error';
import { anOrganization } from '../../../support/factories/organization';
import { aRule } from '../../../support/factories/rule';
import { aUser, type TestUser } from '../../../support/factories/user';

describe('profiles', () => {
  const app = useTestApp({ ADMIN_EMAILS: 'taro@example.jp' });
  let taro: TestUser;
  let hanako: TestUser;
  beforeEach(async () => {
    taro = await aUser(app, { username: 'taro' });
    hanako = await aUser(app, { username: 'Hanako' });
  });

  const change = (fields: object, who: TestUser | null = hanako) =>
    as(app, who).post('/api/users/updateProfile', fields).set('Accept-Language', 'en');
  const issuesOf = (body: unknown) =>
    (body as { data: { issues: { path: string[]; code: string; message: string }[] } }).data.issues;

  describe('updateProfile', () => {
    it('changes the given fields, keeps the others and empties what is empty', async () => {
      const full = {
        displayName: '花子',
        bio: 'a\nb',
        location: '大阪',
        website: 'https://hanako.example.jp/a?b#c',
      };
      const { body } = await change(full).expect(200);
      expect(body.user).toMatchObject({
        ...full,
        username: 'Hanako',
        email: 'Hanako@example.jp',
        role: 'user',
      });
      await change({ bio: 'new' }).expect(200);
      const me = await as(app, hanako).get('/api/users/me').expect(200);
      expect(me.body).toMatchObject({ ...full, bio: 'new' });
      const emptied = await change({ displayName: '', bio: null, location: '  ', website: '' }).expect(200);
      expect(emptied.body.user).toMatchObject({
        displayName: null,
        bio: null,
        location: null,
        website: null,
      });
    });

    it('stores one line as one line, and line breaks as line feeds', async () => {
      const { body } = await change({ displayName: ' Hana  ko\t ', bio: '\r\nfirst\r\nsecond\r\n' }).expect(
        200,
      );
      expect(body.user).toMatchObject({ displayName: 'Hana ko', bio: 'first\nsecond' });
    });

    it('changes nothing else of the account, and the time of change only with a change', async () => {
      const before = await as(app, hanako).get('/api/users/me').expect(200);
      app.passTime(60_000);
      await change({ username: 'root', email: 'a@b.jp', role: 'admin', emailVerified: false }).expect(200);
      expect((await as(app, hanako).get('/api/users/me')).body).toEqual(before.body);
      await change({ bio: 'x' }).expect(200);
      const after = await as(app, hanako).get('/api/users/me').expect(200);
      expect(after.body.updatedAt).toBeGreaterThanOrEqual(before.body.updatedAt + 60);
      const audited = await app.database.rows(
        "select actor_id from audit_events where action = 'user.update-profile'",
      );
      expect(audited).toEqual([{ actor_id: hanako.id }]);
    });

    it.each([
      'javascript:alert(1)',
      'hanako.example.jp',
      'ftp://example.jp',
      'https://',
      ' https://example.jp',
      'https://exa mple.jp',
      'https://example.jp/\n',
      `https://example.jp/${'a'.repeat(2048)}`,
      'data:text/html,x',
      5,
      ['https://example.jp'],
    ])('refuses as a website: %j', async (website) => {
      const { status, body } = await change({ website });
      expect([status, issuesOf(body)]).toEqual([
        400,
        [{ path: ['website'], code: 'invalid_union', message: 'Invalid input' }],
      ]);
    });

    it('reports every failing field', async () => {
      const answer = await change({
        displayName: 'x'.repeat(101),
        bio: '😀'.repeat(501),
        location: 'a\0b',
        website: 'x',
      });
      expect([answer.status, issuesOf(answer.body).map(({ path }) => path[0])]).toEqual([
        400,
        ['displayName', 'bio', 'location', 'website'],
      ]);
      await change({ displayName: '😀'.repeat(100), bio: '😀'.repeat(500) }).expect(200);
    });

    it('works over GraphQL', async () => {
      const mutation = `mutation ($input: UpdateProfileInput!) {
        updateProfile(input: $input) { user { username displayName bio website } }
      }`;
      const run = (input: object, who: TestUser | null = hanako) => as(app, who).graphql(mutation, { input });
      const { body } = await run({ displayName: 'H', website: 'https://example.jp' }).expect(200);
      expect(body.data.updateProfile.user).toEqual({
        username: 'Hanako',
        displayName: 'H',
        bio: null,
        website: 'https://example.jp',
      });
      const wrong = await run({ website: 'x' });
      expect(wrong.body.errors[0].extensions).toMatchObject({
        code: 'BAD_REQUEST',
        issues: [{ path: ['website'], code: 'invalid_union' }],
      });
      expect((await run({}, null)).body.errors[0].extensions.code).toBe('UNAUTHORIZED');
    });
  });

  it('show the address and the role to their owner only', async () => {
    const profile = (who: TestUser) =>
      as(app, who).post('/api/users/getProfile', { username: 'TARO' }).expect(200);
    expect((await profile(taro)).body.user).toMatchObject({ email: 'taro@example.jp', role: 'admin' });
    const others = await profile(hanako);
    expect(others.body.user).not.toHaveProperty('email');
    expect(others.body.user).not.toHaveProperty('role');
    expect(JSON.stringify(others.body)).not.toContain('@example.jp');
    const open = await as(app, taro).get('/api/users/taro/profile').expect(200);
    expect(JSON.stringify(open.body)).not.toContain('@example.jp');
  });

  it('count and list public rules alike for everybody, whether of the user or of an organization', async () => {
    const acme = await anOrganization(app, { name: 'acme', owner: taro, members: [hanako] });
    for (let index = 0; index < 21; index++) await aRule(app, hanako, { name: `open-${index}` });
    await aRule(app, hanako, { name: 'secret', visibility: 'private' });
    await aRule(app, hanako, { name: 'shared', organizationId: acme.id, visibility: 'organization' });
    const last = await aRule(app, hanako, { name: 'ours', organizationId: acme.id, description: 'Ours' });
    await as(app, taro).post('/api/rules/star', { ruleId: last.id }).expect(200);
    for (const who of [hanako, taro]) {
      const { body } = await as(app, who).post('/api/users/getProfile', { username: 'hanako' }).expect(200);
      expect(body.stats).toEqual({ rulesCount: 22, organizationsCount: 1, totalStars: 1 });
      expect(body.recentRules).toHaveLength(5);
      expect(body.recentRules[0]).toMatchObject({
        name: 'ours',
        description: 'Ours',
        visibility: 'public',
        organization: { name: 'acme' },
        path: '@acme/ours',
      });
    }
    const { body: open } = await as(app, null).get('/api/users/hanako/profile').expect(200);
    expect(open.stats).toEqual({ publicRulesCount: 22, totalStars: 1 });
    expect(open.publicRules).toHaveLength(20);
    const { body: me } = await as(app, hanako).get('/api/users/me').expect(200);
    expect(me.stats).toEqual({ rulesCount: 24, organizationsCount: 1, totalStars: 1 });
    const query =
      '{ user(username: "hanako") { stats { publicRulesCount organizationsCount totalStars } rules { totalCount } } }';
    const { body: graphql } = await as(app, null).graphql(query).expect(200);
    expect(graphql.data.user).toEqual({
      stats: { publicRulesCount: 22, organizationsCount: 1, totalStars: 1 },
      rules: { totalCount: 22 },
    });
  });

  it('are found by a former name, and not by the name of an organization or of nobody', async () => {
    await anOrganization(app, { name: 'acme', owner: taro });
    await app.database.rows('insert into owner_names (name_key, owner_id) values ($1, $2)', [
      'hana',
      hanako.id,
    ]);
    const { body } = await as(app, null).get('/api/users/HANA/profile').expect(200);
    expect(body.user.username).toBe('Hanako');
    for (const name of ['acme', 'nobody', 'a.b', 'x'.repeat(300), '%25', ':name']) {
      const answer = await as(app, null).get(`/api/users/${name}/profile`).set('Accept-Language', 'en');
      expectError(answer, 404, 'NOT_FOUND', 'User not found');
    }
  });

  it('are found when the parameter of the path is written out', async () => {
    const { body } = await as(app, null).get('/api/users/:username/profile?username=taro').expect(200);
    expect(body.user.username).toBe('taro');
    await as(app, null).get('/api/users/%3Ausername/profile?username=taro').expect(200);
    for (const query of ['', '?username=', '?username=a&username=b', '?username=%00']) {
      const answer = await as(app, null).get(`/api/users/:username/profile${query}`);
      expect([answer.status, issuesOf(answer.body)[0]?.path]).toEqual([400, ['username']]);
    }
  });

  describe('stars', () => {
    const stars = async (who: TestUser | null, args: string) => {
      const query = `{ user(username: "taro") { starredRules${args} { totalCount nodes { path viewerHasStarred } } } }`;
      const { body } = await as(app, who).graphql(query).expect(200);
      return body.data.user.starredRules as { totalCount: number; nodes: { path: string }[] };
    };
    beforeEach(async () => {
      for (const wishes of [
        { name: 'alpha', description: 'Ａlways 100% 日本語' },
        { name: 'beta', tags: ['react'] },
        { name: 'gamma' },
      ]) {
        const { id } = await aRule(app, hanako, wishes);
        await as(app, taro).post('/api/rules/star', { ruleId: id }).expect(200);
      }
      const hidden = await aRule(app, taro, { name: 'secret', visibility: 'private' });
      await as(app, taro).post('/api/rules/star', { ruleId: hidden.id }).expect(200);
    });

    it('are public for public rules, last starred first', async () => {
      for (const who of [null, hanako, taro]) {
        const { totalCount, nodes } = await stars(who, '');
        expect([totalCount, nodes.map(({ path }) => path)]).toEqual([
          3,
          ['@Hanako/gamma', '@Hanako/beta', '@Hanako/alpha'],
        ]);
      }
      const { nodes } = await stars(taro, '(first: 1)');
      expect(nodes).toEqual([{ path: '@Hanako/gamma', viewerHasStarred: true }]);
    });

    it.each([
      ['alpha', 1],
      ['HANAKO/B', 1],
      ['react', 1],
      ['always 100%', 1],
      ['日本', 1],
      ['a%a', 0],
      ['_', 0],
      ['\\\\', 0],
      ['hanako gam', 1],
      ['secret', 0],
    ])('are searched for words: %s', async (query, total) => {
      const { totalCount, nodes } = await stars(null, `(query: "${query}")`);
      expect([totalCount, nodes.length]).toEqual([total, total]);
    });

    it('are paged and sorted by change', async () => {
      const { nodes } = await stars(null, '(orderBy: UPDATED, first: 1, offset: 2)');
      expect(nodes.map(({ path }) => path)).toEqual(['@Hanako/alpha']);
    });
  });

  describe('searchByUsername', () => {
    const search = (username: string, extra: object = {}, who: TestUser | null = taro) =>
      as(app, who).post('/api/users/searchByUsername', { username, ...extra });
    const names = async (username: string, extra: object = {}) =>
      ((await search(username, extra).expect(200)).body as { username: string }[]).map(
        (user) => user.username,
      );

    it('finds names that contain the text: the exact one, then beginnings, then the rest', async () => {
      for (const username of ['ken', 'kenta', 'aken', 'z_ken', 'k-en']) await aUser(app, { username });
      expect(await names('KEN')).toEqual(['ken', 'kenta', 'aken', 'z_ken']);
      expect(await names('ken', { limit: 2 })).toEqual(['ken', 'kenta']);
      expect(await names('_')).toEqual(['z_ken']);
      for (const text of ['%', 'ken%', '\\', '山', ' ']) expect(await names(text)).toEqual([]);
    });

    it('tells nobody the address of somebody else, and finds no organizations', async () => {
      await anOrganization(app, { name: 'tar', owner: taro });
      await aUser(app, { username: 'tarou' });
      const { body } = await search('tar').expect(200);
      expect(body).toEqual([
        { id: taro.id, username: 'taro', email: 'taro@example.jp', displayName: null, avatarUrl: null },
        expect.objectContaining({ username: 'tarou', email: null }),
      ]);
    });

    it('needs a token, as the search of GraphQL does', async () => {
      expect((await search('taro', {}, null)).status).toBe(401);
      const query = '{ users(usernamePrefix: "ta") { username } }';
      expect((await as(app, null).graphql(query)).body.errors[0].extensions.code).toBe('UNAUTHORIZED');
      expect((await as(app, hanako).graphql(query)).body.data.users).toEqual([{ username: 'taro' }]);
    });
  });
});
