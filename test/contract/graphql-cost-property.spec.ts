import fc, { type GeneratorValue } from 'fast-check';
import { GraphQLSchemaHost } from '@nestjs/graphql';
import {
  buildSchema,
  execute,
  getNamedType,
  getNullableType,
  type GraphQLField,
  type GraphQLObjectType,
  type GraphQLOutputType,
  type GraphQLResolveInfo,
  type GraphQLSchema,
  isCompositeType,
  isEnumType,
  isLeafType,
  isListType,
  isObjectType,
  isRequiredArgument,
  Kind,
  type OperationDefinitionNode,
  parse,
  printSchema,
} from 'graphql';
import { LIMITS } from '@kimari/common/limits';
import { costOf } from '../../server/kernel/graphql/operation-cost';
import { GRAPHQL_LIMITS } from '../../server/kernel/graphql/limits';
import { createTestApp, type TestApp } from '../support/app';
import { aSeed } from '../support/random-numbers';

/** An object of an answer whose lists have as many entries as the field above them was asked for. */
type Entry = { readonly size: number | undefined };

/** Values for scalars. */
const LEAVES: Readonly<Record<string, unknown>> = { ID: 'x', String: 'x', Int: 1, Float: 1, Boolean: true };

const DEEPEST = 6;
const USUAL_SIZE = 20;
/** Objects an operation may resolve for each unit of its cost: an edge, its node and one small object of fixed size. */
const OBJECTS_A_UNIT = 3;

describe('what an operation costs', () => {
  let app: TestApp;
  /** The served schema with its prices, and the same without resolvers. */
  let schema: GraphQLSchema;
  let bare: GraphQLSchema;

  beforeAll(async () => {
    app = await createTestApp();
    schema = app.nest.get(GraphQLSchemaHost, { strict: false }).schema;
    bare = buildSchema(printSchema(schema));
  });
  afterAll(() => app.close());

  it('bounds how many objects it resolves, whatever is asked', () => {
    fc.assert(
      fc.property(fc.gen(), (choose) => {
        const query = `query ($n: Int) { ${selectionOf(schema.getQueryType()!, choose, DEEPEST)} }`;
        const document = parse(query);
        const operation = document.definitions.find(
          (node): node is OperationDefinitionNode => node.kind === Kind.OPERATION_DEFINITION,
        )!;
        const variables = { n: choose(fc.integer, { min: 1, max: LIMITS.list.max }) };
        const cost = costWithin(() => costOf({ schema, document, operation, variables }));
        fc.pre(cost !== null && cost <= GRAPHQL_LIMITS.cost);
        expect(objectsResolved(bare, query, variables)).toBeLessThanOrEqual(OBJECTS_A_UNIT * (cost! + 1));
      }),
      { seed: aSeed(), numRuns: 300 },
    );
  });
});

/** Null for what is too large to be counted, which is refused. */
function costWithin(count: () => number | null): number | null {
  try {
    return count();
  } catch {
    return null;
  }
}

/** A random selection: fields of the type with the arguments that they need, lists with any size. */
function selectionOf(type: GraphQLObjectType, choose: GeneratorValue, depth: number): string {
  const fields = type.getFields();
  const names = Object.keys(fields).filter(
    (name) => depth > 1 || isLeafType(getNamedType(fields[name]!.type)),
  );
  if (names.length === 0) return '__typename';
  // Names, not fields: what is chosen from is compared.
  const chosen = choose(fc.subarray<string>, names, { minLength: 1, maxLength: Math.min(4, names.length) });
  return chosen.map((name, index) => spell(fields[name]!, `f${index}`, choose, depth)).join(' ');
}

function spell(
  field: GraphQLField<unknown, unknown>,
  alias: string,
  choose: GeneratorValue,
  depth: number,
): string {
  const given = field.args.flatMap((argument) => {
    if (argument.name === 'first')
      return choose(fc.boolean)
        ? [`first: ${choose(fc.constantFrom, '$n', '1', '7', '100', '-3', 'null')}`]
        : [];
    return isRequiredArgument(argument) ? [`${argument.name}: "x"`] : [];
  });
  const args = given.length > 0 ? `(${given.join(', ')})` : '';
  const type = getNamedType(field.type);
  if (!isCompositeType(type)) return `${alias}: ${field.name}${args}`;
  const below = isObjectType(type) ? selectionOf(type, choose, depth - 1) : '__typename';
  return `${alias}: ${field.name}${args} { ${below} }`;
}

/** Runs an operation over made-up objects, with lists as long as they were asked for. */
function objectsResolved(schema: GraphQLSchema, query: string, variables: { readonly n: number }): number {
  let objects = 0;
  const answer = (type: GraphQLOutputType, size: number | undefined, asked: number | undefined): unknown => {
    const bare = getNullableType(type);
    if (isListType(bare))
      return Array.from({ length: size ?? USUAL_SIZE }, () => answer(bare.ofType, undefined, asked));
    if (isLeafType(bare)) return isEnumType(bare) ? bare.getValues()[0]?.value : LEAVES[bare.name];
    objects += 1;
    return { size: asked } satisfies Entry;
  };
  const result = execute({
    schema,
    document: parse(query),
    variableValues: variables,
    rootValue: { size: undefined } satisfies Entry,
    typeResolver: (_value, _context, _info, type) => (type.name === 'Owner' ? 'User' : undefined),
    fieldResolver: (parent: Entry, args: { readonly first?: number | null }, _context, info) => {
      const asked = 'first' in args ? Math.max(1, args.first ?? usualSizeOf(info)) : undefined;
      return answer(info.returnType, asked ?? parent.size, asked);
    },
  });
  expect(result).not.toHaveProperty('errors');
  return objects;
}

/** The size of a list that is asked for with `first: null`. */
function usualSizeOf({ parentType, fieldName }: GraphQLResolveInfo): number {
  const first = parentType.getFields()[fieldName]!.args.find(({ name }) => name === 'first');
  return Number(first?.defaultValue ?? USUAL_SIZE);
}
