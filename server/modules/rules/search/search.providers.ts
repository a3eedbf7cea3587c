import { RefreshStatisticsTask } from './refresh-statistics.task';
import { RuleCandidatesRepository } from './candidates.repository';
import { RuleListRepository } from './filtered-rules.repository';
import { RuleSearchDocuments } from './rule-search-documents';
import { RuleSearchIndexRepository } from './search-index.repository';
import { RuleSearchRepository } from './full-text.repository';
import { SearchWordsRepository } from './words.repository';

/** What searching consists of. */
export const SEARCH_PROVIDERS = [
  SearchWordsRepository,
  RuleCandidatesRepository,
  RuleSearchRepository,
  RuleListRepository,
  RuleSearchIndexRepository,
  RuleSearchDocuments,
  RefreshStatisticsTask,
];
