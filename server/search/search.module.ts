import { Module } from '@nestjs/common';
import { FullTextSearch } from './answer/full-text-search.service';
import { Search } from './answer/search.service';
import { CandidatesRepository } from './index/candidates.repository';
import { FilteredRulesRepository } from './index/filtered-rules.repository';
import { FollowRenamesTask } from './index/follow-renames.task';
import { SearchIndexing } from './index/indexing.service';
import { KnownTerms } from './index/known-terms';
import { RefreshStatisticsTask } from './index/refresh-statistics.task';
import { ReindexTask } from './index/reindex.task';
import { SearchIndexRepository } from './index/search-index.repository';
import { StandingsRepository } from './index/standings.repository';
import { SearchStatistics } from './index/statistics.service';
import { WordsRepository } from './index/words.repository';
import { FollowOperatorWords } from './lexicon/operator-words.service';

@Module({
  providers: [
    KnownTerms,
    WordsRepository,
    CandidatesRepository,
    FilteredRulesRepository,
    SearchIndexRepository,
    StandingsRepository,
    SearchIndexing,
    SearchStatistics,
    FullTextSearch,
    Search,
    RefreshStatisticsTask,
    FollowRenamesTask,
    ReindexTask,
    FollowOperatorWords,
  ],
  exports: [Search],
})
export class SearchModule {}
