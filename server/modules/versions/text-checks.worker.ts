/** The checks of texts, for worker threads. */
export { findings } from '@kimari/common/findings/findings';
