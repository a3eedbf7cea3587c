import { Injectable } from '@nestjs/common';
import { searchSeconds, timed } from '../../kernel/metrics/instruments';
import { FilteredRulesRepository } from '../index/filtered-rules.repository';
import { SearchIndexing } from '../index/indexing.service';
import { SearchIndexRepository } from '../index/search-index.repository';
import { SearchStatistics } from '../index/statistics.service';
import type { RuleList, RulePage, RuleSearch, SearchState } from '../search.types';
import { FullTextSearch } from './full-text-search.service';

/** The search, as the rest of the server knows it. It returns keys of rules; callers read the rules. */
@Injectable()
export class Search {
  constructor(
    private readonly fullText: FullTextSearch,
    private readonly filtered: FilteredRulesRepository,
    private readonly indexing: SearchIndexing,
    private readonly statistics: SearchStatistics,
    private readonly index: SearchIndexRepository,
  ) {}

  /** One page of the rules that the viewer may see and a query or a filter selects. The page counts itself by a facet. */
  find(list: RuleList | RuleSearch): Promise<RulePage> {
    const isQuery = 'query' in list;
    return timed(
      searchSeconds,
      { kind: isQuery ? 'query' : 'list' },
      () => (isQuery ? this.fullText.search(list) : this.filtered.list(list)),
      ({ total }) => (total > 0 ? 'found' : 'nothing'),
    );
  }

  /**
   * Indexes new or changed rules. Call it in the transaction that changes them. Throws Unavailable when the queue of the
   * workers is full.
   */
  write(...ruleIds: readonly string[]): Promise<void> {
    return this.indexing.write(...ruleIds);
  }

  /** Removes a rule that nobody sees any more. */
  remove(ruleId: string): Promise<void> {
    return this.indexing.remove(ruleId);
  }

  /** Indexes the rules of an owner under its new name. Call it in the transaction of the renaming. */
  followRename(ownerId: string): Promise<void> {
    return this.indexing.followRename(ownerId);
  }

  /** How far the index is. */
  state(): Promise<SearchState> {
    return this.index.state();
  }

  /** Counts anew how common terms are, after many rules have come or gone at once. */
  refreshStatistics(): Promise<void> {
    return this.statistics.refresh();
  }
}
