import { buildSchema, getNamedType, isObjectType } from 'graphql';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { createTestApp, type TestApp } from '../../support/app';
import { as } from '../../support/as';
import type { TestUser } from '../../support/factories/user';
import { randomNumbers } from '../../support/random-numbers';
import { type ListCase, listCases } from './list-cases';
import { listWorld } from './list-world';

const FIRST = 3;
/** Twice as many as the longest list has. */
const MAX_PAGES = 8;

/** Every field of the schema that is a list with cursors. */
function connectionFields(): readonly string[] {
  const schema = buildSchema(readFileSync(resolve(__dirname, '../../../schema.graphql'), 'utf8'));
  return Object.values(schema.getTypeMap()).flatMap((type) =>
    isObjectType(type)
      ? Object.values(type.getFields())
          .filter((field) => getNamedType(field.type).name.endsWith('Connection'))
          .map((field) => `${type.name}.${field.name}`)
      : [],
  );
}

type Entry = { readonly id: string };

type Page = {
  readonly nodes: readonly Entry[];
  readonly totalCount: number;
  readonly pageInfo: { readonly hasNextPage: boolean; readonly endCursor: string | null };
};

describe('the pages of every list', () => {
  // One world for all: a case brings its list to the state that it wants, whatever the state before.
  let app: TestApp;
  let cases: readonly ListCase[];
  beforeAll(async () => {
    app = await createTestApp({ ADMIN_EMAILS: 'taro@example.jp' });
    cases = listCases(await listWorld(app));
  }, 300_000);
  afterAll(() => app.close());

  const read = async (list: ListCase, who: TestUser | null, after: string | null): Promise<Page> => {
    const { body } = await as(app, who).graphql(list.query, { ...list.variables, first: FIRST, after });
    if (body.errors) throw new Error(JSON.stringify(body.errors));
    return list.path.reduce((part, field) => part[field], body.data) as Page;
  };

  it('have a case for each field of the schema', () => {
    const covered = new Set(cases.map(({ field }) => field));
    expect(connectionFields().filter((field) => !covered.has(field))).toEqual([]);
    expect(connectionFields().length).toBeGreaterThan(12);
  });

  it.each([1, 2])('hold what stays exactly once while others come and go: %d', async (seed) => {
    for (const list of cases) {
      const random = randomNumbers(seed);
      const shown: string[] = [];
      let after: string | null = null;
      for (let pages = 0; pages === 0 || (after !== null && pages < MAX_PAGES); pages += 1) {
        await list.change(list.passing.filter(() => random() < 0.5));
        const page: Page = await read(list, list.who, after);
        shown.push(...page.nodes.map(({ id }) => id));
        after = page.pageInfo.hasNextPage ? page.pageInfo.endCursor : null;
      }
      const lasting = shown.filter((id) => list.lasting.includes(id));
      expect([list.name, lasting.sort()]).toEqual([list.name, [...list.lasting].sort()]);
      expect([list.name, new Set(shown).size]).toEqual([list.name, shown.length]);
    }
  });

  const refusal = async (list: ListCase, after: string) => {
    const { body } = await as(app, list.who).graphql(list.query, { ...list.variables, first: 1, after });
    if (!body.errors) throw new Error(JSON.stringify([list.name, after.slice(0, 100), body]));
    const [error] = body.errors as { message: string; extensions: { code: string; issues: object[] } }[];
    return { name: list.name, after, code: error?.extensions.code, issues: error?.extensions.issues };
  };
  const refused = (list: ListCase, after: string) => ({
    name: list.name,
    after,
    code: 'BAD_REQUEST',
    issues: [expect.objectContaining({ path: ['after'] })],
  });

  const oneOfEachOrder = () => [...new Map(cases.map((list) => [list.order, list])).values()];

  it('refuse what is no cursor', async () => {
    const encoded = (text: string) => Buffer.from(text).toString('base64url');
    for (const list of oneOfEachOrder()) {
      const { endCursor } = (await read(list, list.who, null)).pageInfo;
      const forged = ['x', '\0', '😀', `${endCursor}A`, `${endCursor}`.slice(1), 'A'.repeat(10_000)];
      const texts = ['[]', 'offset:-1', '{"__proto__":[]}', '["rules by updated desc","1","2"]'];
      for (const after of [...forged, ...texts.map(encoded)])
        expect(await refusal(list, after)).toEqual(refused(list, after));
    }
  });

  it('refuse the cursor of another list, and of another order', async () => {
    const lists = oneOfEachOrder();
    expect(lists.length).toBeGreaterThan(20);
    for (const given of lists) {
      const { endCursor } = (await read(given, given.who, null)).pageInfo;
      for (const list of lists)
        if (list !== given)
          expect(await refusal(list, endCursor ?? '')).toEqual(refused(list, endCursor ?? ''));
    }
  });

  it('take a cursor that counts rows', async () => {
    for (const list of cases) {
      await list.change([]);
      const all = await read(list, list.who, null);
      const counted = await read(list, list.who, Buffer.from('offset:0').toString('base64url'));
      expect([list.name, counted.nodes[0]]).toEqual([list.name, all.nodes[1]]);
    }
  });

  it('tell the field of a wrong cursor in the language of the reader', async () => {
    const { body } = await as(app, null)
      .graphql('{ rules(after: "x") { totalCount } }')
      .set('Accept-Language', 'ja');
    expect(body.errors[0].extensions.issues[0]).toMatchObject({ path: ['after'] });
    expect(JSON.stringify(body.errors[0])).toMatch(/[ぁ-ん]/);
  });
});
