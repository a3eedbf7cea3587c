/** What threads do for search. */
export { toSearchRow } from './index-row';
