import { LIMITS } from '@kimari/common/limits';
import { useTestApp } from '../../support/app';
import { as } from '../../support/as';
import { anOrganization } from '../../support/factories/organization';
import { aRule } from '../../support/factories/rule';
import { aUser, type TestUser } from '../../support/factories/user';

const FURTHEST = LIMITS.offset.max;

describe('entries of lists beyond the furthest that can be skipped to', () => {
  const app = useTestApp();

  /** Every REST list, with how many entries are skipped at most, and one more than that. */
  const LISTS: readonly (readonly [string, object, object])[] = [
    ...['search', 'list', 'listPublic', 'starred', 'trash'].map(
      (name) => [`/api/rules/${name}`, { offset: FURTHEST }, { offset: FURTHEST + 1 }] as const,
    ),
    ['/api/rules/search', { page: 101, limit: 100 }, { page: 102, limit: 100 }],
    ['/api/rules/search', { page: 10_001, limit: 1 }, { page: LIMITS.page.max, limit: 100 }],
  ];

  it.each(LISTS)('are refused by %s %j, with the cursor as the way on', async (path, furthest, tooFar) => {
    const taro = await aUser(app);
    await as(app, taro).post(path, furthest).expect(200);
    const { body } = await as(app, taro).post(path, tooFar).set('Accept-Language', 'en').expect(400);
    expect(body.data.issues).toEqual([
      {
        path: [Object.keys(tooFar)[0]],
        code: 'too_big',
        origin: 'number',
        maximum: FURTHEST,
        inclusive: true,
        message: expect.stringContaining('cursor'),
      },
    ]);
  });

  it('are refused by numbered pages of other lists', async () => {
    const taro = await aUser(app);
    const { id } = await anOrganization(app, { owner: taro });
    for (const path of [
      `/api/organizations/${id}/rules?pageSize=100&page=`,
      '/api/auth/events?limit=100&page=',
    ]) {
      await as(app, taro).get(`${path}101`).expect(200);
      const { body } = await as(app, taro).get(`${path}102`).expect(400);
      expect(body.data.issues).toMatchObject([
        { path: ['page'], message: expect.stringContaining('カーソル') },
      ]);
    }
  });

  it('are refused by GraphQL, unless a cursor says where to go on', async () => {
    await aRule(app, await aUser(app));
    const list = (args: string) => as(app, null).graphql(`{ rules(first: 1, ${args}) { edges { cursor } } }`);
    const { body } = await list(`offset: ${FURTHEST + 1}`);
    expect(body.errors[0].extensions.issues).toMatchObject([{ path: ['offset'], maximum: FURTHEST }]);
    const first = (await list('offset: 0')).body.data.rules.edges[0].cursor as string;
    expect((await list(`after: "${first}", offset: ${FURTHEST + 1}`)).body.data.rules.edges).toEqual([]);
  });

  it.each([
    ['search', {}],
    ['search', { query: 'mean' }],
    ['search', { query: 'mean', sortBy: 'stars' }],
    ['list', {}],
    ['listPublic', {}],
    ['starred', {}],
  ])('are reached by the cursors of /api/rules/%s %j, each once', async (name, wanted) => {
    const taro = await aUser(app);
    for (let count = 0; count < 7; count++) await starred(taro);
    const found: string[] = [];
    let after: string | null | undefined;
    do {
      const input: object = { ...wanted, limit: 2, ...(typeof after === 'string' && { after }) };
      const { body } = await as(app, taro).post(`/api/rules/${name}`, input).expect(200);
      found.push(...body.rules.map(({ id }: { readonly id: string }) => id));
      after = body.nextCursor as string | null;
    } while (after !== null);
    expect(new Set(found).size).toBe(7);
    expect(found).toHaveLength(7);
  });

  async function starred(who: TestUser): Promise<void> {
    const { id } = await aRule(app, who);
    await as(app, who).post('/api/rules/star', { ruleId: id }).expect(200);
  }
});
