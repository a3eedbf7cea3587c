/** Answers after which a read is worth a second try. */
const TRANSIENT = new Set([408, 409, 425, 429, 500, 502, 503, 504]);

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

/**
 * A call of the page's own that reads (the contract reads by POST), tried once more when the first answer
 * may pass. Pages themselves read through loaders and change things through actions.
 */
export async function read(path: string, body: unknown, signal: AbortSignal): Promise<unknown> {
  const first = await post(path, body, signal);
  const response = TRANSIENT.has(first.status) ? await post(path, body, signal) : first;
  if (!response.ok) throw new ApiFailure(response.status);
  return response.json();
}
