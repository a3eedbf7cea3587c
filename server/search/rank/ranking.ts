import type { Candidate } from '../index/candidate';
import { isOn } from '../mechanisms';
import type { Concept } from '../query/concepts';
import type { Preference } from '../query/preference';
import { closestAlternatives, groupWeight, type TermStatistics } from '../query/term-statistics';
import { foldText } from '../text/fold-text';
import { isMarked } from '../text/marks';
import { levelReader, type Levels } from '../text/packed-levels';
import { impactOf, ORDINARY_LEVEL } from '../text/scoring';
import { spellOut } from '../text/split-text';
import { stem } from '../text/stem';
import { isNeutralInNames } from '../text/word-lists';
import { RANKING } from '../weights';
import { rankedAlternative, stemsOf, type RankedAlternative } from './ranked-alternatives';

/** The most groups of a query that names a topic; longer ones describe what is wanted. */
const MAX_TOPIC_GROUPS = 2;

function impactOfAlternative(
  { terms, weight, phrase }: RankedAlternative,
  levels: Levels,
  stemsOfCandidate: () => string,
): number {
  let sum = 0;
  let least = 1;
  for (const term of terms) {
    const level = levels.get(term);
    if (level === undefined) return 0;
    const impact = impactOf(level);
    sum += impact;
    least = Math.min(least, impact);
  }
  const isNotAdjacent = phrase !== null && !stemsOfCandidate().includes(phrase.text);
  const kept = isNotAdjacent && isOn('adjacency') ? RANKING.notAdjacent ** phrase.gaps : 1;
  return ((sum / terms.length) * (1 - RANKING.weakestTerm) + least * RANKING.weakestTerm) * weight * kept;
}

/** How well a document matches a group, between 0 and 1: its best alternative, and less and less of further ones. */
function impactOfGroup(
  { alternatives, mark }: RankedGroup,
  levels: Levels,
  marks: number,
  stemsOfCandidate: () => string,
): number {
  let best = 0;
  let second = 0;
  for (const alternative of alternatives) {
    const impact = impactOfAlternative(alternative, levels, stemsOfCandidate);
    if (impact > best) {
      second = best;
      best = impact;
    } else if (impact > second) second = impact;
  }
  if (best === 0 && mark >= 0 && isMarked(marks, mark)) return impactOf(ORDINARY_LEVEL);
  if (!isOn('secondAlternative')) return best;
  return best + RANKING.secondAlternative * second * Math.max(0, 1 - best);
}

type RankedGroup = {
  readonly alternatives: readonly RankedAlternative[];
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
  readonly phrases: readonly RegExp[];
  readonly path: string;
  readonly preference: Preference;
  /** Whether it is one Japanese word that rules are written with. */
  readonly isTopic: boolean;
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

/** Neighbouring words of the query, however they are joined. */
function phrasesOf(groups: readonly Concept[]): readonly RegExp[] {
  return groups.slice(1).flatMap(({ word }, index) => {
    const before = groups[index]?.word;
    return word && before ? [new RegExp(`(?<![a-z0-9])${before}[ _.-]?${word}`)] : [];
  });
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
      alternatives: group.alternatives.map(rankedAlternative),
      weight: groupWeight(group, statistics),
      isDistinctive: group.importance >= 1,
      mark: concepts.indexOf(group),
    })),
    nameTerms: new Set(strong.flatMap((alternative) => alternative.terms)),
    soleWord: groups.length === 1 ? (groups[0]?.word ?? null) : null,
    phrases: phrasesOf(groups),
    path: pathKey(query),
    preference,
    isTopic: groups.length === 1 && groups.every(({ isWritten }) => isWritten),
  };
}

/**
 * How much language and kind of a candidate count. Someone who asks in Japanese would rather read an English rule about the topic
 * than a Japanese one that mentions it; the mean impact tells the two apart. Someone who asks in English rarely reads Japanese.
 */
function preferenceFactorOf({ preference, isTopic }: Ranking, candidate: Candidate, impact: number): number {
  if (!isOn('languagePreference')) return 1;
  const isOtherLanguage = (candidate.isJapanese ?? !preference.isJapanese) !== preference.isJapanese;
  const isOtherKind = preference.kind !== null && candidate.type !== preference.kind;
  const japanese = isTopic
    ? ([RANKING.notJapaneseForTopic, RANKING.aboutForTopic] as const)
    : ([RANKING.notJapanese, RANKING.about] as const);
  const [other, about] = preference.isJapanese ? japanese : [RANKING.notEnglish, 0];
  const preferred = about === 0 ? 1 : Math.min(1, impact / about);
  const isForeign = preference.isJapanese && candidate.isJapanese === null;
  const kept = isForeign ? Math.min(other, RANKING.notJapaneseOrEnglish) : other;
  const language = kept + (isOtherLanguage ? 0 : 1 - other) * preferred;
  return language * (isOtherKind ? RANKING.otherKind : 1);
}

