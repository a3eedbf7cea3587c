import { Injectable } from '@nestjs/common';
import { queryGroups } from '../../../kernel/search/query-groups';
import {
  compareCandidates,
  pathKey,
  prepareRanking,
  type Candidate,
  type Ranking,
} from '../../../kernel/search/ranking';
import { MOST_READ, MOST_WALKED, CandidatesRepository, type Tiers } from './candidates.repository';
import type { RuleFilter, RulePage, RuleSearch, SearchViewer, TypeCount } from './search.types';
import { quoteLexeme } from './index-row';
import { planSearch, tagQuery, type SearchPlan } from './plan';
import { authorTerm } from './terms';
import { EXACT_TOTAL } from './totals';
import { WordsRepository } from './words.repository';

/** A posting list longer than this is expensive: it is skipped when better matches fill the first pages. */
const EXPENSIVE_LIST = 12_000;
/** With fewer complete matches than this, the list goes on with rules that match a part of the query. */
const FEW_MATCHES = 40;
/**
 * Few rules contain all ideas of a query this long. The search for partial matches starts at once, beside the search for
 * complete ones.
 */
const MANY_IDEAS = 4;

/** The best matches, and how many there are in all. */
type Matches = {
  readonly candidates: readonly Candidate[];
  readonly total: number;
  readonly isExact: boolean;
  /** Whether there are no matches besides these. */
  readonly isComplete: boolean;
};

/** A query, planned. */
type ReadQuery = { readonly plan: SearchPlan; readonly ranking: Ranking };

/** Full-text search over the rules that somebody may see. */
@Injectable()
export class FullTextRepository {
  constructor(
    private readonly words: WordsRepository,
    private readonly candidates: CandidatesRepository,
  ) {}

  /** One page of the rules that match a query, best first unless another order is asked for. */
  async search(search: RuleSearch): Promise<RulePage> {
    const read = await this.read(search.query, search.filter);
    if (read === null) return { ids: [], total: 0, isTotalExact: true };
    const matches = await this.match(read.plan, search);
    const window = [...matches.candidates]
      .sort(compareCandidates(read.ranking))
      .map((candidate) => candidate.id);
    const ids =
      search.sort === 'relevance'
        ? await this.byRelevance(window, matches, read.plan, search)
        : await this.bySort(window, matches, read.plan, search);
    return { ids, total: matches.total, isTotalExact: matches.isExact };
  }

  /** How many matches of each type a query has. Beyond 10,000 in all, the shares are right and the numbers estimates. */
  async countByType(query: string, filter: RuleFilter, viewer: SearchViewer): Promise<readonly TypeCount[]> {
    const read = await this.read(query, filter);
    if (read === null) return [];
    const list = { query, filter, viewer, sort: 'relevance', limit: 1, offset: 0 } as const;
    const matches = await this.match(read.plan, list);
    if (matches.isComplete) return this.candidates.countByTypeAmong(matches.candidates.map(({ id }) => id));
    const counts = await this.candidates.countByType(read.plan.content, list);
    const counted = counts.reduce((sum, { count }) => sum + count, 0);
    const factor = matches.isExact || counted === 0 ? 1 : matches.total / counted;
    return counts.map(({ type, count }) => ({ type, count: Math.round(count * factor) }));
  }

  private async read(query: string, filter: RuleFilter): Promise<ReadQuery | null> {
    const typed = queryGroups(query);
    const authorId = filter.author === undefined ? null : await this.candidates.idOfOwner(filter.author);
    const isByNobody = filter.author !== undefined && authorId === null;
    if (typed.length === 0 || isByNobody) return null;
    const { groups, statistics } = await this.words.resolve(typed);
    return {
      plan: planSearch(groups, statistics, narrowing(filter, authorId)),
      ranking: prepareRanking(query, groups, statistics),
    };
  }

  private async match(plan: SearchPlan, search: RuleSearch): Promise<Matches> {
    const [strict, early] = await Promise.all([
      this.strictMatches(plan, search),
      plan.ideas >= MANY_IDEAS ? this.partialMatches(plan, search) : null,
    ]);
    if (strict.candidates.length >= FEW_MATCHES || plan.loose === null) return strict;
    const partial = early ?? (await this.partialMatches(plan, search));
    const candidates = distinct([...strict.candidates, ...partial]);
    return { candidates, total: candidates.length, isExact: true, isComplete: true };
  }

