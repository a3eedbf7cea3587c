import { unwrapResolverError } from '@apollo/server/errors';
import { GraphQLError, type GraphQLFormattedError, Kind } from 'graphql';
import type { Logger } from 'pino';
import { DEFAULT_LOCALE } from '@kimari/common/locale';
import { logFailure } from '../errors/log-failure';
import { type PublicError, toPublicError } from '../errors/public-error';
import type { ApolloPlugin } from './apollo-plugin';
import type { GraphqlContext } from './context';

type Caller = Pick<GraphqlContext, 'locale' | 'requestId'>;

/** Codes of documents that GraphQL rejects before any resolver runs. */
const DOCUMENT_CODES: ReadonlySet<unknown> = new Set([
  'GRAPHQL_PARSE_FAILED',
  'GRAPHQL_VALIDATION_FAILED',
  'BAD_USER_INPUT',
  'BAD_REQUEST',
  'OPERATION_RESOLUTION_FAILURE',
  'PERSISTED_QUERY_NOT_SUPPORTED',
  'PERSISTED_QUERY_NOT_FOUND',
]);

/** The extensions of every GraphQL error, equivalent to the REST envelope. */
export function toExtensions(error: PublicError, requestId: string): Record<string, unknown> {
  return {
    code: error.code,
    status: error.status,
    reason: error.reason,
    ...(error.issues && { issues: error.issues }),
    ...(error.data && { data: error.data }),
    ...(error.retryAfter !== undefined && { retryAfter: error.retryAfter }),
    requestId,
  };
}

/**
 * Formats and logs errors. Apollo's formatter gets no context and so no language; the plugin therefore records the caller
 * of each error beforehand.
 */
export class GraphqlErrors {
  private readonly callers = new WeakMap<object, Caller>();

  constructor(private readonly logger: Logger) {}

  readonly plugin: ApolloPlugin = {
    requestDidStart: () =>
      Promise.resolve({
        didEncounterErrors: ({ errors, contextValue }) => {
          const { locale, requestId } = contextValue as GraphqlContext;
          for (const error of errors) this.callers.set(error, { locale, requestId });
          return Promise.resolve();
        },
      }),
  };

  readonly format = (formatted: GraphQLFormattedError, error: unknown): GraphQLFormattedError => {
    const caller = this.callers.get(error as object) ?? { locale: DEFAULT_LOCALE, requestId: '' };
    const location = {
      ...(formatted.locations && { locations: formatted.locations }),
      ...(formatted.path && { path: formatted.path }),
    };
    if (DOCUMENT_CODES.has(formatted.extensions?.['code']) || isRefusalOfGraphql(error)) {
      const extensions = {
        code: 'BAD_REQUEST',
        status: 400,
        reason: 'request.document',
        requestId: caller.requestId,
      };
      return { message: formatted.message, ...location, extensions };
    }
    const cause = causeOf(error);
    const publicError = toPublicError(cause, caller.locale);
    logFailure(this.logger, cause, publicError, caller.requestId);
    return {
      message: publicError.message,
      ...location,
      extensions: toExtensions(publicError, caller.requestId),
    };
  };
}

/** The error that a resolver threw, or the one that rejected the whole operation. */
function causeOf(error: unknown): unknown {
  const cause = unwrapResolverError(error);
  return cause instanceof GraphQLError ? (cause.originalError ?? cause) : cause;
}

/**
 * Whether GraphQL itself refused the client's input without giving a code: the whole operation, such as one with more
 * than fifty wrong variables, or the value of an argument, such as null for a variable whose default made it
 * acceptable. Results that do not fit the schema look different: they are our fault.
 */
function isRefusalOfGraphql(error: unknown): boolean {
  const cause = unwrapResolverError(error);
  if (!(cause instanceof GraphQLError) || cause.originalError) return false;
  if (cause === error && cause.path === undefined) return true;
  return cause.nodes !== undefined && cause.nodes.every(({ kind }) => kind !== Kind.FIELD);
}
