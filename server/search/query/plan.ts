import { COUNTED, markOf, TIER_ORDER } from '../text/marks';
import type { Tier } from '../text/scoring';
import type { Concept } from './concepts';
import { type PlannedConcept, conceptsOf, documentsIn, expectedIn, MAX_READ } from './planned-concepts';
import type { Alternative } from './query-draft';
import { searchesFor, splitByShared } from './split-searches';
import { closestAlternatives, groupWeight, type TermStatistics } from './term-statistics';
import { EXACT_TOTAL } from './totals';
import { type Alternatives, type Conditions, groupQuery, termInTier } from './tsquery';

/** A search, the marks of what it finds, and how many matches it reads at most. */
export type Probe = { readonly conditions: Conditions; readonly marks: number; readonly limit: number };

/** The text searches for one query. */
export type SearchPlan = {
  /** Each finds matches of one or more concepts in one tier. */
  readonly probes: readonly Probe[];
  /** Everything that contains all concepts. */
  readonly content: Conditions;
  /** What pages after the best matches list: `content`, or the part of it that has the concept in a stronger place. */
  readonly further: Conditions;
  /** The concepts that are searched for, in the order of their marks. */
  readonly concepts: readonly Concept[];
  /** Their weights. */
  readonly weights: readonly number[];
  /** Whether everything that contains a concept is found, for each of them. */
  readonly areProbed: readonly boolean[];
  /** Whether a probe counts everything that contains all concepts. */
  readonly isCounted: boolean;
  /** Estimates from the statistics. */
  readonly expected: {
    /** All documents in the index. */
    readonly documents: number;
    readonly matches: number;
  };
};

/** The most that is read of a common concept beside others, which says little alone. */
const MAX_READ_BESIDE_OTHERS = 1000;
/** A posting list longer than this is expensive to read. */
const EXPENSIVE_LIST = 12_000;
/** So many entries of posting lists are not compared for one search. */
const MAX_COMPARED = 300_000;

/** The closest alternatives of a concept down to one that so many documents have: with it, looser ones would not be read. */
function enoughFor(
  documents: number,
  { alternatives }: Concept,
  tier: Tier,
  statistics: TermStatistics,
): Alternatives {
  const isEnough = (alternative: Alternative) => documentsIn(tier, alternative, statistics) >= documents;
  const least = Math.max(0, ...alternatives.filter(isEnough).map(({ weight }) => weight));
  return { alternatives: alternatives.filter(({ weight }) => weight >= least) };
}

/** The probes for a concept alone: the tiers that are short enough to read. */
function probesAlone(
  { group, index, documents, isProbed }: PlannedConcept,
  isOneOfSeveral: boolean,
  { conditions, isWhole }: PlanScope,
  statistics: TermStatistics,
): readonly Probe[] {
  const limit = isOneOfSeveral && documents.name > MAX_READ ? MAX_READ_BESIDE_OTHERS : MAX_READ;
  const isRead = (tier: Tier) => (tier === 'content' ? isProbed : documents[tier] <= MAX_READ);
  return TIER_ORDER.filter((tier) => tier === 'name' || isRead(tier)).flatMap((tier) => {
    const sought = isWhole ? enoughFor(HIDDEN_MARGIN * limit, group, tier, statistics) : group;
    return searchesFor([sought], tier, statistics).map((search) => ({
      conditions: [...search, ...conditions],
      marks: markOf(index, tier),
      limit,
    }));
  });
}

/** So many rules have all concepts in their names that they fill every page that is scored. */
const ENOUGH_NAMED = 1000;
/** So many rules mention all concepts that those which only mention two of them are not read. */
const ENOUGH_COUNTED = 500;

/** The concept without loose alternatives, which lead to nothing where several are sought together, and take time. */
function closelyTo(group: Concept): Concept {
  return { ...group, alternatives: closestAlternatives(group) };
}

/** Two concepts, of which one alone is too long to read, in a tier. */
type Pair = { readonly concepts: readonly [PlannedConcept, PlannedConcept]; readonly tier: Tier };

/** The pairs of concepts that are worth reading. */
function pairsOf(
  concepts: readonly PlannedConcept[],
  tiers: readonly Tier[],
  { total }: TermStatistics,
): readonly Pair[] {
  const all = concepts.flatMap((left, index) =>
    concepts
      .slice(index + 1)
      .flatMap((right) => tiers.map((tier): Pair => ({ concepts: [left, right], tier }))),
  );
  return all.filter(({ concepts, tier }) => {
    const counts = concepts.map(({ documents }) => documents[tier]);
    const isLong = Math.max(...counts) > MAX_READ && Math.min(...counts) <= EXPENSIVE_LIST;
    return isLong && expectedIn('name', concepts, total) <= ENOUGH_NAMED;
  });
}

function marksOf(concepts: readonly PlannedConcept[], tier: Tier): number {
  return concepts.reduce((sum, { index }) => sum + markOf(index, tier), 0);
}

