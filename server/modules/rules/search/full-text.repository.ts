import { Injectable } from '@nestjs/common';
import { COUNTED } from '../../../kernel/search/marks';
import { sharedTerms, withFeedback } from '../../../kernel/search/feedback';
import { readQuery } from '../../../kernel/search/query-groups';
import {
  isJapaneseText,
  pathKey,
  prepareRanking,
  leanFactor,
  rankCandidates,
  sortScored,
  type Candidate,
  type Lean,
  type Ranking,
  type Scored,
} from '../../../kernel/search/ranking';
import { MAX_SCANNED, CandidatesRepository, type NamedRule } from './candidates.repository';
import type { RuleFilter, RulePage, RuleSearch, SearchViewer, TypeCount } from './search.types';
import { quoteLexeme } from './index-row';
import { planSearch, tagQuery, type SearchPlan } from './plan';
import { authorTerm } from './terms';
import { EXACT_TOTAL } from './totals';
import { WordsRepository } from './words.repository';

/** The best matches and the total number of matches. */
type Matches = {
  readonly candidates: readonly Candidate[];
  readonly total: number;
  readonly isExact: boolean;
  /** Whether `candidates` holds every match. */
  readonly isComplete: boolean;
};

/** A parsed query. */
type ParsedQuery = { readonly plan: SearchPlan; readonly ranking: Ranking; readonly lean: Lean };

/** Full-text search over the rules that the viewer may see. */
@Injectable()
export class FullTextRepository {
  constructor(
    private readonly words: WordsRepository,
    private readonly candidates: CandidatesRepository,
  ) {}

  /** One page of matches, best first unless the search asks for another order. */
  async search(search: RuleSearch): Promise<RulePage> {
    const parsed = await this.parse(search.query, search.filter);
    if (parsed === null) return { ids: [], total: 0, isTotalExact: true };
    const matches = await this.match(parsed, search);
    const window = (await this.rank(parsed.ranking, matches.candidates)).map(({ candidate }) => candidate.id);
    const ids =
      search.sort === 'relevance'
        ? await this.byRelevance(window, matches, parsed.plan, search)
        : await this.bySort(window, matches, parsed.plan, search);
    return { ids, total: matches.total, isTotalExact: matches.isExact };
  }

  /** How many matches each type has. Above 10,000 in all, the numbers are scaled estimates. */
  async countByType(query: string, filter: RuleFilter, viewer: SearchViewer): Promise<readonly TypeCount[]> {
    const parsed = await this.parse(query, filter);
    if (parsed === null) return [];
    const list = { query, filter, viewer, sort: 'relevance', limit: 1, offset: 0 } as const;
    const matches = await this.match(parsed, list);
    if (matches.isComplete) return this.candidates.countByTypeAmong(matches.candidates.map(({ id }) => id));
    const counts = await this.candidates.countByType(parsed.plan.content, list);
    const counted = counts.reduce((sum, { count }) => sum + count, 0);
    const factor = matches.isExact || counted === 0 ? 1 : matches.total / counted;
    return counts.map(({ type, count }) => ({ type, count: Math.round(count * factor) }));
  }

  private async parse(query: string, filter: RuleFilter): Promise<ParsedQuery | null> {
    const { groups: typed, kind } = readQuery(query);
    const authorId = filter.author === undefined ? null : await this.candidates.idOfOwner(filter.author);
    const isUnknownAuthor = filter.author !== undefined && authorId === null;
    if (typed.length === 0 || isUnknownAuthor) return null;
    const { groups, statistics, isRomaji } = await this.words.resolve(typed);
    const lean = { isJapanese: isRomaji || isJapaneseText(query), kind };
    const plan = planSearch(groups, statistics, filterConditions(filter, authorId));
    return { plan, ranking: prepareRanking(query, { groups, marked: plan.marked }, lean, statistics), lean };
  }

  /** Scores the candidates, and again by what they share with the best. */
  private async rank(ranking: Ranking, candidates: readonly Candidate[]): Promise<readonly Scored[]> {
    const scored = rankCandidates(ranking, candidates);
    const terms = sharedTerms(scored);
    if (terms.length === 0) return scored;
    const statistics = await this.words.statisticsOf(terms);
    return sortScored(withFeedback(scored, statistics, ({ candidate }) => leanFactor(ranking, candidate)));
  }

  private async match({ plan, lean }: ParsedQuery, search: RuleSearch): Promise<Matches> {
    const found = await this.candidates.find(plan, namedBy(search.query), lean, search);
    const isStrict = (candidate: Candidate) => (candidate.marks & COUNTED) !== 0;
    const { candidates } = found;
    if (!plan.isCounted) {
      const total = Math.max(plan.expected.matches, candidates.length);
      return { candidates, total, isExact: false, isComplete: false };
    }
    const others = candidates.filter((candidate) => !isStrict(candidate)).length;
    const total = found.counted + others;
    const isComplete = total <= candidates.length;
    return { candidates, total, isExact: found.counted <= EXACT_TOTAL, isComplete };
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
    const isScanShort = (search.offset + search.limit) * rulesPerMatch <= MAX_SCANNED / 4;
    const scanned = isScanShort ? await this.candidates.scanned(plan.content, search) : null;
    return scanned ?? this.candidates.sorted(plan.content, search);
  }
}

/** Reads the query as the name or path of a rule. */
function namedBy(query: string): NamedRule {
  const [first = '', second] = pathKey(query).split('/');
  return second === undefined ? { nameKey: first, ownerKey: null } : { nameKey: second, ownerKey: first };
}

/** The tag and author filters as `tsquery` text. Both are indexed terms, so the index does the filtering. */
function filterConditions(filter: RuleFilter, authorId: string | null): readonly string[] {
  const tags = tagQuery({ tags: filter.tags ?? [], mode: filter.tagMode ?? 'any' });
  const author = authorId === null ? '' : quoteLexeme(authorTerm(authorId));
  return [tags, author].filter((condition) => condition !== '');
}
