import type { Alternative, QueryGroup } from './query-groups';
import { stem } from './stem';
import { impactOf, inverseFrequency, ORDINARY_LEVEL } from './scoring';

/** The properties of a document that determine its rank. */
export type Candidate = {
  readonly id: string;
  readonly ownerKey: string;
  readonly nameKey: string;
  /** The distinctive terms with their impact levels, in the format of `packLevels`. */
  readonly telling: string;
  /** Whether name and description are in Japanese; null for another CJK language. */
  readonly isJapanese: boolean | null;
  /** Whether all groups are known to match; a group without a distinctive term then gets the ordinary level. */
  readonly matchesAll: boolean;
  readonly stars: number;
  readonly views: number;
};

/** Document frequencies of terms. */
export type TermStatistics = { readonly total: number; documentsWith(term: string): number };

/** The weights of the parts of a score, tuned like those in `scoring.ts`. */
export const RANKING = {
  /** The penalty for a document that lacks groups of the query. */
  coverage: 0.5,
  /** The share of the weakest group in the score, against the mean of all groups. */
  weakest: 0.3,
  /** Japanese queries favour Japanese rules; other queries favour rules without CJK text. */
  sameLanguage: 1.3,
  otherLanguage: 0.9,
  /** The bonus for a name that consists only of query terms. */
  nameCovered: 0.3,
  /** Greater than any other score, so that exact names and paths come first. */
  exactName: 2,
  exactPath: 4,
  idfPower: 0.7,
  impactPower: 1.1,
};

const SEPARATOR = '|';

/** Serialises the impact levels of distinctive terms for storage with the document. */
export function packLevels(levels: Iterable<readonly [string, number]>): string {
  let packed = SEPARATOR;
  for (const [term, level] of levels) packed += `${term}=${level.toString(36)}${SEPARATOR}`;
  return packed;
}

/** The key of a term in packed levels. */
const keyOf = (term: string): string => `${SEPARATOR}${term}=`;

function levelIn(packed: string, key: string): number | null {
  const at = packed.indexOf(key);
  return at < 0 ? null : Number.parseInt(packed.charAt(at + key.length), 36);
}

/** An upper bound on the documents that contain all terms of an alternative. */
export function documentsWithAlternative(alternative: Alternative, statistics: TermStatistics): number {
  return Math.min(...alternative.terms.map((term) => statistics.documentsWith(term)));
}

/** The weight of a group, based on its most common alternative so that a rare synonym does not inflate it. */
function groupWeight(group: QueryGroup, statistics: TermStatistics): number {
  const strong = group.alternatives.filter((alternative) => alternative.weight >= 0.5);
  const having = Math.max(
    1,
    ...strong.map((alternative) => documentsWithAlternative(alternative, statistics)),
  );
  return inverseFrequency(having, statistics.total) ** RANKING.idfPower * group.importance;
}

function impactOfAlternative({ keys, weight }: RankedAlternative, telling: string): number {
  let sum = 0;
  for (const key of keys) {
    const level = levelIn(telling, key);
    if (level === null) return 0;
    sum += impactOf(level);
  }
  return (sum / keys.length) * weight;
}

/** How well a document matches a group, between 0 and 1. */
function impactOfGroup({ alternatives }: RankedGroup, candidate: Candidate): number {
  let best = 0;
  for (const way of alternatives) best = Math.max(best, impactOfAlternative(way, candidate.telling));
  return best === 0 && candidate.matchesAll ? impactOf(ORDINARY_LEVEL) : best;
}

type RankedAlternative = { readonly keys: readonly string[]; readonly weight: number };
type RankedGroup = {
  readonly alternatives: readonly RankedAlternative[];
  readonly weight: number;
  readonly isDistinctive: boolean;
};

/** The prepared query, shared by all candidates. */
export type Ranking = {
  readonly groups: readonly RankedGroup[];
  readonly nameTerms: ReadonlySet<string>;
  readonly path: string;
  readonly isJapanese: boolean;
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

export function prepareRanking(
  query: string,
  groups: readonly QueryGroup[],
  statistics: TermStatistics,
): Ranking {
  const strong = groups.flatMap((group) =>
    group.alternatives.filter((alternative) => alternative.weight >= 0.7),
  );
  return {
    groups: groups.map((group) => ({
      alternatives: group.alternatives.map(({ terms, weight }) => ({ keys: terms.map(keyOf), weight })),
      weight: groupWeight(group, statistics),
      isDistinctive: group.importance >= 1,
    })),
    nameTerms: new Set(strong.flatMap((alternative) => alternative.terms)),
    path: pathKey(query),
    isJapanese: /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}]/u.test(query),
  };
}

function languageFactor(ranking: Ranking, candidate: Candidate): number {
  if (ranking.isJapanese) return candidate.isJapanese === true ? RANKING.sameLanguage : RANKING.otherLanguage;
  return candidate.isJapanese === false ? 1 : RANKING.otherLanguage;
}

function nameCovered(ranking: Ranking, candidate: Candidate): number {
  const words = candidate.nameKey.split('-').filter((word) => word !== '');
  return words.filter((word) => ranking.nameTerms.has(stem(word))).length / Math.max(1, words.length);
}

function bonusForExact(ranking: Ranking, candidate: Candidate): number {
  if (`${candidate.ownerKey}/${candidate.nameKey}` === ranking.path) return RANKING.exactPath;
  return candidate.nameKey === ranking.path ? RANKING.exactName : 0;
}

/** The relevance score of a candidate, 0 or more. */
export function scoreOf(ranking: Ranking, candidate: Candidate): number {
  let sum = 0;
  let matched = 0;
  let whole = 0;
  let weakest = 1;
  for (const group of ranking.groups) {
    const { weight } = group;
    const impact = impactOfGroup(group, candidate);
    whole += weight;
    if (impact > 0) matched += weight;
    sum += weight * impact ** RANKING.impactPower;
    if (group.isDistinctive) weakest = Math.min(weakest, impact);
  }
  const share = whole > 0 ? matched / whole : 0;
  const mean = whole > 0 ? sum / whole : 0;
  const base =
    (mean * (1 - RANKING.weakest) + Math.min(mean, weakest) * RANKING.weakest) * share ** RANKING.coverage;
  const factor =
    languageFactor(ranking, candidate) * (1 + RANKING.nameCovered * nameCovered(ranking, candidate));
  return base * factor + bonusForExact(ranking, candidate);
}

/** Compares candidates by score, then stars, views and id, so that the order is stable. */
export function compareCandidates(ranking: Ranking): (left: Candidate, right: Candidate) => number {
  const scores = new Map<string, number>();
  const score = (candidate: Candidate): number => {
    const known = scores.get(candidate.id) ?? scoreOf(ranking, candidate);
    scores.set(candidate.id, known);
    return known;
  };
  return (left, right) =>
    score(right) - score(left) ||
    right.stars - left.stars ||
    right.views - left.views ||
    (left.id < right.id ? -1 : Number(left.id > right.id));
}