  private async partialMatches(
    { loose, expected }: SearchPlan,
    search: RuleSearch,
  ): Promise<readonly Candidate[]> {
    if (loose === null) return [];
    const queries = expected.looseContent > EXPENSIVE_LIST ? [loose.strong] : [loose.strong, loose.content];
    const tiers = { queries, counted: null, name: null, matchesAll: false };
    return (await this.candidates.find(tiers, search)).candidates;
  }

  private async strictMatches(plan: SearchPlan, search: RuleSearch): Promise<Matches> {
    // Matches by name fill the first pages alone when there are that many.
    const queries = plan.expected.name > MOST_READ ? [plan.name] : [plan.name, plan.strong];
    const best = { queries, counted: null, name: namedBy(search.query), matchesAll: true };
    if (plan.expected.shortestList <= EXPENSIVE_LIST)
      return this.countedMatches({ ...best, counted: plan.content }, search);
    const { candidates } = await this.candidates.find(best, search);
    if (candidates.length >= FEW_MATCHES || plan.ideas >= MANY_IDEAS) {
      return {
        candidates,
        total: Math.max(plan.expected.matches, candidates.length),
        isExact: false,
        isComplete: false,
      };
    }
    const tiers = { queries: [], counted: plan.content, name: null, matchesAll: true };
    const { candidates: others, ...counted } = await this.countedMatches(tiers, search);
    return { ...counted, candidates: distinct([...candidates, ...others]) };
  }

  private async countedMatches(tiers: Tiers, search: RuleSearch): Promise<Matches> {
    const { candidates, counted } = await this.candidates.find(tiers, search);
    const total = Math.max(counted ?? 0, candidates.length);
    const isExact = total <= EXACT_TOTAL;
    return { candidates, total, isExact, isComplete: total <= candidates.length };
  }

  private async byRelevance(
    window: readonly string[],
    matches: Matches,
    plan: SearchPlan,
    { limit, offset, ...search }: RuleSearch,
  ): Promise<readonly string[]> {
    const scored = window.slice(offset, offset + limit);
    if (scored.length === limit || matches.isComplete) return scored;
    const after = Math.max(0, offset - window.length);
    const list = { ...search, limit, offset };
    const rest = await this.candidates.rest(plan.content, list, window, limit - scored.length, after);
    return [...scored, ...rest];
  }

  private async bySort(
    window: readonly string[],
    matches: Matches,
    plan: SearchPlan,
    search: RuleSearch,
  ): Promise<readonly string[]> {
    if (matches.isComplete) return this.candidates.sortedAmong(window, search);
    const rulesPerMatch = plan.expected.documents / matches.total;
    const isWalkShort = (search.offset + search.limit) * rulesPerMatch <= MOST_WALKED / 4;
    const walked = isWalkShort ? await this.candidates.walked(plan.content, search) : null;
    return walked ?? this.candidates.sorted(plan.content, search);
  }
}

function distinct(candidates: readonly Candidate[]): readonly Candidate[] {
  const seen = new Set<string>();
  return candidates.filter(({ id }) => !seen.has(id) && seen.add(id));
}

/** The name or path that a query may be. */
function namedBy(query: string): { readonly nameKey: string; readonly ownerKey: string | null } {
  const [first = '', second] = pathKey(query).split('/');
  return second === undefined ? { nameKey: first, ownerKey: null } : { nameKey: second, ownerKey: first };
}

/** Filters as `tsquery` text: tags and authors are terms of the documents, so the index itself does the filtering. */
function narrowing(filter: RuleFilter, authorId: string | null): readonly string[] {
  const tags = tagQuery({ tags: filter.tags ?? [], mode: filter.tagMode ?? 'any' });
  const author = authorId === null ? '' : quoteLexeme(authorTerm(authorId));
  return [tags, author].filter((condition) => condition !== '');
}
