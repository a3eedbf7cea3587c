/** The weights of the parts of a score, tuned like those in `scoring.ts`. */
export const RANKING = {
  /** The penalty for a document that lacks groups of the query. */
  coverage: 0.175,
  /** The share of the weakest group in the score, against the mean of all groups. */
  weakest: 0.2,
  /** How much the weakest term of an expression counts beside the mean of its terms: `driven` alone is not `test driven`. */
  weakestTerm: 0.5,
  /**
   * What an English expression keeps, for each word after the first, where its words are not neighbours in name, tags or description;
   * and a Japanese one as a whole: pairs of its characters are in many long texts.
   */
  notAdjacent: 0.5,
  /** The share of the second-best alternative that counts: a Japanese rule with an English name matches in both. */
  secondAlternative: 0.75,
  /** What a rule in another language keeps: for a query in Japanese, whose author usually reads English as well, and for any other. */
  notJapanese: 0.8,
  notEnglish: 0.75,
  /** The mean impact of a rule that is about what is asked for: from there, its being Japanese counts fully. */
  about: 0.5,
  /**
   * Both weights for a single word that rules are written with: someone who describes nothing wants to read what there is in
   * Japanese. The rules about ドッカー say Docker.
   */
  notJapaneseForTopic: 0.6,
  aboutForTopic: 0.7,
  /** What a Chinese or Korean rule keeps for a query in Japanese. */
  notJapaneseOrEnglish: 0.6,
  /** A rule of another kind than the one asked for. */
  otherKind: 0.7,
  /** The bonus for a name that consists only of query terms. */
  nameCovered: 0.15,
  /** How much another form of the word in a name counts, where a single word was typed: a designer is not a design. */
  otherForm: 0.5,
  /** The bonus for neighbouring words of the query that are neighbours in name or description. */
  phrase: 0.05,
  /** Greater than any other score, so that exact names and paths come first. */
  exactName: 2,
  exactPath: 4,
  /** The share of its weight that a group keeps when no candidate matches it at all, and the impact that keeps all of it. */
  unanswered: 0.15,
  answered: 0.8,
  /** How much a document in which a group is not distinctive counts for its frequency. */
  contentShare: 0.4,
  impactPower: 1.1,
};
