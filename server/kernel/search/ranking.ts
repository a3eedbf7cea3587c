import type { Alternative, QueryGroup } from './query-groups';
import { stem } from './stem';
import { impactOf, inverseFrequency, ORDINARY_LEVEL } from './scoring';

/** What the order of a document depends on. */
export type Candidate = {
  readonly id: string;
  readonly ownerKey: string;
  readonly nameKey: string;
  /** The telling terms with their steps, as `packLevels` writes them. */
  readonly telling: string;
  /** Whether name and description are written in Japanese; null when in another language of CJK characters. */
  readonly isJapanese: boolean | null;
  /** Which groups are known to match, by position; a group that matches without telling terms counts as ordinary. */
  readonly matchesAll: boolean;
  readonly stars: number;
  readonly views: number;
};

/** How often terms occur, for telling common ones from rare ones. */
export type TermStatistics = { readonly total: number; documentsWith(term: string): number };

/** How the parts of a score are weighed against each other; found like those in `scoring.ts`. */
export const RANKING = {
  /** How much a document loses that lacks ideas of the query. */
  coverage: 0.5,
  /** How much the weakest idea decides, against the mean of all. */
  weakest: 0.3,
  /** Readers of Japanese are helped most by Japanese, and others by what is not in CJK characters. */
  sameLanguage: 1.3,
  otherLanguage: 0.9,
  /** What a name gains that holds nothing but what was asked for. */
  nameCovered: 0.3,
  /** More than any other score, so that exact names and paths come first. */
  exactName: 2,
  exactPath: 4,
  idfPower: 0.7,
  impactPower: 1.1,
};

const SEPARATOR = '|';

/** Writes the steps of telling terms as one text, for storing beside the document. */
export function packLevels(levels: Iterable<readonly [string, number]>): string {
  let packed = SEPARATOR;
  for (const [term, level] of levels) packed += `${term}=${level.toString(36)}${SEPARATOR}`;
  return packed;
}

/** How a term is found in packed levels. */
const keyOf = (term: string): string => `${SEPARATOR}${term}=`;

function levelIn(packed: string, key: string): number | null {
  const at = packed.indexOf(key);
  return at < 0 ? null : Number.parseInt(packed.charAt(at + key.length), 36);
}

/** Documents that have all terms of an alternative, at most. */
export function documentsWithAlternative(alternative: Alternative, statistics: TermStatistics): number {
  return Math.min(...alternative.terms.map((term) => statistics.documentsWith(term)));
}

/** How much a group tells: by the most common of its ways, so that a rare synonym does not make it precious. */
function groupWeight(group: QueryGroup, statistics: TermStatistics): number {
  const ways = group.alternatives.filter((alternative) => alternative.weight >= 0.5);
  const having = Math.max(1, ...ways.map((alternative) => documentsWithAlternative(alternative, statistics)));
  return inverseFrequency(having, statistics.total) ** RANKING.idfPower * group.importance;
}

function impactOfWay({ keys, weight }: Way, telling: string): number {
  let sum = 0;
  for (const key of keys) {
    const level = levelIn(telling, key);
    if (level === null) return 0;
    sum += impactOf(level);
  }
  return (sum / keys.length) * weight;
}

/** How well a document satisfies a group, between 0 and 1. */
function impactOfGroup({ ways }: RankedGroup, candidate: Candidate): number {
  let best = 0;
  for (const way of ways) best = Math.max(best, impactOfWay(way, candidate.telling));
  return best === 0 && candidate.matchesAll ? impactOf(ORDINARY_LEVEL) : best;
}

type Way = { readonly keys: readonly string[]; readonly weight: number };
type RankedGroup = { readonly ways: readonly Way[]; readonly weight: number; readonly isTelling: boolean };

/** What is the same for all candidates of one query. */
export type Ranking = {
  readonly groups: readonly RankedGroup[];
  readonly nameTerms: ReadonlySet<string>;
  readonly path: string;
  readonly isJapanese: boolean;
};

/** The query written as a name or a path: `My Rule` is the rule `my-rule`. */
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
      ways: group.alternatives.map(({ terms, weight }) => ({ keys: terms.map(keyOf), weight })),
      weight: groupWeight(group, statistics),
      isTelling: group.importance >= 1,
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

/** The score of a candidate: how much of the query it is about, from 0 up. */
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
    if (group.isTelling) weakest = Math.min(weakest, impact);
  }
  const share = whole > 0 ? matched / whole : 0;
  const mean = whole > 0 ? sum / whole : 0;
  const base =
    (mean * (1 - RANKING.weakest) + Math.min(mean, weakest) * RANKING.weakest) * share ** RANKING.coverage;
  const factor =
    languageFactor(ranking, candidate) * (1 + RANKING.nameCovered * nameCovered(ranking, candidate));
  return base * factor + bonusForExact(ranking, candidate);
}

/** Best first; equally good ones by stars, then views, and always in the same order. */
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
