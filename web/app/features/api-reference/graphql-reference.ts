import type { GraphQLArgument, GraphQLField, GraphQLInputField, GraphQLObjectType } from 'graphql';
import {
  astFromValue,
  buildSchema,
  getNamedType,
  isEnumType,
  isInputObjectType,
  isObjectType,
  isRequiredArgument,
  print,
} from 'graphql';
import { curlOf } from './curl';
import { requestOf } from './graphql-example';
import type { Place } from './graphql-example';
import type { CallField } from './reference';

/** A query, a mutation, or a field of the signed-in caller. */
export type GraphqlEntry = {
  readonly name: string;
  readonly type: string;
  /** The arguments, each followed by the fields of its input type, as `input.name`. */
  readonly fields: readonly CallField[];
  readonly description: string | null;
  readonly curl: string;
};

export type GraphqlReference = {
  readonly queries: readonly GraphqlEntry[];
  readonly mutations: readonly GraphqlEntry[];
  readonly viewer: readonly GraphqlEntry[];
};

/** Describes the operations of a schema. `origin` is that of the site, for the examples. */
export function readGraphqlSchema(text: string, origin: string): GraphqlReference {
  const schema = buildSchema(text);
  const entriesOf = (type: GraphQLObjectType | null | undefined, place: Place) =>
    Object.values(type?.getFields() ?? {}).map((field) => toEntry(field, origin, place));
  const viewer = schema.getType('Viewer');
  return {
    queries: entriesOf(schema.getQueryType(), { operation: 'query' }),
    mutations: entriesOf(schema.getMutationType(), { operation: 'mutation' }),
    viewer: entriesOf(isObjectType(viewer) ? viewer : null, { operation: 'query', within: 'viewer' }),
  };
}

function toEntry(field: GraphQLField<unknown, unknown>, origin: string, place: Place): GraphqlEntry {
  return {
    name: field.name,
    type: String(field.type),
    fields: field.args.flatMap((argument) => fieldsOf(argument, '')),
    description: field.description ?? null,
    curl: curlOf({ address: `${origin}/graphql`, needsToken: true, body: requestOf(field, place) }),
  };
}

/** An argument or a field of an input type, followed by the fields of its own. */
function fieldsOf(input: GraphQLArgument | GraphQLInputField, before: string): readonly CallField[] {
  const name = before + input.name;
  const type = getNamedType(input.type);
  const preset = astFromValue(input.defaultValue, input.type);
  const field: CallField = {
    name,
    type: String(input.type),
    required: isRequiredArgument(input),
    place: 'body',
    description: input.description ?? null,
    words: isEnumType(type) ? type.getValues().map((value) => value.name) : [],
    limits: { min: null, max: null, unit: 'value', preset: preset ? print(preset) : null },
  };
  const inner = isInputObjectType(type) ? Object.values(type.getFields()) : [];
  return [field, ...inner.flatMap((part) => fieldsOf(part, `${name}.`))];
}
