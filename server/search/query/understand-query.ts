import { ownTurn } from '../../kernel/concurrency/own-turn';
import { readDictionaries } from '../lexicon/dictionaries';
import { isOn } from '../mechanisms';
import type { RuleSearch } from '../search.types';
import { readQuery } from './concepts';
import type { Correction } from './correction';
import { correctionsOf, withCorrection } from './corrections';
import type { KnownWords } from './known-words';
import type { Preference } from './preference';
import { type ResolvedQuery, resolveWords } from './resolve-words';

/** A resolved query with the kind of thing it asks for and what was wrong with its words. */
export type UnderstoodQuery = {
  readonly resolved: ResolvedQuery;
  readonly kind: Preference['kind'];
  readonly corrections: readonly Correction[];
};

/**
 * Resolves a query, and again with its corrected words in their place, so that what they make together is found as well: `micro
 * sevices` is `microservices`, テスト区動開発 is テスト駆動開発. Null when it has no words.
 */
export async function understandQuery(
  words: KnownWords,
  { query, isLiteral }: Pick<RuleSearch, 'query' | 'isLiteral'>,
): Promise<UnderstoodQuery | null> {
  await readDictionaries();
  await ownTurn();
  const { groups, kind } = readQuery(query);
  if (groups.length === 0) return null;
  const resolved = await resolveWords(words, groups, isLiteral === true);
  const found = correctionsOf(resolved.groups);
  const corrections = found.filter(({ isSameWord }) => !isSameWord);
  const respelt = found.filter(({ isSure }) => isSure);
  if (respelt.length === 0 || !isOn('secondReading')) return { resolved, kind, corrections };
  const meant = readQuery(respelt.reduce(withCorrection, query));
  const again = await resolveWords(words, meant.groups, false);
  const isRomaji = resolved.isRomaji || again.isRomaji;
  return { resolved: { ...again, isRomaji }, kind: meant.kind, corrections };
}
