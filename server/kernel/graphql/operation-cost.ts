import {
  type DocumentNode,
  GraphQLError,
  type GraphQLSchema,
  isCompositeType,
  isListType,
  getNamedType,
  getNullableType,
  getVariableValues,
  Kind,
  type OperationDefinitionNode,
} from 'graphql';
import { type ComplexityEstimator, fieldExtensionsEstimator, getComplexity } from 'graphql-query-complexity';
import { DEFAULT_LOCALE } from '@kimari/common/locale';
import { AppError } from '../errors/app-error';
import { toPublicError } from '../errors/public-error';
import type { ApolloPlugin } from './apollo-plugin';
import type { GraphqlContext } from './context';
import { introspectionPrice } from './introspection-price';
import { GRAPHQL_LIMITS } from './limits';
import type { PricingContext } from './once-per-list';
import { PRICES, sizeOf } from './prices';

/** An operation resolved by Apollo, with its variables as sent. */
export type PricedOperation = {
  readonly schema: GraphQLSchema;
  readonly document: DocumentNode;
  readonly operation: OperationDefinitionNode;
  readonly variables: Readonly<Record<string, unknown>>;
};

/**
 * Charges the caller for an operation before it runs. Throws an {@link AppError} to reject it.
 */
export type Charge = (
  context: GraphqlContext,
  cost: number,
  operation: OperationDefinitionNode,
) => Promise<void>;

/** The default price: 1 per object, multiplied by the size of a list; scalars are free. */
const usualPrice: ComplexityEstimator = ({ type, field, args, childComplexity }) => {
  const own = type.name === 'Mutation' ? PRICES.mutation : 0;
  if (!isCompositeType(getNamedType(field.type))) return own;
  const size = isListType(getNullableType(field.type)) ? sizeOf({ args, field }) : 1;
  return own + size * (1 + childComplexity);
};

const estimators = [introspectionPrice, fieldExtensionsEstimator(), usualPrice];

/**
 * Computes the cost of an operation from its variables and defaults; null when the variables are invalid, which execution
 * will report. Throws GraphQLError when the operation has too many selections.
 */
export function costOf({ schema, document, operation, variables }: PricedOperation): number | null {
  const { errors } = getVariableValues(schema, operation.variableDefinitions ?? [], variables);
  if (errors) return null;
  const fragments = document.definitions.filter((node) => node.kind === Kind.FRAGMENT_DEFINITION);
  const context: PricingContext = {
    fragments: new Map(fragments.map((fragment) => [fragment.name.value, fragment])),
    oncePerList: new Map(),
  };
  const cost = getComplexity({
    schema,
    query: { kind: Kind.DOCUMENT, definitions: [operation, ...fragments] },
    variables: { ...variables },
    estimators,
    context,
    maxQueryNodes: GRAPHQL_LIMITS.selections,
  });
  return Math.ceil(cost);
}

/** Rejects operations that cost too much, stores the cost in the context and charges the caller. */
export function operationCost({ charge }: { readonly charge: Charge }): ApolloPlugin {
  return {
    requestDidStart: () =>
      Promise.resolve({
        didResolveOperation: async ({ schema, document, operation, request, contextValue }) => {
          const context = contextValue as GraphqlContext;
          const variables: Readonly<Record<string, unknown>> = request.variables ?? {};
          if (!operation) return;
          const cost = priceOrRefuse({ schema, document, operation, variables });
          if (cost === null) return;
          context.cost = cost;
          await charge(context, cost, operation).catch((error: unknown) => {
            throw refusalOf(error, context);
          });
        },
      }),
  };
}

function priceOrRefuse(operation: PricedOperation): number | null {
  try {
    const cost = costOf(operation);
    if (cost === null || cost <= GRAPHQL_LIMITS.cost) return cost;
    throw tooMuch(`Query cost limit of ${GRAPHQL_LIMITS.cost} exceeded, found ${cost}.`);
  } catch (error) {
    throw error instanceof GraphQLError ? tooMuch(error.message) : error;
  }
}

function tooMuch(message: string): GraphQLError {
  return new GraphQLError(message, {
    extensions: { code: 'BAD_REQUEST', limit: true, http: { status: 400 } },
  });
}

/** Gives an error that rejects the whole operation its own HTTP status. */
function refusalOf(error: unknown, { locale = DEFAULT_LOCALE }: GraphqlContext): unknown {
  if (!(error instanceof AppError)) return error;
  const { status, message, retryAfter } = toPublicError(error, locale);
  const headers = new Map(retryAfter === undefined ? [] : [['retry-after', String(retryAfter)]]);
  return new GraphQLError(message, { originalError: error, extensions: { http: { status, headers } } });
}
