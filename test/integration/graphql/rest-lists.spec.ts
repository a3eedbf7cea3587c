import { buildSchema, getNullableType, isListType, isObjectType } from 'graphql';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { createTestApp, type TestApp } from '../../support/app';
import { as } from '../../support/as';
import { randomNumbers } from '../../support/random-numbers';
import { BOUNDED_GRAPHQL, BOUNDED_REST } from './bounded-lists';
import { listWorld } from './list-world';
import { type RestListCase, restListCases } from './rest-list-cases';

const FIRST = 3;
/** Twice as many as the longest list has. */
const MAX_PAGES = 8;

type Schema = {
  readonly $ref?: string;
  readonly type?: string;
  readonly items?: Schema;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly allOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
};
type Responses = Readonly<
  Record<string, { readonly content?: Readonly<Record<string, { readonly schema?: Schema }>> }>
>;
type Contract = {
  readonly paths: Readonly<Record<string, Readonly<Record<string, { readonly responses: Responses }>>>>;
  readonly components: { readonly schemas: Readonly<Record<string, Schema>> };
};

const read = (name: string) => readFileSync(resolve(__dirname, '../../..', name), 'utf8');

/** Every array in an answer of REST, as `Schema.field` or as its operation, with the operations that answer with it. */
function arraysOfRest(): ReadonlyMap<string, readonly string[]> {
  const { paths, components } = JSON.parse(read('openapi.json')) as Contract;
  const found = new Map<string, string[]>();
  const visit = (schema: Schema, place: string, operation: string, seen: readonly string[]): void => {
    const name = schema.$ref?.split('/').at(-1);
    if (name !== undefined) {
      const named = components.schemas[name];
      if (named && !seen.includes(name)) visit(named, name, operation, [...seen, name]);
      return;
    }
    for (const part of [...(schema.allOf ?? []), ...(schema.oneOf ?? [])])
      visit(part, place, operation, seen);
    if (schema.type === 'array') found.set(place, [...(found.get(place) ?? []), operation]);
    if (schema.items) visit(schema.items, place, operation, seen);
    for (const [field, part] of Object.entries(schema.properties ?? {}))
      visit(part, `${place}.${field}`, operation, seen);
  };
  for (const [path, operations] of Object.entries(paths))
    for (const [method, { responses }] of Object.entries(operations))
      for (const [status, { content = {} }] of Object.entries(responses))
        for (const { schema } of status.startsWith('2') ? Object.values(content) : [])
          if (schema) visit(schema, `${method.toUpperCase()} ${path}`, `${method.toUpperCase()} ${path}`, []);
  return found;
}

/** Every list of GraphQL that is no page of a connection. */
function listsOfGraphql(): readonly string[] {
  return Object.values(buildSchema(read('schema.graphql')).getTypeMap()).flatMap((type) =>
    isObjectType(type) && !/Connection$|^__/.test(type.name)
      ? Object.values(type.getFields())
          .filter((field) => isListType(getNullableType(field.type)))
          .map((field) => `${type.name}.${field.name}`)
      : [],
  );
}

describe('lists of rows', () => {
  let app: TestApp;
  let cases: readonly RestListCase[];
  beforeAll(async () => {
    app = await createTestApp({ ADMIN_EMAILS: 'taro@example.jp' });
    cases = restListCases(await listWorld(app));
  }, 300_000);
  afterAll(() => app.close());

  const page = async (list: RestListCase, after: string | null) => {
    const query = { [list.limit]: FIRST, ...(after !== null && { after }) };
    const address = new URLSearchParams(
      Object.entries(query).map(([name, value]): [string, string] => [name, String(value)]),
    );
    const caller = as(app, list.who);
    const response = await (list.body
      ? caller.post(list.path, { ...list.body, ...query })
      : caller.get(`${list.path}?${address.toString()}`));
    if (response.status >= 300) throw new Error(JSON.stringify([list.operation, response.body]));
    const entries = list.entries === null ? response.body : response.body[list.entries];
    const linked =
      new RegExp(`[?]limit=${FIRST}&after=([\\w-]+)>; rel="next"$`).exec(
        response.headers['link'] ?? '',
      )?.[1] ?? null;
    return {
      ids: (entries as Record<string, string>[]).map(list.idOf),
      next: (list.entries === null ? linked : response.body.nextCursor) as string | null,
    };
  };

  it('have a cursor over REST, or a bound', () => {
    const walked = new Set(cases.map(({ operation }) => operation));
    const isPaged = (place: string, operations: readonly string[]) => {
      const field = place.includes(' ') ? null : (place.split('.')[1] ?? null);
      return operations.every((operation) =>
        cases.some((list) => list.operation === operation && list.entries === field),
      );
    };
    const places = [...arraysOfRest()];
    expect(walked.size).toBeGreaterThan(14);
    expect(places.length).toBeGreaterThan(40);
    const unknown = places.filter(
      ([place, operations]) => !(place in BOUNDED_REST) && !isPaged(place, operations),
    );
    expect(unknown).toEqual([]);
    expect(Object.keys(BOUNDED_REST).filter((place) => !new Map(places).has(place))).toEqual([]);
  });

  it('have a cursor over GraphQL, or a bound', () => {
    expect([...listsOfGraphql()].sort()).toEqual(Object.keys(BOUNDED_GRAPHQL).sort());
  });

  it.each([1, 2])('hold what stays exactly once while others come and go: %d', async (seed) => {
    for (const list of cases) {
      const random = randomNumbers(seed);
      const shown: (string | undefined)[] = [];
      let after: string | null = null;
      for (let pages = 0; pages === 0 || (after !== null && pages < MAX_PAGES); pages += 1) {
        await list.change(list.passing.filter(() => random() < 0.5));
        const { ids, next } = await page(list, after);
        shown.push(...ids);
        after = next;
      }
      const lasting = shown.filter((id) => id !== undefined && list.lasting.includes(id));
      expect([list.operation, lasting.sort()]).toEqual([list.operation, [...list.lasting].sort()]);
      expect([list.operation, new Set(shown).size]).toEqual([list.operation, shown.length]);
    }
  });

  it('refuse what is no cursor', async () => {
    for (const list of cases) {
      const { status, body } = await (list.body
        ? as(app, list.who).post(list.path, { ...list.body, after: 'x' })
        : as(app, list.who).get(`${list.path}?after=x`));
      const named = JSON.stringify(body).includes('"after"');
      expect([list.operation, status, named]).toEqual([list.operation, 400, true]);
    }
  });
});
