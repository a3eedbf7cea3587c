import { ApolloClient, ApolloLink, InMemoryCache, Observable } from '@apollo/client';
import { print } from '@apollo/client/utilities';
import type { GraphqlAnswer, HostContext } from './load-context';

/** Terminating link that runs every operation in the host's `graphql.execute`. */
function hostLink(context: HostContext): ApolloLink {
  return new ApolloLink(
    ({ query, variables, operationName }) =>
      new Observable((subscriber) => {
        const execute = (): Promise<GraphqlAnswer> =>
          context.graphql.execute({ query: print(query), variables, operationName });
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
}

/** Shared because it caches only transformed documents; no operation writes data to it. */
const cache = new InMemoryCache();

const clients = new WeakMap<HostContext, ApolloClient>();

/** The client of this request. It caches nothing, because the next request may be another user's. */
export function apolloFor(context: HostContext): ApolloClient {
  const known = clients.get(context);
  if (known) return known;
  const client = new ApolloClient({ ssrMode: true, cache, link: hostLink(context) });
  clients.set(context, client);
  return client;
}
