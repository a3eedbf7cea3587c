/** Search functions that run in worker threads. */
export { relateTerms } from '../../../kernel/search/related-terms';
export { toSearchRow } from './index-row';
