import { readFileSync } from 'node:fs';
import path from 'node:path';
import Ajv2020 from 'ajv/dist/2020';
import {
  buildSchema,
  type GraphQLField,
  type GraphQLInputField,
  type GraphQLSchema,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isObjectType,
} from 'graphql';
import { schemaText } from '../../server/contracts/schema-text';
import { openapiText } from '../../server/contracts/openapi';
import { createTestApp, type TestApp } from '../support/app';
import { calls } from './rest-contract';

const ROOT = path.resolve(__dirname, '../..');
const read = (file: string) => readFileSync(path.resolve(ROOT, file), 'utf8');

describe('the committed schemas', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await createTestApp();
  });
  afterAll(() => app.close());

  it('schema.graphql matches the served schema (run npm run codegen)', () => {
    expect(read('schema.graphql')).toBe(schemaText(app.nest));
  });

  it('openapi.json matches the served document (run npm run codegen)', () => {
    expect(JSON.parse(read('openapi.json'))).toEqual(JSON.parse(openapiText(app.nest)));
  });

  it('openapi.json has every call of the contract with its name and required fields', () => {
    const { paths } = JSON.parse(openapiText(app.nest)) as {
      paths: Record<string, Record<string, { operationId: string }>>;
    };
    const served = new Set(
      Object.entries(paths).flatMap(([address, methods]) =>
        Object.entries(methods).map(
          ([method, { operationId }]) => `${method} ${address.replace(/^\/api/, '')} ${operationId}`,
        ),
      ),
    );
    const missing = calls
      .map(({ method, path: address, operation }) => `${method} ${address} ${operation.operationId}`)
      .filter((call) => !served.has(call));
    expect(missing).toEqual([]);
  });

  it('openapi.json declares what every call answers when it fails', async () => {
    type Operation = { responses: { default?: unknown } };
    const document = JSON.parse(openapiText(app.nest)) as {
      paths: Record<string, Record<string, Operation>>;
      components: { schemas: Record<'ErrorBody', object> };
    };
    const operations = Object.values(document.paths).flatMap((methods) => Object.values(methods));
    expect(operations.length).toBeGreaterThan(100);
    const declared = new Set(operations.map(({ responses }) => JSON.stringify(responses.default)));
    expect([...declared]).toEqual(['{"$ref":"#/components/responses/Error"}']);
    const validate = new Ajv2020({ strict: false }).compile(document.components.schemas.ErrorBody);
    const failing = ['/api/nothing', '/api/auth/me', '/api/rules/@nobody/nothing'].map((url) =>
      app.http().get(url),
    );
    for (const request of [...failing, app.http().post('/api/auth/register').send({ username: 'x' })]) {
      const { status, body } = await request;
      expect(status).toBeGreaterThanOrEqual(400);
      expect([validate(body), validate.errors]).toEqual([true, null]);
    }
  });

  it('the served GraphQL schema has everything that external tools rely on', () => {
    const core = buildSchema(read('test/contract/core-schema.graphql'));
    const served = buildSchema(schemaText(app.nest));
    const promised = [...promises(core)];
    const kept = new Set(promises(served));
    expect(promised.length).toBeGreaterThan(150);
    expect(promised.filter((promise) => !kept.has(promise))).toEqual([]);
  });
});

/** The types and fields of a schema, one per line. */
function* promises(schema: GraphQLSchema): Generator<string> {
  for (const [name, type] of Object.entries(schema.getTypeMap())) {
    if (name.startsWith('__')) continue;
    if (isEnumType(type)) for (const value of type.getValues()) yield `${name}.${value.name}`;
    if (isObjectType(type))
      for (const owner of type.getInterfaces()) yield `${name} implements ${owner.name}`;
    if (isObjectType(type) || isInterfaceType(type))
      yield* fieldPromises(name, Object.values(type.getFields()));
    if (isInputObjectType(type)) {
      for (const field of Object.values(type.getFields())) yield `${name}.${spell(field)}`;
    }
  }
}

function* fieldPromises(name: string, fields: readonly GraphQLField<unknown, unknown>[]): Generator<string> {
  for (const field of fields) {
    yield `${name}.${field.name}: ${String(field.type)}`;
    for (const argument of field.args) yield `${name}.${field.name}(${spell(argument)})`;
  }
}

function spell({
  name,
  type,
  defaultValue,
}: Pick<GraphQLInputField, 'name' | 'type' | 'defaultValue'>): string {
  return `${name}: ${String(type)} = ${JSON.stringify(defaultValue)}`;
}
