import type { TestApp } from './app';
import type { TestUser } from './factories/user';

/** Calls in the name of somebody, or of nobody with null; a text is taken as a bearer token. */
export function as(app: TestApp, who: TestUser | string | null) {
  const token = typeof who === 'string' ? who : who?.accessToken;
  const headers: Record<string, string> = token === undefined ? {} : { Authorization: `Bearer ${token}` };
  return {
    get: (path: string) => app.http().get(path).set(headers),
    post: (path: string, body: object = {}) => app.http().post(path).set(headers).send(body),
    graphql: (query: string, variables: object = {}) =>
      app.http().post('/graphql').set(headers).send({ query, variables }),
  };
}
