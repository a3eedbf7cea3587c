import { type Account } from './people';
import { addressOf, dataOf } from './matrix';
import { type Answer, type Ask } from './site';
import type { RuleKind } from './who-may';
import type { World } from './world';

/** An answer that a member keeps, with which a client asks again. */
export type Kept = { readonly request: Ask; readonly answer: Answer };

const OF_MEMBERS: readonly RuleKind[] = [
  'private, of the organization',
  'private, of the organization, by a former member',
];

/** Everything that a member may ask about the organization and its private rules, by session, by token and by page. */
export function requestsOfMember({ organization, subjects }: World, who: Account): readonly Ask[] {
  const rules = subjects.filter(({ kind }) => OF_MEMBERS.includes(kind));
  const tokens = [who.session, who.readToken, who.writeToken];
  return [
    ...tokens.flatMap((token) => [
      ...rules.flatMap(({ id, path }) => [
        ...['', '/versions', '/versions/1.0.0', '/raw', '/versions/1.0.0/raw'].map((end) => ({
          path: `/api/rules/${path}${end}`,
          token,
        })),
        { method: 'POST', path: '/api/rules/get', body: { id }, token },
        {
          method: 'POST',
          path: '/graphql',
          body: { query: `{ rule(id: "${id}") { name latestVersion { content } } }` },
          token,
        },
      ]),
      ...['members', 'members/summary', 'rules', 'rules/summary'].map((end) => ({
        path: `/api/organizations/${organization.id}/${end}`,
        token,
      })),
      {
        method: 'POST',
        path: '/graphql',
        body: { query: `{ organization(id: "${organization.id}") { members { nodes { email } } } }` },
        token,
      },
    ]),
    ...[
      ...rules.map((rule) => addressOf(rule)).map(({ owner, name }) => `/rules/@${owner}/${name}`),
      `/organizations/${organization.name}`,
      `/organizations/${organization.name}/members`,
    ].flatMap((path) => [{ path, cookie: who.session }, dataOf({ path, cookie: who.session })]),
  ];
}

/** The same request from a client that holds the answer. */
export function again({ request, answer }: Kept): Ask {
  const etag = answer.headers['etag'];
  return etag === undefined ? request : { ...request, headers: { 'If-None-Match': etag } };
}
