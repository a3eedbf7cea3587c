import type { Relation } from '../lexicon/lexicon';
import { lexicon } from '../lexicon/lexicon-files';
import type { Expression } from '../text/expression';
import { isCommonHere } from '../text/word-lists';

/** One way to match a group: a document must contain all of the terms. */
export type Alternative = {
  readonly terms: Expression;
  readonly weight: number;
};

/** Weights of alternatives relative to the words as typed. */
export const WEIGHTS = {
  joined: 0.9,
  /** Low enough that a version does not count as common because its name is. */
  withoutNumber: 0.45,
  compound: 1.15,
  stemOfInflected: 0.25,
  otherKana: 0.95,
  partOfWord: 0.3,
  owner: 0.9,
  ownerAmongOthers: 0.3,
};

/** Weights of related expressions: the translation into English is more reliable than the one into Japanese. */
const RELATED: Readonly<Record<Relation, number>> = {
  alias: 0.85,
  translation: 0.75,
  abbreviation: 0.5,
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

/** What the dictionaries relate to an expression, without words that apply to nearly every rule. */
export function relatedAlternatives(key: string): readonly Alternative[] {
  return lexicon()
    .relatedTo(key)
    .filter(
      ({ terms: [first = '', ...others] }) => others.length > 0 || !isCommonHere(first),
    )
    .map(({ terms, relation }) => ({
      terms,
      weight: RELATED[relation],
    }));
}

/** Adds what the dictionaries relate to an expression that the drafts make together. */
export function addRelated(drafts: readonly Draft[], key: string): void {
  for (const related of relatedAlternatives(key)) for (const each of drafts) each.alternatives.push(related);
}
