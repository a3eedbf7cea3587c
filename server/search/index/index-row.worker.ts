/** What of the index is made in worker threads. */
export { toSearchRow } from './index-row';
