import type { ApolloDriverConfig } from '@nestjs/apollo';
import type { GraphQLError } from 'graphql';

type ApolloPlugin = NonNullable<ApolloDriverConfig['plugins']>[number];

const CURRENT_MEDIA_TYPE = 'application/graphql-response+json';
const DOCUMENT_FAILURES: ReadonlySet<unknown> = new Set([
  'GRAPHQL_PARSE_FAILED',
  'GRAPHQL_VALIDATION_FAILED',
  'BAD_USER_INPUT',
]);

/** Too much is refused with 400 in every media type, so that proxies and clients see it without reading the body. */
function isLimit({ extensions, message }: GraphQLError): boolean {
  return extensions['limit'] === true || message.endsWith('Parsing aborted.');
}

/**
 * Answers documents that cannot be run with 200 to clients that know `application/json` alone: those cannot tell a
 * GraphQL answer from the error page of a proxy by its status (GraphQL over HTTP, "application/json").
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
