import { inSeconds, MINUTE, SECOND } from '@kimari/common/durations';
import type { Dispatcher } from 'undici';
import { EXIT } from '../exit-codes';
import { Failure } from '../failure';
import { certificates } from './certificates';
import type { Environment } from '../lib/environment';
import { type Proxy, proxyFor } from './proxies';
import { refusedByProxy, tookTooLong, unreachable } from './unreachable';

export type HttpRequest = {
  readonly method: 'GET' | 'POST';
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
  /** Most bytes of the answer. */
  readonly maxBytes: number;
  /** For the whole of it; {@link TOTAL_MS} by default. */
  readonly timeoutMs?: number;
};

export type HttpAnswer = {
  readonly status: number;
  header(name: string): string | null;
  readonly body: Buffer;
};

const CONNECT_MS = 10 * SECOND;
const HEADERS_MS = 30 * SECOND;
const BODY_MS = 30 * SECOND;
/** For a request and its answer, repetitions included. */
export const TOTAL_MS = MINUTE;

/** Status codes that only a proxy in front of a registry sends. */
const PROXY_STATUSES = new Set([403, 407, 502, 503, 504]);

/** Sends requests through the proxies and with the certificates that the environment names. Follows no redirects. */
export class Transport {
  private direct: Promise<Dispatcher> | undefined;
  private readonly tunnels = new Map<string, Promise<Dispatcher>>();

  constructor(private readonly environment: Environment) {}

  async send(request: HttpRequest): Promise<HttpAnswer> {
    const url = new URL(request.url);
    const proxy = proxyFor(url, this.environment);
    const milliseconds = request.timeoutMs ?? TOTAL_MS;
    const signal = AbortSignal.timeout(milliseconds);
    try {
      const answer = await this.ask(request, url, proxy, signal);
      const body = await bounded(answer.body, request.maxBytes, answer.headers['content-length']);
      const header = (name: string): string | null => single(answer.headers[name]);
      if (proxy !== null && isOfProxy(url, answer.statusCode, header))
        throw refusedByProxy(url, proxy, answer.statusCode);
      return { status: answer.statusCode, header, body };
    } catch (error) {
      if (error instanceof Failure) throw error;
      if (signal.aborted) throw tookTooLong(url, inSeconds(TOTAL_MS));
      throw unreachable(url, error, proxy);
    }
  }

  /** Ends open connections, so that the process can. */
  async close(): Promise<void> {
    const open = [this.direct, ...this.tunnels.values()];
    await Promise.all(open.map(async (dispatcher) => (await dispatcher)?.destroy()));
  }

  /** Over https through a tunnel, which sees nothing; over http by a plain request, as proxies expect it. */
  private async ask(
    { method, headers, body }: HttpRequest,
    url: URL,
    proxy: Proxy | null,
    signal: AbortSignal,
  ): Promise<Dispatcher.ResponseData> {
    const { origin, host, pathname, search } = url;
    const isPlain = proxy !== null && url.protocol === 'http:';
    const dispatcher = await (proxy === null || isPlain ? this.connect() : this.tunnel(proxy));
    return dispatcher.request({
      ...{ method, signal, headersTimeout: HEADERS_MS, bodyTimeout: BODY_MS },
      ...(isPlain
        ? { origin: proxy.origin, path: url.href, headers: { ...headers, host, ...withName(proxy) } }
        : { origin, path: pathname + search, headers }),
      ...(body === undefined ? {} : { body }),
    });
  }

  private connect(): Promise<Dispatcher> {
    return (this.direct ??= import('undici').then(({ Agent }) => new Agent({ connect: this.tls() })));
  }

  private tunnel({ origin, authorization }: Proxy): Promise<Dispatcher> {
    const known = this.tunnels.get(origin);
    if (known) return known;
    const made = import('undici').then(
      ({ ProxyAgent }) =>
        new ProxyAgent({
          ...{ uri: origin, requestTls: this.tls(), proxyTls: this.tls() },
          ...(authorization === null ? {} : { token: authorization }),
        }),
    );
    this.tunnels.set(origin, made);
    return made;
  }

  private tls(): { readonly timeout: number; readonly ca?: string[] } {
    const ca = certificates(this.environment);
    return { timeout: CONNECT_MS, ...(ca ? { ca: [...ca] } : {}) };
  }
}

const withName = ({ authorization }: Proxy): Readonly<Record<string, string>> =>
  authorization === null ? {} : { 'proxy-authorization': authorization };

/** Registries answer in JSON; a page in their place is the proxy's own. Through a tunnel, only the registry can answer. */
function isOfProxy(url: URL, status: number, header: HttpAnswer['header']): boolean {
  if (url.protocol !== 'http:' || !PROXY_STATUSES.has(status)) return false;
  return status === 407 || !(header('content-type') ?? '').startsWith('application/json');
}

function single(value: string | string[] | undefined): string | null {
  return (Array.isArray(value) ? value[0] : value) ?? null;
}

async function bounded(
  body: AsyncIterable<Buffer>,
  maxBytes: number,
  declared: string | string[] | undefined,
): Promise<Buffer> {
  const parts: Buffer[] = [];
  let bytes = 0;
  for await (const part of body) {
    bytes += part.length;
    if (bytes > maxBytes)
      throw new Failure({ code: 'ANSWER_TOO_LARGE', says: ['registry.too_large', { maxBytes }] });
    parts.push(part);
  }
  const expected = single(declared);
  if (expected !== null && Number(expected) !== bytes)
    throw new Failure({
      code: 'TRUNCATED',
      says: ['registry.truncated'],
      exit: EXIT.network,
      hint: ['hint.again'],
    });
  return Buffer.concat(parts);
}
