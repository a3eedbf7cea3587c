import type { TestApp } from './app';
import type { TestUser } from './factories/user';

/** Makes calls as a user, with a bearer token (a string), or anonymously (null). */
export function as(app: TestApp, who: TestUser | string | null) {
  const token = typeof who === 'string' ? who : who?.accessToken;
  const headers: Record<string, string> = token === undefined ? {} : { Authorization: `Bearer ${token}` };
  return {
    get: (path: string) => app.http().get(path).set(headers),
    post: (path: string, body: object = {}) => app.http().post(path).set(headers).send(body),
    patch: (path: string, body: object = {}) => app.http().patch(path).set(headers).send(body),
    delete: (path: string, body: object = {}) => app.http().delete(path).set(headers).send(body),
    graphql: (query: string, variables: object = {}) =>
      app.http().post('/graphql').set(headers).send({ query, variables }),
  };
}
