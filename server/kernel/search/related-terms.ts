import { unpackLevels } from './packed-levels';
import { TIERS } from './scoring';
import { isNeutralInNames } from './stop-words';

/** A term that occurs with another far more often than by chance; `strength` is between 0 and 1. */
export type RelatedTerms = { readonly term: string; readonly related: string; readonly strength: number };

/** Terms in fewer documents say little. */
const MIN_DOCUMENTS = 2;
/** Terms in a greater share of the documents are related to everything. */
const MAX_SHARE = 0.1;
const MIN_STRENGTH = 0.2;
/** Related terms that are kept of each term. */
const MAX_RELATED = 10;
/** Strong terms of one document that are compared; real documents have about thirty. */
const MAX_TERMS = 80;

const isTarget = (term: string) => /^[a-z][a-z0-9]{2,}$/.test(term) && !isNeutralInNames(term);
const isSource = (term: string) => term.length > 1 && !term.startsWith('@');

/** The terms that a document is about. */
function strongTerms(packed: string): readonly string[] {
  return unpackLevels(packed)
    .filter(([term, level]) => level >= TIERS.strong && isSource(term))
    .sort(([, left], [, right]) => right - left)
    .slice(0, MAX_TERMS)
    .map(([term]) => term);
}

function increase<Key>(counts: Map<Key, number>, key: Key): void {
  counts.set(key, (counts.get(key) ?? 0) + 1);
}

/**
 * Learns which terms of names, tags and descriptions go together, from the distinctive terms of documents in the format of
 * `packLevels`: by normalised pointwise mutual information, lowered for pairs that are rare.
 */
export function relateTerms(documents: readonly string[]): readonly RelatedTerms[] {
  const all = documents.map(strongTerms);
  const counts = new Map<string, number>();
  for (const terms of all) for (const term of terms) increase(counts, term);
  const usable = (term: string) => {
    const documentFrequency = counts.get(term) ?? 0;
    return (
      documentFrequency >= MIN_DOCUMENTS && documentFrequency <= documents.length * MAX_SHARE + MIN_DOCUMENTS
    );
  };
  const together = new Map<string, Map<string, number>>();
  for (const terms of all) {
    const kept = terms.filter(usable);
    const targets = kept.filter(isTarget);
    for (const term of kept) {
      const row = together.get(term) ?? new Map<string, number>();
      together.set(term, row);
      for (const target of targets) if (target !== term) increase(row, target);
    }
  }
  return [...together].flatMap(([term, row]) => strongest(term, row, counts, documents.length));
}

function strongest(
  term: string,
  row: ReadonlyMap<string, number>,
  counts: ReadonlyMap<string, number>,
  total: number,
): readonly RelatedTerms[] {
  const found: RelatedTerms[] = [];
  for (const [related, pairs] of row) {
    if (pairs < MIN_DOCUMENTS) continue;
    const expected = (counts.get(term) ?? 1) * (counts.get(related) ?? 1);
    const information = Math.log((pairs * total) / expected) / -Math.log(pairs / (total + 1));
    const strength = information * (pairs / (pairs + 2));
    if (strength >= MIN_STRENGTH) found.push({ term, related, strength });
  }
  return found.sort((left, right) => right.strength - left.strength).slice(0, MAX_RELATED);
}
