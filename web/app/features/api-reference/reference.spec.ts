import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildSchema, getVariableValues, isInputObjectType, Kind, parse, validate } from 'graphql';
import { descriptionInJapanese, TRANSLATED } from './descriptions-ja';
import { readGraphqlSchema } from './graphql-reference';
import type { OpenapiDocument } from './openapi-document';
import { OPERATION_NAMES_JA } from './operation-names-ja';
import { GROUPS, readCalls } from './reference';

const root = join(__dirname, '../../../..');
const read = (file: string) => readFileSync(join(root, file), 'utf8');
const document = JSON.parse(read('openapi.json')) as OpenapiDocument;
const groups = readCalls(document, 'https://kimari.example');
const calls = GROUPS.flatMap((group) => groups.get(group) ?? []);

describe('the REST reference', () => {
  it('has every call of the contract, once', () => {
    const all = Object.values(document.paths).flatMap((methods) => Object.values(methods));
    expect(calls.map(({ id }) => id).sort()).toEqual(all.map(({ operationId }) => operationId).sort());
  });

  it('names every call in Japanese, and nothing else', () => {
    expect(Object.keys(OPERATION_NAMES_JA).sort()).toEqual(calls.map(({ id }) => id).sort());
  });

  it('says who may call, what to send, and how', () => {
    expect(calls.find(({ id }) => id === 'rules_search')).toMatchObject({
      method: 'POST',
      path: '/api/rules/search',
      access: 'public',
      curl: expect.stringContaining("curl -sS 'https://kimari.example/api/rules/search'"),
    });
    const deletion = calls.find(({ id }) => id === 'rules_delete');
    expect(deletion).toMatchObject({ access: 'write' });
    expect(deletion?.fields).toMatchObject([{ name: 'id', type: 'string', required: true, place: 'body' }]);
    expect(deletion?.curl).toContain('-H "Authorization: Bearer $TOKEN"');
  });

  it('leaves no placeholder of an address in an example', () => {
    expect(calls.filter(({ curl }) => /\{\w+\}/.test(curl)).map(({ id }) => id)).toEqual([]);
  });
});

describe('the GraphQL reference', () => {
  const text = read('schema.graphql');
  const schema = buildSchema(text);
  const { queries, mutations, viewer } = readGraphqlSchema(text, 'https://kimari.example');

  const entries = [...queries, ...mutations, ...viewer];

  it.each(entries.map((entry) => [entry.name, entry] as const))(
    'has a valid example with values that fit for %s',
    (_name, { curl }) => {
      const body = /-d '(.*)'$/s.exec(curl)?.[1] ?? '';
      const { query, variables = {} } = JSON.parse(body) as { query: string; variables?: object };
      const document = parse(query);
      expect(validate(schema, document).map(({ message }) => message)).toEqual([]);
      const [operation] = document.definitions;
      const declared = operation?.kind === Kind.OPERATION_DEFINITION ? operation.variableDefinitions : [];
      const values = getVariableValues(schema, declared ?? [], { ...variables });
      expect(values.errors ?? []).toEqual([]);
    },
  );

  it('says what every argument takes, the fields of its input type included', () => {
    const named = new Set(
      entries.flatMap(({ fields }) => fields.map(({ type }) => type.replace(/[[\]!]/g, ''))),
    );
    const inputs = Object.values(schema.getTypeMap()).filter(isInputObjectType);
    expect(inputs.map(({ name }) => name).filter((name) => !named.has(name))).toEqual([]);
    const update = mutations.find(({ name }) => name === 'updateRule');
    expect(update?.fields).toMatchObject([
      { name: 'input', type: 'UpdateRuleInput!', required: true },
      ...Object.keys(inputs.find(({ name }) => name === 'UpdateRuleInput')?.getFields() ?? {}).map(
        (name) => ({
          name: `input.${name}`,
        }),
      ),
    ]);
    expect(update?.fields).toContainEqual(
      expect.objectContaining({ name: 'input.versionBump', words: ['MAJOR', 'MINOR', 'PATCH'] }),
    );
  });
});

describe('the descriptions of both', () => {
  const { queries, mutations, viewer } = readGraphqlSchema(read('schema.graphql'), 'https://kimari.example');
  const entries = [...queries, ...mutations, ...viewer];
  const fields = [...calls, ...entries].flatMap((call) => call.fields);
  const texts = new Set([...entries, ...fields].flatMap(({ description }) => description ?? []));

  it('are all translated into Japanese', () => {
    expect([...texts].filter((text) => descriptionInJapanese(text) === undefined)).toEqual([]);
  });

  it('are the only ones that are', () => {
    expect(TRANSLATED.filter((known) => ![...texts].some((text) => text.startsWith(known)))).toEqual([]);
  });
});
