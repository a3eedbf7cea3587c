import { FindAuthorsDocument, FindPublicAuthorsDocument } from '#app/graphql/generated/graphql';
import type { FindAuthorsQuery } from '#app/graphql/generated/graphql';
import { query } from '#app/graphql/query.server';
import type { OperationScope } from '#app/graphql/query.server';
import { LIMITS } from '@kimari/common/limits';

type Author = FindAuthorsQuery['users'][number];

/** How many of the most starred rules are searched for owners, for visitors who are not signed in. */
const RULES_READ = LIMITS.list.max;

/**
 * Suggestions for the author filter: users whose name begins with the text. Somebody who is not signed in cannot search
 * for users, and gets the user of exactly that name and the owners of well-known public rules instead.
 */
export async function findAuthors(scope: OperationScope, prefix: string): Promise<readonly Author[]> {
  const first = LIMITS.userSearch.default;
  if (scope.context.viewer) return (await query(scope, FindAuthorsDocument, { prefix, first })).users;
  const { user, rules } = await query(scope, FindPublicAuthorsDocument, { name: prefix, first: RULES_READ });
  const found = [...(user ? [user] : []), ...rules.nodes.map(({ owner }) => owner)];
  const owners = new Map(found.map((owner) => [owner.id, owner]));
  return [...owners.values()]
    .filter(({ name }) => name.toLowerCase().startsWith(prefix.toLowerCase()))
    .sort((a, b) => (a.name.toLowerCase() < b.name.toLowerCase() ? -1 : 1))
    .slice(0, first)
    .map(({ name, ...owner }) => ({ ...owner, username: name }));
}
