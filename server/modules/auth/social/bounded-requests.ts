import type { OutgoingHttpHeaders } from 'node:http';

/** Milliseconds for one request to a provider, and for all requests of one exchange. */
export const REQUEST_TIME = 5_000;
export const EXCHANGE_TIME = 8_000;
const MAX_BODY_BYTES = 64 * 1024;

/** What openid-client asks for. */
type BoundedInit = { readonly signal?: AbortSignal | undefined };

type Failure = { readonly statusCode: number; readonly data: string };
type Deliver = (failure: Failure | Error | null, body?: string) => void;

/** The method by which the `oauth` package, under every OAuth strategy of passport, sends a request. */
type Requester = {
  _request(
    method: string,
    url: string,
    headers: OutgoingHttpHeaders | null,
    body: string | Buffer | null,
    accessToken: string | null,
    deliver: Deliver,
  ): void;
  _customHeaders: OutgoingHttpHeaders;
};

/**
 * Replaces how a strategy sends requests: within a time, up to a size, without following redirects, and with the access
 * token in a header alone. Call it on the `_oauth2` of a strategy that serves one exchange.
 */
export function boundRequests(oauth2: object): void {
  const requester = oauth2 as Requester;
  const exchange = AbortSignal.timeout(EXCHANGE_TIME);
  requester._request = (method, url, headers, body, _accessToken, deliver) => {
    const signal = AbortSignal.any([exchange, AbortSignal.timeout(REQUEST_TIME)]);
    const init = {
      method,
      headers: textHeaders({ ...requester._customHeaders, ...headers }),
      ...(body && { body: body.toString() }),
      redirect: 'error' as const,
      signal,
    };
    send(url, init).then(
      (text) => deliverSafely(deliver, null, text),
      (error: unknown) => deliverSafely(deliver, toFailure(error)),
    );
  };
}

/** A `fetch` within the same bounds, for all requests of one exchange. */
export function boundedFetch(exchange: AbortSignal): (url: string, init: BoundedInit) => Promise<Response> {
  return async (url, init) => {
    const signals = [exchange, AbortSignal.timeout(REQUEST_TIME), ...(init.signal ? [init.signal] : [])];
    const response = await fetch(url, {
      ...init,
      redirect: 'error',
      signal: AbortSignal.any(signals),
    } as RequestInit);
    const { status, headers } = response;
    const text = await readText(response);
    return new Response(status === 204 ? null : text, { status, headers });
  };
}

/** An answer that reports an error. */
class Refused extends Error {
  constructor(readonly failure: Failure) {
    super(`The provider answered ${failure.statusCode}`);
  }
}

async function send(url: string, init: RequestInit): Promise<string> {
  const response = await fetch(url, init);
  const text = await readText(response);
  // GitHub reports a refused code with status 200.
  if (!response.ok || reportsError(text))
    throw new Refused({ statusCode: response.ok ? 400 : response.status, data: text });
  return text;
}

async function readText({ body }: Response): Promise<string> {
  const parts: Uint8Array[] = [];
  let length = 0;
  for await (const part of (body ?? []) as AsyncIterable<Uint8Array>) {
    length += part.length;
    // Leaving the loop cancels the rest.
    if (length > MAX_BODY_BYTES) throw new Error('The answer of the provider is too long');
    parts.push(part);
  }
  return Buffer.concat(parts).toString();
}

function reportsError(text: string): boolean {
  const answer: unknown = JSON.parse(text);
  return typeof answer === 'object' && answer !== null && 'error' in answer;
}

/** The strategies parse what they get without care; an error thrown by one of them is its failure, not the server's. */
function deliverSafely(deliver: Deliver, failure: Failure | Error | null, body?: string): void {
  try {
    deliver(failure, body);
  } catch (error) {
    deliver(toFailure(error));
  }
}

function toFailure(error: unknown): Failure | Error {
  if (error instanceof Refused) return error.failure;
  return error instanceof Error ? error : new Error('The provider cannot be reached', { cause: error });
}

function textHeaders(headers: OutgoingHttpHeaders): Record<string, string> {
  return Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)]));
}
