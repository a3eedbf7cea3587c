/** Search functions that run in worker threads. */
export { toSearchRow } from './index-row';
