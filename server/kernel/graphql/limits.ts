import { maxAliasesRule } from '@escape.tech/graphql-armor-max-aliases';
import { maxDepthRule } from '@escape.tech/graphql-armor-max-depth';
import { maxDirectivesRule } from '@escape.tech/graphql-armor-max-directives';
import { GraphQLError, type ValidationContext, type ValidationRule } from 'graphql';
import { notBelowItself } from './not-below-itself';
import { offeredOperations } from './offered-operations';
import { repeatedFields } from './repeated-fields';

/** Limits of one operation; a larger one is rejected before it runs. */
export const GRAPHQL_LIMITS = {
  tokens: 1000,
  /** Nesting levels of fields. */
  depth: 10,
  aliases: 15,
  directives: 20,
  /** See `prices.ts`. */
  cost: 5000,
  /** Fields and fragments, counted at each use. */
  selections: 5000,
  /** Occurrences of one object field in the whole document. */
  repeats: 30,
  /** Validation errors that are reported. */
  errors: 5,
} as const;

/** Reports a validation error instead of throwing, so that other errors of the document are reported too. */
const onReject = [
  (context: ValidationContext | null, error: GraphQLError) => {
    context?.reportError(
      new GraphQLError(error.message.replace('Syntax Error: ', ''), { extensions: { limit: true } }),
    );
  },
];
const shared = { propagateOnRejection: false, onReject };

/** Validation rules that enforce {@link GRAPHQL_LIMITS}, and checks that GraphQL itself lacks. */
export const limitRules: ValidationRule[] = [
  offeredOperations,
  maxDepthRule({ n: GRAPHQL_LIMITS.depth, ignoreIntrospection: true, ...shared }),
  maxAliasesRule({ n: GRAPHQL_LIMITS.aliases, ...shared }),
  maxDirectivesRule({ n: GRAPHQL_LIMITS.directives, ...shared }),
  notBelowItself,
  repeatedFields(GRAPHQL_LIMITS.repeats),
];
