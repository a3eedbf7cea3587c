import { maxAliasesRule } from '@escape.tech/graphql-armor-max-aliases';
import { maxDepthRule } from '@escape.tech/graphql-armor-max-depth';
import { maxDirectivesRule } from '@escape.tech/graphql-armor-max-directives';
import { GraphQLError, type ValidationContext, type ValidationRule } from 'graphql';
import { notBelowItself } from './not-below-itself';
import { repeatedFields } from './repeated-fields';

/** How much one operation may ask for; more is refused before anything runs. */
export const GRAPHQL_LIMITS = {
  tokens: 1000,
  /** Levels of fields, as a reader counts them. */
  depth: 10,
  aliases: 15,
  directives: 20,
  /** See `prices.ts`. */
  cost: 5000,
  /** Fields and fragments, each counted wherever it is used. */
  selections: 5000,
  /** One object field, in the whole document. */
  repeats: 30,
  /** Errors of a document that are named. */
  errors: 5,
} as const;

/** Refuses as a validation error: answered as 400, and other errors of the document are still named. */
const onReject = [
  (context: ValidationContext | null, error: GraphQLError) => {
    context?.reportError(
      new GraphQLError(error.message.replace('Syntax Error: ', ''), { extensions: { limit: true } }),
    );
  },
];
const shared = { propagateOnRejection: false, onReject };

/** Validation rules that bound an operation. */
export const limitRules: ValidationRule[] = [
  maxDepthRule({ n: GRAPHQL_LIMITS.depth, ignoreIntrospection: true, ...shared }),
  maxAliasesRule({ n: GRAPHQL_LIMITS.aliases, ...shared }),
  maxDirectivesRule({ n: GRAPHQL_LIMITS.directives, ...shared }),
  notBelowItself,
  repeatedFields(GRAPHQL_LIMITS.repeats),
];