/** The probes for several concepts together. */
function probesTogether(
  concepts: readonly PlannedConcept[],
  tier: Tier,
  conditions: Conditions,
  statistics: TermStatistics,
): readonly Probe[] {
  return splitByShared(concepts.map(({ group }) => closelyTo(group)))
    .flatMap((groups) => searchesFor(groups, tier, statistics))
    .map((search) => ({
      conditions: [...search, ...conditions],
      marks: marksOf(concepts, tier),
      limit: MAX_READ,
    }));
}

/**
 * The tiers in which all concepts are sought together. Where enough names have all, other places add nothing; nor where two of
 * several concepts are read together to the end, since that finds what has all of them too; nor where the index would compare each
 * entry of a long list with the others.
 */
function tiersOfAll(
  required: readonly PlannedConcept[],
  pairs: readonly Pair[],
  { total }: TermStatistics,
): readonly Tier[] {
  const isLong = (tier: Tier) => required.some(({ documents }) => documents[tier] > MAX_READ);
  const compared = required.length * Math.min(...required.map(({ documents }) => documents.strong));
  const isNamed = expectedIn('name', required, total) > ENOUGH_NAMED;
  const isInPair = pairs.some(
    ({ concepts, tier }) =>
      required.length > 2 &&
      tier === 'strong' &&
      concepts.every((concept) => required.includes(concept)) &&
      expectedIn('strong', concepts, total) <= MAX_READ,
  );
  return (['name', 'strong'] as const).filter(
    (tier) => isLong(tier) && (tier === 'name' || !(isNamed || isInPair || compared > MAX_COMPARED)),
  );
}

/** Pairs are made of this many concepts, the rarest ones: each pair reads the lists of both. */
const MAX_PAIRED = 3;

/** The statistics also count rules that the viewer may not see; of this many times as many, enough are in sight. */
const HIDDEN_MARGIN = 4;

/**
 * The narrowest tier that has more matches than there are pages for, since long lists take long to read. Of several
 * concepts, nobody knows how many rules have all.
 */
function tierOfFurther(required: readonly PlannedConcept[], statistics: TermStatistics): Tier {
  const [concept, ...others] = required;
  if (concept === undefined || others.length > 0) return 'content';
  const atLeast = (tier: Tier) =>
    Math.max(
      ...concept.group.alternatives.map(({ terms: [term, ...more] }) =>
        term === undefined || more.length > 0 ? 0 : statistics.documentsWith(termInTier[tier](term)),
      ),
    );
  return TIER_ORDER.find((tier) => atLeast(tier) > HIDDEN_MARGIN * EXACT_TOTAL) ?? 'content';
}

/** What every search must also match. Whole when nothing limits it. */
export type PlanScope = { readonly conditions: Conditions; readonly isWhole: boolean };

/** Plans the searches for a query. */
export function planSearch(
  groups: readonly Concept[],
  statistics: TermStatistics,
  { conditions, isWhole }: PlanScope,
): SearchPlan {
  const concepts = conceptsOf(groups, statistics);
  const distinctive = concepts.filter(({ group }) => group.importance >= 1);
  const required = distinctive.length > 0 ? distinctive : concepts;
  const all = (tier: Tier) => [...required.map(({ group }) => groupQuery(group, tier)), ...conditions];
  const isCounted = Math.min(...required.map(({ documents }) => documents.content)) <= EXPENSIVE_LIST;
  const matches = expectedIn('content', required, statistics.total);
  const probes = concepts.flatMap((concept) => [
    ...probesAlone(concept, concepts.length > 1, { conditions, isWhole }, statistics),
  ]);
  if (concepts.length > 1) {
    const tiers: readonly Tier[] = isCounted && matches > ENOUGH_COUNTED ? ['strong'] : ['strong', 'content'];
    const pairs = pairsOf(concepts.slice(0, MAX_PAIRED), tiers, statistics);
    for (const tier of tiersOfAll(required, pairs, statistics))
      probes.push(...probesTogether(required, tier, conditions, statistics));
    probes.push(
      ...pairs.flatMap(({ concepts, tier }) => probesTogether(concepts, tier, conditions, statistics)),
    );
  }
  if (isCounted)
    probes.push({
      conditions: all('content'),
      marks: marksOf(required, 'content') + COUNTED,
      limit: EXACT_TOTAL + 1,
    });
  return {
    probes: withoutRepetition(probes),
    content: all('content'),
    further: all(isWhole ? tierOfFurther(required, statistics) : 'content'),
    concepts: concepts.map(({ group }) => group),
    weights: concepts.map(({ group }) => groupWeight(group, statistics)),
    areProbed: concepts.map(({ isProbed }) => isProbed),
    isCounted,
    expected: {
      documents: statistics.total,
      matches,
    },
  };
}

/** Every search once, with the marks of all that ask for it. */
function withoutRepetition(probes: readonly Probe[]): readonly Probe[] {
  const byConditions = new Map<string, Probe>();
  for (const probe of probes) {
    const conditions = probe.conditions.join(' & ');
    const same = byConditions.get(conditions);
    const marks = same ? same.marks | probe.marks : probe.marks;
    byConditions.set(conditions, { ...probe, marks, limit: Math.max(probe.limit, same?.limit ?? 0) });
  }
  return [...byConditions.values()];
}
