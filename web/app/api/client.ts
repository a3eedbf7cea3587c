/** Answers after which a read is worth a second try. */
const TRANSIENT = new Set([408, 409, 425, 429, 500, 502, 503, 504]);

/** Milliseconds before the second try when the answer names none, and how long nobody is kept waiting. */
const SHORT_WAIT = 300;
const TOO_LONG = 10_000;

/** An answer of the API that is not a success; `status` is HTTP's. */
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

/** Milliseconds after which to ask again (`Retry-After`, RFC 9110 §10.2.3); null when there is no use in it. */
function waitAfter({ status, headers }: Response): number | null {
  if (!TRANSIENT.has(status)) return null;
  const asked = headers.get('Retry-After');
  if (asked === null) return SHORT_WAIT;
  const wait = /^\d+$/.test(asked) ? Number(asked) * 1000 : Date.parse(asked) - Date.now();
  if (wait > TOO_LONG) return null;
  return Number.isNaN(wait) ? SHORT_WAIT : Math.max(wait, 0);
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

async function postTwice(path: string, body: unknown, signal: AbortSignal): Promise<Response> {
  const first = await post(path, body, signal);
  const wait = waitAfter(first);
  if (wait === null) return first;
  await delay(wait, signal);
  return post(path, body, signal);
}

/**
 * A call of the page's own that reads (the contract reads by POST), tried once more when the first answer
 * may pass, as soon as that says. Pages themselves read through loaders and change things through actions.
 */
export async function read(path: string, body: unknown, signal: AbortSignal): Promise<unknown> {
  const response = await postTwice(path, body, signal);
  if (!response.ok) throw new ApiFailure(response.status);
  return response.json();
}
