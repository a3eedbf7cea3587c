import { useTestApp } from '../../../support/app';
import { as } from '../../../support/as';
import { expectError } from '../../../support/expect-error';
import { aCliToken } from '../../../support/factories/cli-token';
import { anOrganization } from '../../../support/factories/organization';
import { aReport, decide } from '../../../support/factories/report';
import { aRule, aVersion } from '../../../support/factories/rule';
import { aUser, type TestUser } from '../../../support/factories/user';
import { graphqlOf } from '../../../support/graphql';

const CANARY = 'zanzibarium';

/** `visibility-parity.spec.ts` proves who sees a hidden rule on every surface; this is about hidden versions and changes. */
describe('what moderators hide', () => {
  const app = useTestApp({ ADMIN_EMAILS: 'boss@example.jp' });
  const { ask } = graphqlOf(() => app);
  let boss: TestUser;
  let kaze: TestUser;
  let aoi: TestUser;
  let ruleId: string;
  const PATH = '@kaze/deploy-helper';

  beforeEach(async () => {
    boss = await aUser(app, { username: 'boss' });
    kaze = await aUser(app, { username: 'kaze' });
    aoi = await aUser(app, { username: 'aoi' });
    ruleId = (await aRule(app, kaze, { name: 'deploy-helper', content: 'harmless\n', tags: ['rare-tag'] }))
      .id;
  });

  const post = (who: TestUser | string | null, call: string, body: object = {}) =>
    as(app, who)
      .post(`/api/rules/${call}`, { id: ruleId, ...body })
      .set('Accept-Language', 'en');
  const hide = async (version?: string) => {
    await aReport(app, aoi, ruleId);
    const verdict = { action: 'hide', reason: 'It deceives.', ...(version && { version }) } as const;
    const { status } = await decide(app, boss, ruleId, verdict);
    expect(status).toBe(200);
  };
  const restore = async (version?: string) => {
    const { status } = await decide(app, boss, ruleId, { action: 'restore', ...(version && { version }) });
    expect(status).toBe(200);
  };

  describe('a version', () => {
    beforeEach(async () => {
      await aVersion(app, kaze, ruleId, { content: `${CANARY}\n`, changelog: `adds ${CANARY}` });
      await hide('1.0.1');
    });

    it('exists for those who may edit the rule, and for nobody else', async () => {
      const reader = await aCliToken(app, aoi);
      for (const who of [null, aoi, boss, reader]) {
        const refused = await Promise.all([
          post(who, 'getVersion', { version: '1.0.1' }),
          post(who, 'getContent', { version: '1.0.1' }),
          as(app, who).get(`/api/rules/${PATH}/versions/1.0.1`).set('Accept-Language', 'en'),
          as(app, who).get(`/api/rules/${PATH}/versions/1.0.1/raw`).set('Accept-Language', 'en'),
        ]);
        for (const answer of refused) expectError(answer, 404, 'NOT_FOUND', 'Version not found');
        expect((await post(who, 'versions')).body).toMatchObject([{ version: '1.0.0', isLatest: true }]);
        expect((await post(who, 'getVersionHistory', { ruleId })).body).toHaveLength(1);
        expect((await as(app, who).get(`/api/rules/${PATH}/versions`)).body).toHaveLength(1);
      }
      const tool = await aCliToken(app, kaze, ['read']);
      for (const who of [kaze, tool]) {
        const { body } = await post(who, 'getVersion', { version: '1.0.1' }).expect(200);
        expect(body).toMatchObject({ content: `${CANARY}\n`, hidden: true, isLatest: false });
        expect((await post(who, 'versions')).body).toMatchObject([
          { version: '1.0.1', hidden: true },
          { version: '1.0.0', hidden: false },
        ]);
      }
    });

    it('is for all members of the organization that owns the rule', async () => {
      const member = await aUser(app);
      const acme = await anOrganization(app, { owner: kaze, members: [member] });
      await post(kaze, 'update', { organizationId: acme.id }).expect(200);
      await post(member, 'getContent', { version: '1.0.1' }).expect(200);
      await app.database.rows('delete from memberships where user_id = $1', [member.id]);
      expect((await post(member, 'getContent', { version: '1.0.1' })).status).toBe(404);
    });

    it('is in the export of its author only while the author may edit the rule', async () => {
      const member = await aUser(app, { username: 'member' });
      const acme = await anOrganization(app, { owner: kaze, members: [member] });
      ruleId = (await aRule(app, member, { organizationId: acme.id, content: 'harmless\n' })).id;
      await aVersion(app, member, ruleId, { content: `${CANARY}\n` });
      await hide('1.0.1');
      const exported = async () => (await as(app, member).get('/api/users/export').expect(200)).text;
      expect(await exported()).toContain(CANARY);
      await app.database.rows('delete from memberships where user_id = $1', [member.id]);
      const text = await exported();
      expect([text.includes('harmless'), text.includes(CANARY)]).toEqual([true, false]);
    });

    it('leaves the version before it as the latest, on every surface', async () => {
      for (const who of [null, kaze]) {
        expect((await post(who, 'get')).body).toMatchObject({ version: '1.0.0' });
        expect((await post(who, 'getContent')).body).toMatchObject({
          version: '1.0.0',
          content: 'harmless\n',
        });
        const raw = await as(app, who).get(`/api/rules/${PATH}/raw`);
        expect([raw.text, raw.get('Rule-Version')]).toEqual(['harmless\n', '1.0.0']);
      }
      const found = async (query: string) =>
        (await as(app, null).post('/api/rules/search', { query })).body.total as number;
      expect([await found(CANARY), await found('harmless')]).toEqual([0, 1]);
    });

    it('is absent in GraphQL for others: history, number, comparison and counts', async () => {
      const RULE = `{ rule(id: "${ruleId}") {
        latestVersion { version content }
        versions(first: 2) { totalCount nodes { version hidden content changelog } }
        versionByNumber(version: "1.0.1") { content }
        diff(from: "1.0.0", to: "1.0.1") { patch } } }`;
      for (const who of [null, aoi, boss]) {
        expect(await ask(who, RULE)).toEqual({
          rule: {
            latestVersion: { version: '1.0.0', content: 'harmless\n' },
            versions: {
              totalCount: 1,
              nodes: [expect.objectContaining({ version: '1.0.0', hidden: false })],
            },
            versionByNumber: null,
            diff: null,
          },
        });
      }
      expect(await ask(kaze, RULE)).toMatchObject({
        rule: {
          versions: { totalCount: 2, nodes: [{ version: '1.0.1', hidden: true }, {}] },
          versionByNumber: { content: `${CANARY}\n` },
          diff: { patch: expect.stringContaining(CANARY) },
        },
      });
    });

    it('is in no cache that others read', async () => {
      const raw = await as(app, kaze).get(`/api/rules/${PATH}/versions/1.0.1/raw`).expect(200);
      expect(raw.get('Cache-Control')).toBe('private, no-store');
      const known = await as(app, null)
        .get(`/api/rules/${PATH}/versions/1.0.1/raw`)
        .set('If-None-Match', raw.get('ETag') ?? '');
      expect(known.status).toBe(404);
    });

    it('keeps its number: a corrected version comes after it, and others see that one', async () => {
      expect(await aVersion(app, kaze, ruleId, { content: 'corrected\n' })).toBe('1.0.2');
      expect((await post(null, 'get')).body.version).toBe('1.0.2');
      const history = (await post(null, 'versions')).body as { version: string }[];
      expect(history.map(({ version }) => version)).toEqual(['1.0.2', '1.0.0']);
      await post(kaze, 'yank', { version: '1.0.2', reason: 'Not yet' }).expect(200);
      expect((await post(null, 'get')).body.version).toBe('1.0.0');
    });

    it('comes back as it was', async () => {
      await restore('1.0.1');
      expect((await post(null, 'getContent')).body).toMatchObject({
        version: '1.0.1',
        content: `${CANARY}\n`,
      });
      expect((await as(app, null).post('/api/rules/search', { query: CANARY })).body.total).toBe(1);
    });

    it('is never the last that others can read', async () => {
      await aReport(app, aoi, ruleId);
      const verdict = { action: 'hide', version: '1.0.0', reason: 'It deceives.' } as const;
      expect((await decide(app, boss, ruleId, verdict)).status).toBe(409);
      expect((await post(null, 'get')).body.version).toBe('1.0.0');
    });
  });

  describe('a rule', () => {
    it('is missing for others: pages of owners, counts, tags, stars, views and writes', async () => {
      await post(aoi, 'star').expect(200);
      await hide();
      for (const who of [null, aoi, boss]) {
        for (const call of ['get', 'getContent', 'versions', 'related', 'view']) {
          expect([call, (await post(who, call)).status]).toEqual([call, 404]);
        }
      }
      for (const call of ['star', 'unstar', 'delete', 'update', 'yank']) {
        const answer = await post(aoi, call, { version: '1.0.0', reason: 'x' });
        expectError(answer, 404, 'NOT_FOUND', 'Rule not found');
      }
      expectError(
        await as(app, aoi)
          .post('/api/reports/create', { ruleId, reason: 'spam' })
          .set('Accept-Language', 'en'),
        404,
        'NOT_FOUND',
        'Rule not found',
      );
      const profile = await as(app, null).get('/api/users/kaze/profile').expect(200);
      expect(profile.body).toMatchObject({ stats: { publicRulesCount: 0, totalStars: 0 }, publicRules: [] });
      const seen = await ask(
        aoi,
        `{ tags(prefix: "rare") { tag } user(username: "kaze") { rules { totalCount } } rules(query: "deploy") { totalCount }
           viewer { starredRules { totalCount } } }`,
      );
      expect(seen).toEqual({
        tags: [],
        user: { rules: { totalCount: 0 } },
        rules: { totalCount: 0 },
        viewer: { starredRules: { totalCount: 0 } },
      });
    });

    it('stays its owner’s to read, edit and delete, and stays hidden whatever they change', async () => {
      await hide();
      expect((await post(kaze, 'get')).body).toMatchObject({ hidden: true, visibility: 'public' });
      await aVersion(app, kaze, ruleId);
      for (const visibility of ['private', 'public']) {
        await post(kaze, 'update', { visibility }).expect(200);
        expect((await post(null, 'get')).status).toBe(404);
      }
      const acme = await anOrganization(app, { owner: kaze });
      await post(kaze, 'update', { organizationId: acme.id, name: 'renamed' }).expect(200);
      expect((await post(null, 'get')).status).toBe(404);
      expect((await as(app, null).get('/api/rules/@kaze/deploy-helper')).status).toBe(404);
      await post(kaze, 'delete').expect(200);
      expect((await post(kaze, 'get')).status).toBe(404);
    });

    it('stays hidden when its owner deletes it and brings it back', async () => {
      await hide();
      await post(kaze, 'delete').expect(200);
      await post(kaze, 'restore').expect(200);
      expect((await post(kaze, 'get')).body).toMatchObject({ hidden: true });
      expect((await post(null, 'get')).status).toBe(404);
    });

    it('comes back as it was, with its stars', async () => {
      await post(aoi, 'star').expect(200);
      await hide();
      await restore();
      expect((await post(null, 'get')).body).toMatchObject({ hidden: false, stars: 1, version: '1.0.0' });
      const { tags } = await ask(null, '{ tags(prefix: "rare") { tag count } }');
      expect(tags).toEqual([{ tag: 'rare-tag', count: 1 }]);
    });

    it('does not become public when it is shown again after its owner has made it private', async () => {
      await hide();
      await post(kaze, 'update', { visibility: 'private' }).expect(200);
      await restore();
      expect((await post(null, 'get')).status).toBe(404);
      expect((await post(kaze, 'get')).body).toMatchObject({ hidden: false, visibility: 'private' });
    });
  });
});
