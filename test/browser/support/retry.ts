/**
 * Tells a story again that failed, once: a browser on a busy machine can miss a deadline that has nothing to do with the page.
 * The output shows the first failure, and what is broken fails both times.
 */
jest.retryTimes(1, { logErrorsBeforeRetry: true, retryImmediately: true });
