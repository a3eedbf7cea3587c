import type { RuleSort } from '@kimari/common/enums';
import { LIMITS } from '@kimari/common/limits';
import { Injectable } from '@nestjs/common';
import { ownTurn } from '../../kernel/concurrency/own-turn';
import type { Window } from '../../kernel/schema/connection';
import { type Candidate } from '../index/candidate';
import {
  CandidatesRepository,
  type FoundCandidates,
  MAX_SCANNED,
  MAX_SORTED,
  type NamedRule,
  type Scope,
} from '../index/candidates.repository';
import { countAmong, FACETS, type FacetCounts, isUnfiltered, scaled, withoutOwn } from '../index/facets';
import { rankedPage } from '../index/ranked-pages';
import { WordsRepository } from '../index/words.repository';
import { lexicon } from '../lexicon/lexicon-files';
import type { Concept } from '../query/concepts';
import type { Correction } from '../query/correction';
import { planSearch, type PlanScope, type SearchPlan } from '../query/plan';
import { type Preference } from '../query/preference';
import type { ResolvedQuery } from '../query/resolve-words';
import { EXACT_TOTAL } from '../query/totals';
import { tagQuery } from '../query/tsquery';
import { type UnderstoodQuery, understandQuery } from '../query/understand-query';
import { isJapaneseText, pathKey, prepareRanking, rankCandidates, type Ranking } from '../rank/ranking';
import type { Facet, RuleFilter, RulePage, RuleSearch } from '../search.types';
import { expressionTerms } from '../text/expression';
import { COUNTED, isMarked } from '../text/marks';
import { levelReader } from '../text/packed-levels';
import { authorTerm, quoteLexeme } from '../text/terms';
import { interpretationOf } from './interpretation';

/** The best matches and the total number of matches. */
type Matches = {
  /** Best first. */
  readonly candidates: readonly Candidate[];
  /** The ids of partial matches; none when totals are estimates. */
  readonly others: readonly string[];
  readonly total: number;
  readonly isExact: boolean;
  /** Whether `candidates` holds every match. */
  readonly isComplete: boolean;
} & Pick<FoundCandidates, 'popularity'>;

/** A parsed query. */
type ParsedQuery = {
  readonly groups: readonly Concept[];
  readonly plan: SearchPlan;
  readonly ranking: Ranking;
  readonly preference: Preference;
};

/** What a query matches in a scope. `dropped` are the concepts that nothing in it has, beside others that something has. */
type Answer = {
  readonly parsed: ParsedQuery;
  readonly matches: Matches;
  readonly dropped: readonly Concept[];
  readonly corrections: readonly Correction[];
};

/**
 * Up to this many matches, sorting them is faster than scanning the rules in order. Sorting by name reads only the index, so its
 * limit is higher.
 */
const quicklySorted = (sort: RuleSort) => (sort === 'name' ? MAX_SORTED : 5000);

/**
 * Rules that lack a concept are found only among this many of the best. Further ones are noise, and would make a filter find more
 * than it counts.
 */
const MAX_CLOSE_RANK = LIMITS.list.default;

/** What a question asks for, however it is filtered: it is read once, also for the facets. */
type Asked = UnderstoodQuery & { readonly authorId: string | null };

type Question = Scope & Pick<RuleSearch, 'query' | 'isLiteral'>;

/** Full-text search over the rules that the viewer may see. */
@Injectable()
export class FullTextSearch {
  constructor(
    private readonly words: WordsRepository,
    private readonly candidates: CandidatesRepository,
  ) {}

  /** One page of matches, best first unless the search asks for another order. */
  async search(search: RuleSearch): Promise<RulePage> {
    const asked = await this.understand(search);
    if (asked === null) return { ...NOTHING, countBy: () => Promise.resolve([]) };
    const answer = await this.answer(search, asked);
    const { parsed, matches } = answer;
    const keys =
      search.sort === 'relevance'
        ? await this.byRelevance(matches, parsed.plan, search)
        : await this.bySort(matches, parsed.plan, search);
    return {
      keys,
      total: matches.total,
      isTotalExact: matches.isExact,
      reading: interpretationOf(
        search.query.trim(),
        {
          groups: parsed.groups,
          dropped: answer.dropped,
          // Nothing is shown for a correction that finds nothing either.
          corrections: matches.total === 0 ? [] : await this.visible(answer, search),
        },
        matches.candidates,
      ),
      countBy: this.counting(search, asked, answer),
    };
  }

