import { retryAfterSeconds } from '@kimari/common/retry-after';
import { withRetry } from './retry';
import { pauseBefore, waitFor } from './waiting';

/** The site could not be reached, so the outcome of the request is unknown. */
export class ConnectionLost extends Error {
  override readonly name = 'ConnectionLost';
}

/** A proxy in front of the pages answered with an error, or the response to a change was one. */
export class RequestRefused extends Error {
  override readonly name = 'RequestRefused';

  constructor(
    readonly status: number,
    /** Seconds to wait. */
    readonly retryAfter: number | null,
    readonly requestId: string | null,
    /** The host's explanation in the reader's language; null if another server answered. */
    readonly says: string | null,
  ) {
    super(`The site answered ${status}`);
  }
}

type Fetch = typeof fetch;

/** A mark in the body of pages' data; a response without it does not come from the pages. */
const PAGE_DATA = 'text/x-script';
const BUSY = new Set([429, 502, 503, 504]);
/** The longest `Retry-After` after which a page still retries by itself, and how often it does. */
const LONGEST_WAIT = 60_000;
const MOST_WAITS = 5;

const patient = new WeakSet<AbortSignal>();

/** Lets the read with this signal wait until the site answers: the reader stays on a working page meanwhile. */
export function bePatient(signal: AbortSignal): void {
  patient.add(signal);
}

/** Paths that Remix fetches during navigation: data of pages, and the list of routes. */
function pathOf(input: RequestInfo | URL): string | null {
  const address = input instanceof Request ? input.url : String(input);
  const { origin, pathname } = new URL(address, location.href);
  return origin === location.origin ? pathname : null;
}

function methodOf(input: RequestInfo | URL, init?: RequestInit): string {
  return (init?.method ?? (input instanceof Request ? input.method : 'GET')).toUpperCase();
}

/** Whole seconds of `Retry-After`. */
function retryAfterOf({ headers }: Response): number | null {
  const asked = { retryAfter: headers.get('Retry-After'), date: headers.get('Date') };
  const seconds = retryAfterSeconds(asked, Date.now());
  return seconds === null ? null : Math.ceil(seconds);
}

/** The host's explanation of a refusal: by a limit, the size of a form, or the origin of the request. */
async function wordsOf(response: Response): Promise<string | null> {
  if (!response.headers.get('Content-Type')?.startsWith('application/json')) return null;
  const body: unknown = await response.json().catch(() => null);
  if (typeof body !== 'object' || body === null || !('message' in body)) return null;
  return typeof body.message === 'string' ? body.message : null;
}

async function refused(response: Response): Promise<RequestRefused> {
  const { status, headers } = response;
  const says = await wordsOf(response);
  return new RequestRefused(status, retryAfterOf(response), headers.get('X-Request-Id'), says);
}

async function reach(send: () => Promise<Response>, signal: AbortSignal | undefined): Promise<Response> {
  try {
    return await send();
  } catch (error) {
    if (error instanceof TypeError && !signal?.aborted)
      throw new ConnectionLost('The site cannot be reached', { cause: error });
    throw error;
  }
}

/** Retries until the site can be reached and no longer asks to wait. */
async function readPatiently(send: () => Promise<Response>, signal: AbortSignal): Promise<Response> {
  for (let attempt = 0, waits = 0; ; attempt += 1) {
    try {
      const response = await send();
      const wait = BUSY.has(response.status) ? retryAfterOf(response) : null;
      if (wait === null || wait * 1000 > LONGEST_WAIT || waits >= MOST_WAITS) return response;
      waits += 1;
      await waitFor('busy', Math.max(wait * 1000, pauseBefore(0)), signal);
    } catch (error) {
      if (!(error instanceof ConnectionLost)) throw error;
      await waitFor('unreached', pauseBefore(attempt), signal);
    }
  }
}

function read(
  send: () => Promise<Response>,
  signal: AbortSignal | undefined,
  isList: boolean,
): Promise<Response> {
  const once = () => reach(send, signal);
  return signal && (isList || patient.has(signal)) ? readPatiently(once, signal) : withRetry(once, signal);
}

/**
 * A `fetch` for pages. Reads of their data are retried once, or until they succeed after {@link bePatient}; writes
 * never. It fails with {@link ConnectionLost} if the site cannot be reached, and with {@link RequestRefused} for errors
 * that do not come from the pages. Other requests pass unchanged.
 */
export function pageFetch(send: Fetch): Fetch {
  return async (input, init) => {
    const path = pathOf(input);
    const signal = init?.signal ?? undefined;
    const once = () => send(input, init);
    // The list of routes has a signal only when somebody waits for it.
    const isList = path === '/__manifest' && signal !== undefined;
    if (!isList && !path?.endsWith('.data')) return once();
    const isRead = methodOf(input, init) === 'GET';
    const response = await (isRead ? read(once, signal, isList) : reach(once, signal));
    const isForeign = !(response.headers.get('Content-Type') ?? '').startsWith(PAGE_DATA);
    if (response.status >= 400 && isForeign) throw await refused(response);
    return response;
  };
}
