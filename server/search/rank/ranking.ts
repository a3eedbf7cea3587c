import type { Candidate } from '../index/candidate';
import { isOn } from '../mechanisms';
import type { Concept } from '../query/concepts';
import type { Preference } from '../query/preference';
import type { Alternative } from '../query/query-draft';
import { closestAlternatives, groupWeight, type TermStatistics } from '../query/term-statistics';
import { isMarked } from '../text/marks';
import { levelReader, type Levels } from '../text/packed-levels';
import { impactOf, ORDINARY_LEVEL, TIERS } from '../text/scoring';
import { stem } from '../text/stem';
import { isNeutralInNames } from '../text/word-lists';
import { weights } from '../weights';

/** The mean impact from which the preference for Japanese is full: that of a rule which is about what is asked for. */
const ABOUT = impactOf(TIERS.strong);

/**
 * What a deprecated rule keeps of its score: readers should see what replaces it first, which is often as much about the topic.
 * Its name and path still find it.
 */
const DEPRECATED = 0.5;

/** Greater than any other score, so that exact names and paths come first. */
const EXACT = { name: 2, path: 4 };

/** The mean impact of the terms of an alternative, and of its weakest one: `driven` alone is not `test driven`. */
function impactOfAlternative({ terms, weight }: Alternative, levels: Levels): number {
  let sum = 0;
  let least = 1;
  for (const term of terms) {
    const level = levels.get(term);
    if (level === undefined) return 0;
    const impact = impactOf(level);
    sum += impact;
    least = Math.min(least, impact);
  }
  return ((sum / terms.length + least) / 2) * weight;
}

/** How well a document matches a group, between 0 and 1: its best alternative, and less of the second. */
function impactOfGroup({ alternatives, mark }: RankedGroup, levels: Levels, marks: number): number {
  let best = 0;
  let second = 0;
  for (const alternative of alternatives) {
    const impact = impactOfAlternative(alternative, levels);
    if (impact > best) {
      second = best;
      best = impact;
    } else if (impact > second) second = impact;
  }
  if (best === 0 && mark >= 0 && isMarked(marks, mark)) return impactOf(ORDINARY_LEVEL);
  if (!isOn('secondAlternative')) return best;
  return best + weights.secondAlternative * second * Math.max(0, 1 - best);
}

type RankedGroup = {
  readonly alternatives: readonly Alternative[];
  readonly weight: number;
  readonly isDistinctive: boolean;
  /** Its index among the concepts of the plan; -1 when it was not searched for. */
  readonly mark: number;
};

/** The prepared query, shared by all candidates. */
export type Ranking = {
  readonly groups: readonly RankedGroup[];
  readonly nameTerms: ReadonlySet<string>;
  /** The English word that is all of the query. */
  readonly soleWord: string | null;
  readonly path: string;
  readonly preference: Preference;
};

/** Normalises a query to a name or path: `My Rule` becomes `my-rule`. */
export function pathKey(query: string): string {
  return query
    .normalize('NFKC')
    .trim()
    .toLowerCase()
    .replace(/^@/, '')
    .replace(/[\s_]+/g, '-');
}

/** Whether a text holds Japanese characters. */
export function isJapaneseText(text: string): boolean {
  return /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}\uFF66-\uFF9D]/u.test(text);
}

/** Reads from a query what ranking needs, once for all candidates. */
export function prepareRanking(
  query: string,
  { groups, concepts }: { readonly groups: readonly Concept[]; readonly concepts: readonly Concept[] },
  preference: Preference,
  statistics: TermStatistics,
): Ranking {
  const strong = groups.flatMap(closestAlternatives);
  return {
    groups: groups.map((group) => ({
      alternatives: group.alternatives,
      weight: groupWeight(group, statistics),
      isDistinctive: group.importance >= 1,
      mark: concepts.indexOf(group),
    })),
    nameTerms: new Set(strong.flatMap((alternative) => alternative.terms)),
    soleWord: groups.length === 1 ? (groups[0]?.word ?? null) : null,
    path: pathKey(query),
    preference,
  };
}

/**
 * How much language and kind of a candidate count. Someone who asks in Japanese would rather read an English rule about the topic
 * than a Japanese one that mentions it; the mean impact tells the two apart. Someone who asks in English rarely reads Japanese.
 */