  /** The corrections whose words the viewer may know: those of rules in sight and of the dictionaries. */
  private async visible(
    { corrections, matches }: Answer,
    { viewer }: Question,
  ): Promise<readonly Correction[]> {
    const areKnown = await Promise.all(
      corrections.map(async ({ meant }) => {
        const terms = expressionTerms(meant);
        // Most are in a rule that was found, and nobody need be asked.
        if (lexicon().has(meant) || isAmong(matches.candidates, terms)) return true;
        return this.candidates.isUsed(terms, viewer);
      }),
    );
    return corrections.filter((_, index) => areKnown[index]);
  }

  /**
   * Counts by a facet. What has no choice of its own is counted with the answer to the whole question, all at once; a choice does not
   * narrow its own numbers, so that another answer is needed.
   */
  private counting(question: Question, asked: Asked, whole: Answer): RulePage['countBy'] {
    const unfiltered = FACETS.filter((facet) => isUnfiltered(facet, question.filter));
    let counted: Promise<FacetCounts> | undefined;
    return async (facet) => {
      if (unfiltered.includes(facet))
        return (await (counted ??= this.countEach(unfiltered, question, whole))).get(facet) ?? [];
      const scope = { ...question, filter: withoutOwn(facet, question.filter) };
      return (await this.countEach([facet], scope, await this.answer(scope, asked))).get(facet) ?? [];
    };
  }

  private async countEach(
    facets: readonly Facet[],
    scope: Scope,
    { matches, parsed }: Answer,
  ): Promise<FacetCounts> {
    if (matches.isComplete)
      return new Map(facets.map((facet) => [facet, countAmong(facet, matches.candidates)]));
    const counts = await this.candidates.countBy(facets, parsed.plan.content, matches.others, scope);
    const factor = matches.isExact ? 1 : Math.max(1, matches.total / EXACT_TOTAL);
    return new Map(facets.map((facet) => [facet, scaled(counts.get(facet) ?? [], factor)]));
  }

  /** Null for an empty query or an unknown author. */
  private async understand(question: Question): Promise<Asked | null> {
    const { author } = question.filter;
    const authorId = author === undefined ? null : await this.candidates.idOfOwner(author);
    if (author !== undefined && authorId === null) return null;
    const understood = await understandQuery(this.words, question);
    return understood && { ...understood, authorId };
  }

  private async answer(
    question: Question,
    { resolved, kind, corrections, authorId }: Asked,
  ): Promise<Answer> {
    const preference = { isJapanese: resolved.isRomaji || isJapaneseText(question.query), kind };
    const parsed = prepare(question, resolved, preference, authorId);
    const found = await this.find(parsed, question);
    const dropped = question.isLiteral ? [] : absentFrom(found, parsed);
    const kept = { ...resolved, groups: resolved.groups.filter((group) => !dropped.includes(group)) };
    const isAnythingLeft = kept.groups.some((group) => parsed.plan.concepts.includes(group));
    if (dropped.length === 0 || !isAnythingLeft)
      return { parsed, matches: await this.matchesOf(parsed, found), dropped: [], corrections };
    const reduced = prepare(question, kept, preference, authorId);
    return {
      parsed: { ...reduced, groups: resolved.groups },
      matches: await this.matchesOf(reduced, await this.find(reduced, question)),
      dropped,
      corrections,
    };
  }

  private find({ plan, preference }: ParsedQuery, question: Question): Promise<FoundCandidates> {
    return this.candidates.find(plan, namedBy(question.query), preference, question);
  }

