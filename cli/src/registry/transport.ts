import { readFileSync } from 'node:fs';
import type { Dispatcher } from 'undici';
import { EXIT } from '../exit-codes';
import { Failure } from '../failure';

export type Environment = Readonly<Record<string, string | undefined>>;

export type HttpRequest = {
  readonly method: 'GET' | 'POST';
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
  /** Most bytes of the answer. */
  readonly maxBytes: number;
};

export type HttpAnswer = {
  readonly status: number;
  header(name: string): string | null;
  readonly body: Buffer;
};

const CONNECT_MS = 10_000;
const HEADERS_MS = 30_000;
const BODY_MS = 30_000;
const TOTAL_MS = 120_000;

/** Sends requests through the proxies and with the certificates that the environment names. Follows no redirects. */
export class Transport {
  private dispatcher: Promise<Dispatcher> | undefined;

  constructor(private readonly environment: Environment) {}

  async send({ method, url, headers, body, maxBytes }: HttpRequest): Promise<HttpAnswer> {
    const dispatcher = await this.connect();
    const { origin, pathname, search } = new URL(url);
    const signal = AbortSignal.timeout(TOTAL_MS);
    try {
      const answer = await dispatcher.request({
        ...{ origin, path: pathname + search, method, headers, signal },
        ...(body === undefined ? {} : { body }),
        headersTimeout: HEADERS_MS,
        bodyTimeout: BODY_MS,
      });
      return {
        status: answer.statusCode,
        header: (name) => single(answer.headers[name]),
        body: await bounded(answer.body, maxBytes, answer.headers['content-length']),
      };
    } catch (error) {
      if (error instanceof Failure) throw error;
      throw unreachable(url, error);
    }
  }

  /** Ends open connections, so that the process can. */
  async close(): Promise<void> {
    await (await this.dispatcher)?.destroy();
  }

  private connect(): Promise<Dispatcher> {
    return (this.dispatcher ??= this.makeDispatcher());
  }

  private async makeDispatcher(): Promise<Dispatcher> {
    const { Agent, EnvHttpProxyAgent } = await import('undici');
    const ca = this.certificates();
    const connect = { timeout: CONNECT_MS, ...(ca ? { ca } : {}) };
    const { HTTP_PROXY, http_proxy, HTTPS_PROXY, https_proxy, ALL_PROXY, all_proxy } = this.environment;
    const everywhere = ALL_PROXY ?? all_proxy;
    const httpProxy = http_proxy ?? HTTP_PROXY ?? everywhere;
    const httpsProxy = https_proxy ?? HTTPS_PROXY ?? everywhere;
    if (!httpProxy && !httpsProxy) return new Agent({ connect });
    return new EnvHttpProxyAgent({
      ...{ connect, requestTls: { ...(ca ? { ca } : {}) } },
      ...(httpProxy ? { httpProxy } : {}),
      ...(httpsProxy ? { httpsProxy } : {}),
      noProxy: this.environment.no_proxy ?? this.environment.NO_PROXY ?? '',
    });
  }

  /** Node itself reads NODE_EXTRA_CA_CERTS. */
  private certificates(): string[] | null {
    const file = this.environment.SSL_CERT_FILE ?? '';
    if (file === '') return null;
    try {
      return [readFileSync(file, 'utf8')];
    } catch (cause) {
      throw new Failure({
        code: 'CERTIFICATES',
        says: ['network.certificates', { file }],
        exit: EXIT.network,
        cause,
      });
    }
  }
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

/** What Node calls a certificate that nobody vouches for, or that is for another name or time. */
const CERTIFICATE_ERRORS = /CERT|SIGNATURE/;

function unreachable(url: string, error: unknown): Failure {
  const code = codeOf(error);
  return new Failure({
    code: 'NETWORK',
    says: ['network.unreachable', { origin: new URL(url).origin, reason: code }],
    exit: EXIT.network,
    hint: [CERTIFICATE_ERRORS.test(code) ? 'network.untrusted_hint' : 'network.hint'],
    cause: error,
  });
}

function codeOf(error: unknown): string {
  const { code, name, cause } = error as { code?: string; name?: string; cause?: unknown };
  return code ?? (cause ? codeOf(cause) : (name ?? 'unknown'));
}
