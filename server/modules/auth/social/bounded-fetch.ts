/** Milliseconds for one request to a provider, and for all requests of one exchange. */
export const REQUEST_TIME = 5_000;
export const EXCHANGE_TIME = 8_000;
const MAX_BODY_BYTES = 64 * 1024;

/** The options that our strategies and openid-client pass. */
type BoundedInit = {
  readonly method?: string | undefined;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: unknown;
  readonly signal?: AbortSignal | undefined;
};

/** A `fetch` within a time, up to a size and without following redirects, for all requests of one exchange. */
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
