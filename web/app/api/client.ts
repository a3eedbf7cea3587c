/** Statuses after which a read is retried. */
const RETRYABLE = new Set([408, 409, 425, 429, 500, 502, 503, 504]);

/** Milliseconds before the retry when the response has no `Retry-After`, and the longest delay we accept. */
const DEFAULT_RETRY_DELAY = 300;
const MAX_RETRY_DELAY = 10_000;

/** The API responded with an error; `status` is the HTTP status. */
export class ApiFailure extends Error {
  constructor(readonly status: number) {
    super(`The API answered ${status}`);
  }
}

function post(path: string, body: unknown, signal: AbortSignal): Promise<Response> {
  return fetch(`/api${path}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
    signal,
  });
}

/** Milliseconds to wait before a retry (`Retry-After`, RFC 9110 §10.2.3); null when a retry makes no sense. */
function retryDelayOf({ status, headers }: Response): number | null {
  if (!RETRYABLE.has(status)) return null;
  const asked = headers.get('Retry-After');
  if (asked === null) return DEFAULT_RETRY_DELAY;
  const wait = /^\d+$/.test(asked) ? Number(asked) * 1000 : Date.parse(asked) - Date.now();
  if (wait > MAX_RETRY_DELAY) return null;
  return Number.isNaN(wait) ? DEFAULT_RETRY_DELAY : Math.max(wait, 0);
}

function delay(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, milliseconds);
    signal.addEventListener(
      'abort',
      () => {
        clearTimeout(timer);
        reject(signal.reason as Error);
      },
      { once: true },
    );
  });
}

async function postWithRetry(path: string, body: unknown, signal: AbortSignal): Promise<Response> {
  const first = await post(path, body, signal);
  const wait = retryDelayOf(first);
  if (wait === null) return first;
  await delay(wait, signal);
  return post(path, body, signal);
}

/**
 * Reads from the REST API (by POST, as the contract defines) from inside a page, and retries once after a transient
 * error, when `Retry-After` says so. Pages load their data in loaders and change it in actions instead.
 */
export async function read(path: string, body: unknown, signal: AbortSignal): Promise<unknown> {
  const response = await postWithRetry(path, body, signal);
  if (!response.ok) throw new ApiFailure(response.status);
  return response.json();
}
