import type { TermStatistics } from './term-statistics';

/** A word of some rule, the term that documents have it as, and in how many. */
export type WordRow = { readonly word: string; readonly term: string; readonly documents: number };

/** An owner whose name is or starts with the asked one. */
export type OwnerRow = {
  readonly name: string;
  readonly term: string;
  readonly documents: number;
  readonly isWhole: boolean;
};

/** A word that may be meant, and in how many documents it is distinctive. */
export type NearWord = WordRow & { readonly about: number };

/** The words of all documents, and how common they are. */
export type KnownWords = {
  /** Words that start with a prefix of at least two characters: the prefix itself if it is a word, then the most common. */
  completions(prefix: string, limit: number): Promise<readonly WordRow[]>;
  /** Those of the words that are known. */
  known(words: readonly string[]): Promise<readonly WordRow[]>;
  /** Japanese words: those of the given ones, and those with one of the keys of `spellings.ts`. */
  spelt(words: readonly string[], keys: readonly string[]): Promise<readonly string[]>;
  /** Words one edit away from the word, and the word itself if it is known. */
  near(word: string): Promise<readonly NearWord[]>;
  /** The most similar word in more documents than `rare`; null if none is similar. */
  mostSimilar(word: string, rare: number): Promise<string | null>;
  /** For each name, the owners whose name it is or begins. */
  ownersNamed(names: readonly string[]): Promise<ReadonlyMap<string, readonly OwnerRow[]>>;
  /** How common terms are, anywhere and where they are distinctive. */
  statisticsOf(terms: readonly string[]): Promise<TermStatistics>;
};
