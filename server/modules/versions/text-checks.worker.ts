/** The checks of texts, for worker threads. */
export { inspect } from './inspect-text';
