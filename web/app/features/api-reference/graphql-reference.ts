import type { GraphQLField, GraphQLObjectType, GraphQLOutputType } from 'graphql';
import { buildSchema, getNamedType, isLeafType, isObjectType, isRequiredArgument } from 'graphql';

/** A query, a mutation, or a field of the signed-in caller. */
export type GraphqlEntry = {
  readonly name: string;
  readonly type: string;
  readonly args: readonly { readonly name: string; readonly type: string; readonly required: boolean }[];
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
  const fieldsOf = (type: GraphQLObjectType | null | undefined, wrap: (field: string) => string) =>
    Object.values(type?.getFields() ?? {}).map((field) => toEntry(field, origin, wrap));
  const viewer = schema.getType('Viewer');
  return {
    queries: fieldsOf(schema.getQueryType(), (field) => `{ ${field} }`),
    mutations: fieldsOf(schema.getMutationType(), (field) => `mutation { ${field} }`),
    viewer: fieldsOf(isObjectType(viewer) ? viewer : null, (field) => `{ viewer { ${field} } }`),
  };
}

function toEntry(
  field: GraphQLField<unknown, unknown>,
  origin: string,
  wrap: (field: string) => string,
): GraphqlEntry {
  const required = field.args.filter(isRequiredArgument);
  const variables = required.map(({ name, type }) => `$${name}: ${String(type)}`).join(', ');
  const passed = required.map(({ name }) => `${name}: $${name}`).join(', ');
  const call = `${field.name}${passed && `(${passed})`}${selectionOf(field.type)}`;
  const document = variables ? declared(wrap(call), variables) : wrap(call);
  const body = {
    query: document,
    ...(variables && { variables: Object.fromEntries(required.map(({ name }) => [name, '…'])) }),
  };
  return {
    name: field.name,
    type: String(field.type),
    args: field.args.map((argument) => ({
      name: argument.name,
      type: String(argument.type),
      required: isRequiredArgument(argument),
    })),
    description: field.description ?? null,
    curl: [
      `curl -sS '${origin}/graphql'`,
      `-H "Authorization: Bearer $TOKEN"`,
      `-H 'Content-Type: application/json'`,
      `-d '${JSON.stringify(body)}'`,
    ].join(' \\\n  '),
  };
}

/** `query ($path: String!) { … }` */
function declared(document: string, variables: string): string {
  return document.startsWith('mutation')
    ? document.replace('mutation', `mutation (${variables})`)
    : `query (${variables}) ${document}`;
}

/** The fields without arguments that are plain values; for a list those of its entries. */
function selectionOf(output: GraphQLOutputType): string {
  const type = getNamedType(output);
  if (isLeafType(type)) return '';
  if (!isObjectType(type)) return ' { __typename }';
  const fields = Object.values(type.getFields());
  const nodes = fields.find(({ name }) => name === 'nodes');
  if (nodes) return ` { totalCount nodes${selectionOf(nodes.type)} }`;
  const leaves = fields.filter((field) => isLeafType(getNamedType(field.type)) && field.args.length === 0);
  const [first] = fields;
  if (leaves.length > 0) return ` { ${leaves.map(({ name }) => name).join(' ')} }`;
  return first ? ` { ${first.name}${selectionOf(first.type)} }` : ' { __typename }';
}
