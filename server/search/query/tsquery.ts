import type { Tier } from '../text/scoring';
import { nameTerm, quoteLexeme, strongTerm, tagTerm } from '../text/terms';
import type { Concept } from './concepts';
import type { Alternative } from './query-draft';

/**
 * Texts of `tsquery`, all of which a match fulfils. They stay apart because the index then skips from the matches of one to those
 * of the other, instead of reading both to the end.
 */
export type Conditions = readonly string[];

export type TagFilter = { readonly tags: readonly string[]; readonly mode: 'any' | 'all' };

/** A term as the index has it in a tier. */
export const termInTier: Record<Tier, (term: string) => string> = {
  content: (term) => term,
  strong: strongTerm,
  name: nameTerm,
};

/** Alternatives without those that need all terms of another and more: they find nothing further. */
function withoutImplied(alternatives: readonly Alternative[]): readonly Alternative[] {
  const shortestFirst = [...alternatives].sort((left, right) => left.terms.length - right.terms.length);
  return shortestFirst.reduce<readonly Alternative[]>((kept, alternative) => {
    const terms = new Set(alternative.terms);
    const isImplied = kept.some((shorter) => shorter.terms.every((term) => terms.has(term)));
    return isImplied ? kept : [...kept, alternative];
  }, []);
}

/** The terms of an alternative as the index has them in a tier. */
export function termsIn({ terms }: Alternative, tier: Tier): readonly string[] {
  return terms.map(termInTier[tier]);
}

/** What can stand for a concept. */
export type Alternatives = Pick<Concept, 'alternatives'>;

/** The text that finds what has one of the alternatives in a tier. */
export function groupQuery(group: Alternatives, tier: Tier): string {
  const alternatives = withoutImplied(group.alternatives).map((alternative) => {
    const lexemes = termsIn(alternative, tier).map(quoteLexeme);
    return lexemes.length === 1 ? lexemes.join() : `(${lexemes.join(' & ')})`;
  });
  return alternatives.length === 1 ? alternatives.join() : `(${alternatives.join(' | ')})`;
}

/** The `tsquery` text of a tag filter; empty without tags. */
export function tagQuery(filter: TagFilter): string {
  if (filter.tags.length === 0) return '';
  return `(${filter.tags.map((tag) => quoteLexeme(tagTerm(tag))).join(filter.mode === 'all' ? ' & ' : ' | ')})`;
}
