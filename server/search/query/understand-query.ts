import { ownTurn } from '../../kernel/concurrency/own-turn';
import { readDictionaries } from '../lexicon/dictionaries';
import type { RuleSearch } from '../search.types';
import { readQuery } from './concepts';
import type { Correction } from './correction';
import { correctionsOf } from './corrections';
import type { KnownWords } from './known-words';
import type { Preference } from './preference';
import { type ResolvedQuery, resolveWords } from './resolve-words';

/** A resolved query with the kind of thing it asks for and what was wrong with its words. */
export type UnderstoodQuery = {
  readonly resolved: ResolvedQuery;
  readonly kind: Preference['kind'];
  readonly corrections: readonly Correction[];
};

/** Resolves a query. Null when it has no words. */
export async function understandQuery(
  words: KnownWords,
  { query, isLiteral }: Pick<RuleSearch, 'query' | 'isLiteral'>,
): Promise<UnderstoodQuery | null> {
  await readDictionaries();
  await ownTurn();
  const { groups, kind } = readQuery(query);
  if (groups.length === 0) return null;
  const resolved = await resolveWords(words, groups, isLiteral === true);
  const corrections = correctionsOf(resolved.groups).filter(({ isSameWord }) => !isSameWord);
  return { resolved, kind, corrections };
}