function preferenceFactorOf({ preference }: Ranking, candidate: Candidate, impact: number): number {
  if (!isOn('languagePreference')) return 1;
  const isOtherLanguage = (candidate.isJapanese ?? !preference.isJapanese) !== preference.isJapanese;
  const isOtherKind = preference.kind !== null && candidate.type !== preference.kind;
  const isAbout = preference.isJapanese ? Math.min(1, impact / ABOUT) : 1;
  // A text in Chinese or Korean is neither of the two.
  const isForeign = preference.isJapanese && candidate.isJapanese === null;
  const other = isForeign ? weights.otherLanguage ** 2 : weights.otherLanguage;
  const language = isOtherLanguage ? other : other + (1 - other) * isAbout;
  return language * (isOtherKind ? weights.otherKind : 1);
}

function nameCovered(ranking: Ranking, candidate: Candidate): number {
  if (!isOn('nameBonus')) return 0;
  const all = candidate.nameKey.split('-').filter((word) => word !== '');
  const topicWords = all.filter((word) => !isNeutralInNames(word));
  const words = topicWords.length > 0 ? topicWords : all;
  const covered = words.reduce((sum, word) => sum + shareOfName(ranking, word), 0);
  return covered / Math.max(1, words.length);
}

/** How much another form of the word in a name counts, where a single word was typed: a designer is not a design. */
const OTHER_FORM = 0.5;

/** How much a word of a name counts as one of the query. */
function shareOfName({ nameTerms, soleWord }: Ranking, word: string): number {
  const term = stem(word);
  if (!nameTerms.has(term)) return 0;
  const isOtherForm = soleWord !== null && soleWord !== word && stem(soleWord) === term;
  return isOtherForm ? OTHER_FORM : 1;
}

function bonusForExact(ranking: Ranking, candidate: Candidate): number {
  if (`${candidate.ownerKey}/${candidate.nameKey}` === ranking.path) return EXACT.path;
  return candidate.nameKey === ranking.path ? EXACT.name : 0;
}

/** A candidate with its relevance, from how well it matches each group. */
function scoreOf(ranking: Ranking, candidate: Candidate, levels: Levels): Scored {
  let sum = 0;
  let matched = 0;
  let whole = 0;
  let weakest = 1;
  for (const group of ranking.groups) {
    const impact = impactOfGroup(group, levels, candidate.marks);
    whole += group.weight;
    if (impact > 0) matched += group.weight;
    sum += group.weight * impact;
    if (group.isDistinctive) weakest = Math.min(weakest, impact);
  }
  const share = whole > 0 ? matched / whole : 0;
  const mean = whole > 0 ? sum / whole : 0;
  const ofWeakest = isOn('weakestConcept') ? weights.weakest : 0;
  const fit = mean * (1 - ofWeakest) + Math.min(mean, weakest) * ofWeakest;
  const base = fit * share ** weights.coverage;
  const bonus = 1 + weights.nameCovered * nameCovered(ranking, candidate);
  const preferred = preferenceFactorOf(ranking, candidate, mean) * (candidate.isDeprecated ? DEPRECATED : 1);
  return { candidate, score: base * preferred * bonus + bonusForExact(ranking, candidate) };
}

/** A candidate with its relevance. */
type Scored = {
  readonly candidate: Candidate;
  /** 0 or more. */
  readonly score: number;
};

/** Sorts by score, then stars, views and id, so that the order is stable. */
function sortScored(scored: readonly Scored[]): readonly Scored[] {
  return [...scored].sort(
    (left, right) =>
      right.score - left.score ||
      right.candidate.stars - left.candidate.stars ||
      right.candidate.views - left.candidate.views ||
      (left.candidate.id < right.candidate.id ? -1 : Number(left.candidate.id > right.candidate.id)),
  );
}

/** The candidates with their scores, best first. */
export function rankCandidates(ranking: Ranking, candidates: readonly Candidate[]): readonly Scored[] {
  const all = ranking.groups.flatMap(({ alternatives }) => alternatives);
  const read = levelReader(all.flatMap(({ terms }) => terms));
  return sortScored(
    candidates.map((candidate) => scoreOf(ranking, candidate, read(candidate.distinctiveTerms))),
  );
}
