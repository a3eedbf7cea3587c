export type { Highlighter, MatchedLine } from './query/highlight';
export { Search } from './answer/search.service';
export { SearchModule } from './search.module';
export type { Facet, RuleFilter, RulePage, SearchState } from './search.types';
