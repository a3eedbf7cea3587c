import { PaletteDocument } from '#app/graphql/generated/graphql';
import type { PaletteQuery } from '#app/graphql/generated/graphql';
import { query } from '#app/graphql/query.server';
import type { OperationScope } from '#app/graphql/query.server';
import { LIMITS } from '@kimari/common/limits';
import { NAME_PATTERN } from '@kimari/common/patterns';
import { normaliseTag } from '@kimari/common/tags';

const MAX_OWNERS = 4;

/** Somebody who can own rules. */
export type PaletteOwner = {
  readonly kind: 'user' | 'organization';
  readonly name: string;
  readonly displayName: string | null;
};

/** Results of the palette for `q`. `q` is included so that a late response is not taken for the current one. */
export type PaletteAnswer = Pick<PaletteQuery, 'rules' | 'tags'> & {
  readonly q: string;
  readonly owners: readonly PaletteOwner[];
};

/** Finds rules, owners and tags for the text typed into the palette; nothing for an empty text. */
export async function searchPalette(scope: OperationScope): Promise<PaletteAnswer> {
  const typed = new URL(scope.request.url).searchParams.get('q') ?? '';
  const q = typed.trim().slice(0, LIMITS.query.max);
  if (q === '') return { q, rules: { nodes: [] }, tags: [], owners: [] };
  const prefix = Array.from(normaliseTag(q)).slice(0, LIMITS.tag.max).join('');
  const name = q.replace(/^@/, '');
  const isName = NAME_PATTERN.test(name) && name.length <= LIMITS.ownerLookup.max;
  const found = await query(scope, PaletteDocument, {
    query: q,
    prefix,
    name,
    isName,
    isSignedIn: isName && scope.context.viewer !== null,
    owners: MAX_OWNERS,
  });
  return { q, rules: found.rules, tags: found.tags, owners: isName ? ownersIn(found, name) : [] };
}

type Named = Omit<PaletteOwner, 'kind'>;

/**
 * Owners whose names contain the typed text: the exact match, the reader's own organizations, users if the reader may
 * search for them, and the owners of the rules found.
 */
function ownersIn(found: PaletteQuery, typed: string): readonly PaletteOwner[] {
  const { user, organization, users = [], viewer, rules } = found;
  const as = (kind: PaletteOwner['kind'], entries: readonly Named[]) =>
    entries.map(({ name, displayName }) => ({ kind, name, displayName }));
  const owners = [
    ...as('user', user ? [user] : []),
    ...as('organization', organization ? [organization] : []),
    ...as('organization', viewer?.organizations.nodes ?? []),
    ...as('user', users),
    ...rules.nodes.flatMap(({ owner }) =>
      as(owner.__typename === 'Organization' ? 'organization' : 'user', [owner]),
    ),
  ];
  const matching = owners.filter(({ name }) => name.toLowerCase().includes(typed.toLowerCase()));
  return [...new Map(matching.map((owner) => [owner.name, owner])).values()].slice(0, MAX_OWNERS);
}
