import { PaletteDocument } from '#app/graphql/generated/graphql';
import type { PaletteQuery } from '#app/graphql/generated/graphql';
import { query } from '#app/graphql/query.server';
import type { OperationScope } from '#app/graphql/query.server';
import { LIMITS } from '@kimari/common/limits';
import { normaliseTag } from '@kimari/common/tags';

/** Results of the palette for `q`. `q` is included so that a late response is not taken for the current one. */
export type PaletteAnswer = PaletteQuery & { readonly q: string };

/** Finds rules and tags for the text typed into the palette; nothing for an empty text. */
export async function searchPalette(scope: OperationScope): Promise<PaletteAnswer> {
  const typed = new URL(scope.request.url).searchParams.get('q') ?? '';
  const q = typed.trim().slice(0, LIMITS.query.max);
  if (q === '') return { q, rules: { nodes: [] }, tags: [] };
  const prefix = Array.from(normaliseTag(q)).slice(0, LIMITS.tag.max).join('');
  return { q, ...(await query(scope, PaletteDocument, { query: q, prefix })) };
}