  private async matchesOf({ plan, ranking }: ParsedQuery, found: FoundCandidates): Promise<Matches> {
    await ownTurn();
    const { popularity } = found;
    const ranked = rankCandidates(ranking, found.candidates);
    if (!plan.isCounted) {
      const candidates = ranked.map(({ candidate }) => candidate);
      const total = Math.max(plan.expected.matches, candidates.length);
      return { candidates, others: [], total, isExact: false, isComplete: false, popularity };
    }
    const isStrict = ({ marks }: Candidate) => (marks & COUNTED) !== 0;
    const candidates = ranked.flatMap(({ candidate }, rank) =>
      isStrict(candidate) || rank < MAX_CLOSE_RANK ? [candidate] : [],
    );
    const others = candidates.filter((candidate) => !isStrict(candidate)).map(({ id }) => id);
    const total = found.counted + others.length;
    const isComplete = total <= candidates.length;
    return { candidates, others, total, isExact: found.counted <= EXACT_TOTAL, isComplete, popularity };
  }

  private byRelevance(matches: Matches, plan: SearchPlan, search: RuleSearch): Promise<readonly string[]> {
    const scored = matches.candidates.map(({ id }) => ({
      id,
      popularity: matches.popularity.get(id) ?? '0',
    }));
    const ids = scored.map(({ id }) => id);
    const readRest = (window: Window) => this.candidates.rest(plan.further, search, ids, window);
    return rankedPage(scored, search, matches.isComplete ? null : readRest);
  }

  private async bySort(matches: Matches, plan: SearchPlan, search: RuleSearch): Promise<readonly string[]> {
    if (matches.isComplete) {
      const ids = matches.candidates.map(({ id }) => id);
      return this.candidates.sortedAmong(ids, search);
    }
    const rulesPerMatch = plan.expected.documents / matches.total;
    const isScanShort = (search.offset + search.limit) * rulesPerMatch <= MAX_SCANNED / 4;
    const scanned =
      isScanShort && matches.total > quicklySorted(search.sort)
        ? await this.candidates.scanned(plan.content, search)
        : null;
    return scanned ?? this.candidates.sorted(plan.content, matches.others, search);
  }
}

const NOTHING = { keys: [], total: 0, isTotalExact: true, reading: null } as const;

function prepare(
  { query, filter }: Question,
  { groups, statistics }: ResolvedQuery,
  preference: Preference,
  authorId: string | null,
): ParsedQuery {
  const plan = planSearch(groups, statistics, scopeOf(filter, authorId));
  const ranking = prepareRanking(query, { groups, concepts: plan.concepts }, preference, statistics);
  return { groups, plan, ranking, preference };
}

/** Whether one of the rules is about all of the terms. */
function isAmong(candidates: readonly Candidate[], terms: readonly string[]): boolean {
  const wanted = new Set(terms);
  const read = levelReader(wanted);
  return candidates.some(
    ({ distinctiveTerms }) => wanted.size > 0 && read(distinctiveTerms).size === wanted.size,
  );
}

/** The concepts that were searched for everywhere and found nowhere. */
function absentFrom({ allMarks }: FoundCandidates, { plan }: ParsedQuery): readonly Concept[] {
  return plan.concepts.filter((_, index) => plan.areProbed[index] && !isMarked(allMarks, index));
}

/** Reads the query as the name or path of a rule. */
function namedBy(query: string): NamedRule {
  const [first = '', second] = pathKey(query).split('/');
  return second === undefined ? { nameKey: first, ownerKey: null } : { nameKey: second, ownerKey: first };
}

/** The tag and author filters are `tsquery` text: both are indexed terms, so the index does the filtering. */
function scopeOf(filter: RuleFilter, authorId: string | null): PlanScope {
  const tags = tagQuery({ tags: filter.tags ?? [], mode: filter.tagMode ?? 'any' });
  const author = authorId === null ? '' : quoteLexeme(authorTerm(authorId));
  const conditions = [tags, author].filter((condition) => condition !== '');
  const isWhole =
    conditions.length === 0 && isUnfiltered('type', filter) && isUnfiltered('visibility', filter);
  return { conditions, isWhole };
}
