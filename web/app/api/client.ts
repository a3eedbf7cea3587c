import { withRetry } from './retry';

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

/**
 * Reads from the REST API (by POST, as the contract defines) from inside a page, and retries once after a transient
 * error, when `Retry-After` says so. Pages load their data in loaders and change it in actions instead.
 */
export async function read(path: string, body: unknown, signal: AbortSignal): Promise<unknown> {
  const response = await withRetry(() => post(path, body, signal), signal);
  if (!response.ok) throw new ApiFailure(response.status);
  return response.json();
}
