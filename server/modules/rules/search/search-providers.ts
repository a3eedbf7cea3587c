import { RefreshStatisticsTask } from './refresh-statistics.task';
import { RuleCandidatesRepository } from './rule-candidates.repository';
import { RuleListRepository } from './rule-list.repository';
import { RuleSearchDocuments } from './rule-search-documents';
import { RuleSearchIndexRepository } from './rule-search-index.repository';
import { RuleSearchRepository } from './rule-search.repository';
import { SearchWordsRepository } from './search-words.repository';

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
