import type { GraphQLField, GraphQLInputType, GraphQLOutputType, OperationTypeNode } from 'graphql';
import {
  getNamedType,
  getNullableType,
  isEnumType,
  isInputObjectType,
  isLeafType,
  isListType,
  isObjectType,
  isRequiredArgument,
  isRequiredInputField,
} from 'graphql';
import { isShown, sampleOf } from './sample-values';

/** What is sent to `/graphql`. */
export type GraphqlRequest = {
  readonly query: string;
  readonly variables?: Readonly<Record<string, unknown>>;
};

/** Where a field is: of an operation, or of an object that one of its fields returns. */
export type Place = { readonly operation: `${OperationTypeNode}`; readonly within?: string };

/** What is passed where one of several optional values is needed, which a schema cannot say. */
const CHOSEN: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  rule: { path: '@hanako/naming-guide' },
  organization: { name: 'acme' },
  SiteNoticeInput: { textEn: 'The site is down for maintenance on Sunday.' },
};

/** A request for one field, with the values that it needs. */
export function requestOf(
  field: GraphQLField<unknown, unknown>,
  { operation, within }: Place,
): GraphqlRequest {
  const chosen = within === undefined ? CHOSEN[field.name] : undefined;
  const args = field.args.filter(
    (argument) =>
      isShown(argument.name, isRequiredArgument(argument)) || chosen?.[argument.name] !== undefined,
  );
  const passed = args.map(({ name }) => `${name}: $${name}`).join(', ');
  const call = `${field.name}${passed && `(${passed})`}${selectionOf(field.type)}`;
  const selection = within === undefined ? `{ ${call} }` : `{ ${within} { ${call} } }`;
  if (args.length === 0) return { query: operation === 'query' ? selection : `${operation} ${selection}` };
  const declared = args.map(({ name, type }) => `$${name}: ${String(type)}`).join(', ');
  return {
    query: `${operation} (${declared}) ${selection}`,
    variables: Object.fromEntries(
      args.map(({ name, type }) => [name, chosen?.[name] ?? valueOf(type, name)]),
    ),
  };
}

/** A value of an input type; of an object, the fields that it needs. */
function valueOf(given: GraphQLInputType, name: string): unknown {
  const type = getNullableType(given);
  const sample = sampleOf(name, true);
  if (isListType(type)) return Array.isArray(sample) ? sample : [valueOf(type.ofType, name)];
  if (isInputObjectType(type)) {
    const shown = Object.values(type.getFields()).filter((field) =>
      isShown(field.name, isRequiredInputField(field)),
    );
    const values = shown.map((field): [string, unknown] => [field.name, valueOf(field.type, field.name)]);
    return { ...Object.fromEntries(values), ...CHOSEN[type.name] };
  }
  if (isEnumType(type)) {
    const words = type.getValues().map((value) => value.name);
    return words.find((word) => word === String(sample).toUpperCase()) ?? words[0];
  }
  if (type.name === 'Boolean') return true;
  if (type.name === 'Int' || type.name === 'Float') return 1;
  return sample ?? 'string';
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
