import { programText } from './text/program-words';

/** The weights of the search. `npm run bench -- relevance --folds` fits them; everything else that is a number is a limit. */
type Weights = {
  /** How much a rule that lacks concepts of the query loses. */
  coverage: number;
  /** The share of the second-best alternative that counts: a Japanese rule with an English name matches in both. */
  secondAlternative: number;
  /** What a rule in the other language keeps, and twice so one in Chinese or Korean for a query in Japanese. */
  otherLanguage: number;
  /** The share of the concept that a rule is least about in its score, against the mean of all concepts. */
  weakest: number;
  /** What a rule of another kind than the one asked for keeps. */
  otherKind: number;
  /** The bonus for a name that consists only of words of the query. */
  nameCovered: number;
  /** How much a document in which a word is not distinctive counts for how common the word is. */
  contentShare: number;
  /** Alternatives, relative to the words as typed: the same word, spelt, corrected or completed otherwise. */
  sameWord: number;
  /** A synonym or a translation. */
  synonym: number;
  /** What may be meant, but need not: a part of the word, or what an unknown word says literally. */
  loose: number;
  /** The importance of words that say less than others: verbs with a paraphrase, general words, a lone kanji. */
  lesser: number;
  /** Of words that hardly say anything: verbs, how something is asked for, words of nearly every rule. */
  slight: number;
};

export const weights = JSON.parse(programText('weights.json')) as Weights;
