import { Injectable } from '@nestjs/common';
import { ownerTerm } from '../../../kernel/search/document-terms';
import { queryGroups } from '../../../kernel/search/query-groups';
import {
  compareCandidates,
  pathKey,
  prepareRanking,
  type Candidate,
  type Ranking,
} from '../../../kernel/search/ranking';
import { EXACT_TOTAL, RuleCandidatesRepository } from './rule-candidates.repository';
import type { RuleFilter, RulePage, RuleSearch, SearchViewer, TypeCount } from './rule-search.types';
import { quoteLexeme } from './search-document';
import { planSearch, tagQuery, type SearchPlan } from './search-plan';
import { SearchWordsRepository } from './search-words.repository';

/** Lists longer than this are not read when better matches fill the first pages anyway. */
const DEAR = 30_000;
/** Candidates that fill the first pages. */
const ENOUGH = 100;
/** Below this many complete matches, documents with a part of the query follow. */
const FEW = 40;

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
export class RuleSearchRepository {
  constructor(
    private readonly words: SearchWordsRepository,
    private readonly candidates: RuleCandidatesRepository,
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
    if (typed.length === 0) return null;
    const { groups, statistics } = await this.words.resolve(typed);
    return {
      plan: planSearch(groups, statistics, narrowing(filter)),
      ranking: prepareRanking(query, groups, statistics),
    };
  }

  private async match(plan: SearchPlan, search: RuleSearch): Promise<Matches> {
    const [strict, namesakes] = await Promise.all([this.strictMatches(plan, search), this.namesakes(search)]);
    const candidates = distinct([...strict.candidates, ...namesakes]);
    if (candidates.length >= FEW || plan.loose === null)
      return { ...strict, candidates, total: Math.max(strict.total, candidates.length) };
    const looseTiers =
      plan.expected.looseContent > DEAR ? [plan.loose.strong] : [plan.loose.strong, plan.loose.content];
    const loose = await this.candidates.find(looseTiers, search, false);
    const all = distinct([...candidates, ...loose.candidates]);
    return { candidates: all, total: all.length, isExact: true, isComplete: true };
  }

  private async strictMatches(plan: SearchPlan, search: RuleSearch): Promise<Matches> {
    const tiers = [plan.name, plan.strong];
    if (plan.expected.content > DEAR) {
      const { candidates } = await this.candidates.find(tiers, search, true);
      if (candidates.length >= ENOUGH) {
        return {
          candidates,
          total: Math.max(plan.expected.content, EXACT_TOTAL),
          isExact: false,
          isComplete: false,
        };
      }
    }
    const { candidates, counted } = await this.candidates.find([...tiers, plan.content], search, true);
    const isExact = counted <= EXACT_TOTAL;
    const total = isExact ? counted : Math.max(plan.expected.content, EXACT_TOTAL);
    return { candidates, total, isExact, isComplete: counted <= candidates.length };
  }

  private async namesakes(search: RuleSearch): Promise<readonly Candidate[]> {
    const [first = '', second] = pathKey(search.query).split('/');
    if (second === undefined) return this.candidates.namesakes(first, null, search);
    return this.candidates.namesakes(second, first, search);
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
    return matches.isExact
      ? this.candidates.sorted(plan.content, search)
      : this.candidates.sortedCommon(plan.content, search);
  }
}

function distinct(candidates: readonly Candidate[]): readonly Candidate[] {
  const seen = new Set<string>();
  return candidates.filter(({ id }) => !seen.has(id) && seen.add(id));
}

/** Filters as `tsquery` text: tags and owners are terms of the documents, so the index itself does the filtering. */
function narrowing(filter: RuleFilter): readonly string[] {
  const tags = tagQuery({ tags: filter.tags ?? [], mode: filter.tagMode ?? 'any' });
  const author = filter.author === undefined ? '' : quoteLexeme(ownerTerm(filter.author));
  return [tags, author].filter((condition) => condition !== '');
}
