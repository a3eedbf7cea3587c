import { retryAfterSeconds } from '@kimari/common/retry-after';

/** Statuses after which a read is retried. */
const RETRYABLE = new Set([408, 409, 425, 429, 500, 502, 503, 504]);

/** Milliseconds before the retry when the response has no `Retry-After`, and the longest delay we accept. */
const DEFAULT_RETRY_DELAY = 300;
const MAX_RETRY_DELAY = 10_000;

/** Milliseconds to wait before a retry (`Retry-After`, RFC 9110 §10.2.3); null when a retry makes no sense. */
function retryDelayOf({ status, headers }: Response): number | null {
  if (!RETRYABLE.has(status)) return null;
  const asked = { retryAfter: headers.get('Retry-After'), date: headers.get('Date') };
  const seconds = retryAfterSeconds(asked, Date.now());
  if (seconds === null) return DEFAULT_RETRY_DELAY;
  return seconds * 1000 > MAX_RETRY_DELAY ? null : seconds * 1000;
}

function delay(milliseconds: number, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, milliseconds);
    signal?.addEventListener(
      'abort',
      () => {
        clearTimeout(timer);
        reject(signal.reason as Error);
      },
      { once: true },
    );
  });
}

/** Sends a read, and once more after a transient error, when `Retry-After` says so. */
export async function withRetry(send: () => Promise<Response>, signal?: AbortSignal): Promise<Response> {
  const first = await send();
  const wait = retryDelayOf(first);
  if (wait === null) return first;
  await delay(wait, signal);
  return send();
}
