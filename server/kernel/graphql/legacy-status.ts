import type { GraphQLError } from 'graphql';
import type { ApolloPlugin } from './apollo-plugin';

const CURRENT_MEDIA_TYPE = 'application/graphql-response+json';
const DOCUMENT_FAILURES: ReadonlySet<unknown> = new Set([
  'GRAPHQL_PARSE_FAILED',
  'GRAPHQL_VALIDATION_FAILED',
  'BAD_USER_INPUT',
]);

/** Exceeded limits get 400 for every media type, so that proxies and clients notice them without reading the body. */
function isLimit({ extensions, message }: GraphQLError): boolean {
  return extensions['limit'] === true || message.endsWith('Parsing aborted.');
}

/**
 * Answers invalid documents with 200 when the client accepts only `application/json`, because such a client cannot tell a
 * GraphQL error response from a proxy's error page by its status (GraphQL over HTTP, "application/json").
 */
export const legacyStatus: ApolloPlugin = {
  requestDidStart: () =>
    Promise.resolve({
      willSendResponse: ({ request, response, errors = [] }) => {
        const accept = request.http?.headers.get('accept') ?? '';
        const isLegacy = request.http !== undefined && !accept.includes(CURRENT_MEDIA_TYPE);
        const isDocument = errors.every((error) => DOCUMENT_FAILURES.has(error.extensions['code']));
        const answersDocument = response.http.status === 400 && isDocument && !errors.some(isLimit);
        if (isLegacy && answersDocument) response.http.status = 200;
        return Promise.resolve();
      },
    }),
};
