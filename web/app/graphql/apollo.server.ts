import { ApolloClient, ApolloLink, InMemoryCache, Observable } from '@apollo/client';
import { print } from '@apollo/client/utilities';
import type { GraphqlAnswer, HostContext } from './load-context';

declare module '@apollo/client' {
  interface DefaultContext {
    /** The host that runs the operation, for the reader of the page. */
    readonly host?: HostContext;
  }
}

/** Terminating link that runs every operation in the `graphql.execute` of its host. */
const hostLink = new ApolloLink(
  (operation) =>
    new Observable((subscriber) => {
      const { query, variables, operationName } = operation;
      const { host } = operation.getContext();
      const execute = async (): Promise<GraphqlAnswer> => {
        if (!host) throw new Error('An operation needs a host');
        return host.graphql.execute({ query: print(query), variables, operationName });
      };
      execute().then(
        ({ data, errors }) => {
          // The graphql package types `data` as any JSON object, and `errors` as instances of its own class.
          subscriber.next({ data, errors } as ApolloLink.Result);
          subscriber.complete();
        },
        (error: unknown) => subscriber.error(error),
      );
    }),
);

/**
 * One client for all readers. It caches parsed documents but no data: operations are neither cached nor merged, because
 * each belongs to its reader.
 */
export const apollo = new ApolloClient({
  ssrMode: true,
  cache: new InMemoryCache(),
  link: hostLink,
  queryDeduplication: false,
});
