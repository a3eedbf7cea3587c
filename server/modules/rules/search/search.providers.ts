import { CandidatesRepository } from './candidates.repository';
import { FilteredRulesRepository } from './filtered-rules.repository';
import { FullTextSearch } from './full-text-search.service';
import { FollowRenamesTask } from './follow-renames.task';
import { RefreshStatisticsTask } from './refresh-statistics.task';
import { ReindexTask } from './reindex.task';
import { SearchIndexing } from './indexing.service';
import { SearchIndexRepository } from './search-index.repository';
import { RuleSearchService } from './search.service';
import { SearchStatistics } from './statistics.service';
import { KnownTerms } from './known-terms';
import { FollowOperatorWords } from './operator-words.service';
import { WordsRepository } from './words.repository';

/** What searching consists of. */
export const SEARCH_PROVIDERS = [
  KnownTerms,
  WordsRepository,
  CandidatesRepository,
  FullTextSearch,
  FilteredRulesRepository,
  SearchIndexRepository,
  SearchIndexing,
  RuleSearchService,
  SearchStatistics,
  RefreshStatisticsTask,
  FollowRenamesTask,
  ReindexTask,
  FollowOperatorWords,
];