function phraseShare({ phrases }: Ranking, { name, description }: Candidate): number {
  if (phrases.length === 0 || !isOn('phraseBonus')) return 0;
  const text = spellOut(foldText(`${name}\n${description ?? ''}`));
  return phrases.filter((phrase) => phrase.test(text)).length / phrases.length;
}

function nameCovered(ranking: Ranking, candidate: Candidate): number {
  if (!isOn('nameBonus')) return 0;
  const all = candidate.nameKey.split('-').filter((word) => word !== '');
  const topicWords = all.filter((word) => !isNeutralInNames(word));
  const words = topicWords.length > 0 ? topicWords : all;
  const covered = words.reduce((sum, word) => sum + shareOfName(ranking, word), 0);
  return covered / Math.max(1, words.length);
}

/** How much a word of a name counts as one of the query. */
function shareOfName({ nameTerms, soleWord }: Ranking, word: string): number {
  const term = stem(word);
  if (!nameTerms.has(term)) return 0;
  const isOtherForm = soleWord !== null && soleWord !== word && stem(soleWord) === term;
  return isOtherForm ? RANKING.otherForm : 1;
}

function bonusForExact(ranking: Ranking, candidate: Candidate): number {
  if (`${candidate.ownerKey}/${candidate.nameKey}` === ranking.path) return RANKING.exactPath;
  return candidate.nameKey === ranking.path ? RANKING.exactName : 0;
}

/** How well each candidate matches each group of the query. */
function impactsOf({ groups }: Ranking, candidates: readonly Candidate[]): readonly (readonly number[])[] {
  const all = groups.flatMap(({ alternatives }) => alternatives);
  const read = levelReader(all.flatMap(({ terms }) => terms));
  return candidates.map((candidate) => {
    const levels = read(candidate.distinctiveTerms);
    let stems: string | null = null;
    const stemsOnce = () => (stems ??= stemsOf(candidate));
    return groups.map((group) => impactOfGroup(group, levels, candidate.marks, stemsOnce));
  });
}

/**
 * The weights of the groups among these candidates. In a long query, a group that no candidate is about says little, however rare
 * it is: it is a word of everyday language. Of two words, each belongs to the topic: a dark mode is not just any mode.
 */
function weightsAmong({ groups }: Ranking, impacts: readonly (readonly number[])[]): readonly number[] {
  if (groups.length <= MAX_TOPIC_GROUPS || !isOn('unansweredConcepts'))
    return groups.map(({ weight }) => weight);
  return groups.map(({ weight }, index) => {
    const best = impacts.reduce((most, each) => Math.max(most, each[index] ?? 0), 0);
    return weight * (RANKING.unanswered + (1 - RANKING.unanswered) * Math.min(1, best / RANKING.answered));
  });
}

/** A candidate with its relevance from its impacts. */
function scoreFrom(
  ranking: Ranking,
  candidate: Candidate,
  impacts: readonly number[],
  weights: readonly number[],
): Scored {
  let sum = 0;
  let matched = 0;
  let whole = 0;
  let weakest = 1;
  ranking.groups.forEach(({ isDistinctive }, index) => {
    const impact = impacts[index] ?? 0;
    const weight = weights[index] ?? 0;
    whole += weight;
    if (impact > 0) matched += weight;
    sum += weight * impact ** RANKING.impactPower;
    if (isDistinctive) weakest = Math.min(weakest, impact);
  });
  const share = whole > 0 ? matched / whole : 0;
  const mean = whole > 0 ? sum / whole : 0;
  const ofWeakest = isOn('weakestConcept') ? RANKING.weakest : 0;
  const fit = mean * (1 - ofWeakest) + Math.min(mean, weakest) * ofWeakest;
  const base = fit * share ** RANKING.coverage;
  const bonus =
    1 +
    RANKING.nameCovered * nameCovered(ranking, candidate) +
    RANKING.phrase * phraseShare(ranking, candidate);
  const preferred = preferenceFactorOf(ranking, candidate, mean);
  const score = base * preferred * bonus + bonusForExact(ranking, candidate);
  return { candidate, score };
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
  const impacts = impactsOf(ranking, candidates);
  const weights = weightsAmong(ranking, impacts);
  return sortScored(
    candidates.map((candidate, index) => scoreFrom(ranking, candidate, impacts[index] ?? [], weights)),
  );
}
