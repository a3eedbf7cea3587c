import { lexicon } from '../lexicon/lexicon-files';
import type { Expression } from '../text/expression';
import { weights } from '../weights';

/** One way to match a group: a document must contain all of the terms. */
export type Alternative = {
  readonly terms: Expression;
  readonly weight: number;
};

/** A group of a query while it is put together. */
export type Draft = {
  /** What was typed, folded. */
  readonly text: string;
  alternatives: Alternative[];
  word: string | null;
  /** A Japanese word to look up by its sound and for typing errors. */
  japanese: string | null;
  /** The compounds that it is a part of, to look up likewise. */
  compounds: string[];
  isPrefix: boolean;
  ownerNames: string[];
  importance: number;
  /** The next word of a run of English words. */
  next: string | null;
};

/** A group of these terms; `change` is what else is known of it. */
export function draft(text: string, terms: Expression, change: Partial<Draft> = {}): Draft {
  return {
    text,
    alternatives: [{ terms, weight: 1 }],
    word: null,
    japanese: null,
    compounds: [],
    isPrefix: false,
    ownerNames: [],
    importance: 1,
    next: null,
    ...change,
  };
}

/** Adds alternatives to several drafts: expressions that mean all of them together. */
export function addToAll(drafts: readonly Draft[], expressions: readonly Expression[], weight: number): void {
  for (const terms of expressions) for (const each of drafts) each.alternatives.push({ terms, weight });
}

/** What the dictionaries relate to an expression. */
export function relatedAlternatives(key: string): readonly Alternative[] {
  return lexicon()
    .relatedTo(key)
    .map(({ terms, isIndirect }) => ({
      terms,
      weight: isIndirect ? weights.synonym ** 2 : weights.synonym,
    }));
}

/** Adds what the dictionaries relate to an expression that the drafts make together. */
export function addRelated(drafts: readonly Draft[], key: string): void {
  for (const related of relatedAlternatives(key)) for (const each of drafts) each.alternatives.push(related);
}
