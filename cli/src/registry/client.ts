import type { Locale } from '@kimari/common/locale';
import { NOTICE_HEADER } from '@kimari/common/notice-header';
import { retryAfterSeconds } from '@kimari/common/retry-after';
import { EXIT, type ExitCode } from '../exit-codes';
import { Failure, type Phrase } from '../failure';
import { isObject, type JsonObject } from '../lib/json';
import { badAnswer } from './answers';
import { isPrivateWay } from './origin';
import { type HttpAnswer, type HttpRequest, TOTAL_MS } from './transport';

export type ClientOptions = {
  /** The registry; requests go nowhere else. */
  readonly origin: string;
  /** The token that this registry issued; null without one. */
  readonly token: string | null;
  readonly locale: Locale;
  readonly version: string;
  readonly isOffline: boolean;
  readonly send: (request: HttpRequest) => Promise<HttpAnswer>;
  readonly sleep: (milliseconds: number) => Promise<void>;
  /** Called before the program waits because the registry asks it to. */
  readonly onWait: (seconds: number) => void;
  /** Called with the id of the notice to everybody that an answer names. */
  readonly onNotice?: (id: string) => void;
};

type Call = {
  readonly method?: 'GET' | 'POST';
  readonly body?: unknown;
  readonly maxBytes?: number;
  /** True when the call is idempotent. */
  readonly isSafe?: boolean;
  readonly withoutToken?: boolean;
};

const MAX_JSON_BYTES = 4 * 1024 * 1024;
const MAX_ATTEMPTS = 3;
/** Longest wait that a call accepts from the registry. */
export const MAX_WAIT_SECONDS = 60;
const MAX_REDIRECTS = 3;
const FIRST_PAUSE_MS = 400;
const PASSING = new Set([408, 425, 502, 503, 504]);

/** Calls one registry. The token leaves for this origin only, over TLS or within this machine. */
export class RegistryClient {
  readonly origin: string;

  constructor(private readonly options: ClientOptions) {
    this.origin = options.origin;
  }

  get isSignedIn(): boolean {
    return this.options.token !== null;
  }

  /** The JSON of an answer; throws Failure for everything but success. */
  async json(path: string, call: Call = {}): Promise<unknown> {
    return jsonOf(await this.answer(path, call), path);
  }

  async object(path: string, call: Call = {}): Promise<JsonObject> {
    const value = await this.json(path, call);
    if (!isObject(value)) throw badAnswer(path);
    return value;
  }

  /** A call that changes something. */
  post(path: string, body: unknown): Promise<JsonObject> {
    return this.object(path, { method: 'POST', body });
  }

  async answer(path: string, call: Call = {}): Promise<HttpAnswer> {
    if (this.options.isOffline)
      throw new Failure({
        code: 'OFFLINE',
        says: ['network.offline'],
        exit: EXIT.network,
        hint: ['network.offline_hint'],
      });
    const answer = await this.attempt(this.urlOf(path), call);
    if (answer.status >= 200 && answer.status < 300) return answer;
    throw this.refusal(answer);
  }

  private urlOf(path: string): string {
    const url = new URL(path, this.origin);
    if (url.origin !== this.origin) throw badAnswer('url');
    return url.href;
  }

  /** Repeats what may be repeated, and waits as long as the registry says. */
  private async attempt(url: string, call: Call): Promise<HttpAnswer> {
    const mayRepeat = (call.method ?? 'GET') === 'GET' || call.isSafe === true;
    let waited = 0;
    const started = performance.now();
    const timeLeft = () => Math.ceil(TOTAL_MS - (performance.now() - started - waited * 1000));
    for (let count = 1; ; count += 1) {
      const last = count === MAX_ATTEMPTS;
      try {
        const answer = await this.follow(url, call, timeLeft());
        const pause = pauseOf(answer, mayRepeat, count);
        if (pause === null || last) return answer;
        waited += pause;
        if (waited > MAX_WAIT_SECONDS) return answer;
        if (pause >= 1) this.options.onWait(Math.ceil(pause));
        await this.options.sleep(pause * 1000);
      } catch (error) {
        const isPassing = error instanceof Failure && error.code === 'NETWORK';
        if (!isPassing || !mayRepeat || last || timeLeft() <= 0) throw error;
        await this.options.sleep(FIRST_PAUSE_MS * count);
      }
    }
  }

  private async follow(url: string, call: Call, timeoutMs: number): Promise<HttpAnswer> {
    let address = url;
    for (let count = 0; count <= MAX_REDIRECTS; count += 1) {
      const answer = await this.options.send({ ...this.requestOf(address, call), timeoutMs });
      const notice = answer.header(NOTICE_HEADER.toLowerCase());
      if (notice !== null) this.options.onNotice?.(notice);
      if (![301, 302, 303, 307, 308].includes(answer.status)) return answer;
      address = this.redirect(answer, address, call);
    }
    throw new Failure({ code: 'REDIRECTED', says: ['registry.redirects'] });
  }

  private redirect(answer: HttpAnswer, address: string, { method = 'GET' }: Call): string {
    const location = answer.header('location') ?? '';
    const target = URL.canParse(location, address) ? new URL(location, address) : null;
    if (target?.origin === this.origin && method === 'GET') return target.href;
    throw new Failure({
      code: 'REDIRECTED',
      says: ['registry.redirected', { origin: this.origin, target: target?.origin ?? location }],
      exit: EXIT.denied,
    });
  }

  private requestOf(
    url: string,
    { method = 'GET', body, maxBytes = MAX_JSON_BYTES, withoutToken }: Call,
  ): HttpRequest {
    const { token, locale, version } = this.options;
    const content = body === undefined ? null : JSON.stringify(body);
    if (token !== null && withoutToken !== true && !isPrivateWay(this.origin))
      throw new Failure({
        code: 'INSECURE',
        says: ['registry.insecure', { origin: this.origin }],
        exit: EXIT.denied,
        hint: ['registry.insecure_hint'],
      });
    return {
      ...{ method, url, maxBytes },
      headers: {
        accept: '*/*',
        'accept-encoding': 'identity',
        'accept-language': locale,
        'user-agent': `kimari/${version} (node ${process.versions.node}; ${process.platform})`,
        ...(token !== null && withoutToken !== true ? { authorization: `Bearer ${token}` } : {}),
        ...(content === null ? {} : { 'content-type': 'application/json' }),
      },
      ...(content === null ? {} : { body: content }),
    };
  }

  private refusal(answer: HttpAnswer): Failure {
    const envelope = envelopeOf(answer.body);
    const code = typeof envelope?.code === 'string' ? envelope.code : `HTTP_${answer.status}`;
    const retryAfter = secondsOf(answer);
    const message = messageOf(envelope);
    const detail = detailOf(envelope);
    return new Failure({
      code,
      says:
        message === null
          ? ['registry.refused', { origin: this.origin, status: answer.status }]
          : ['registry.says', { message }],
      exit: exitOf(answer.status),
      ...(detail === null ? {} : { detail }),
      ...hintOf(answer.status, this.isSignedIn, retryAfter),
      fields: {
        status: answer.status,
        ...(retryAfter === null ? {} : { retryAfter }),
        ...issuesOf(envelope),
        ...textFindingsOf(envelope),
      },
    });
  }
}

/** The JSON of an answer; throws Failure for anything else. */
export function jsonOf({ body }: Pick<HttpAnswer, 'body'>, path: string): unknown {
  try {
    return JSON.parse(body.toString('utf8')) as unknown;
  } catch {
    throw badAnswer(path);
  }
}

/** Seconds to wait before the next attempt; null when there should be none. */
function pauseOf(answer: HttpAnswer, mayRepeat: boolean, count: number): number | null {
  if (answer.status === 429 || (answer.status === 503 && answer.header('retry-after') !== null)) {
    // A refused call has changed nothing, so it may be repeated whatever it does.
    const seconds = secondsOf(answer) ?? 1;
    return seconds > MAX_WAIT_SECONDS ? null : seconds;
  }
  return mayRepeat && PASSING.has(answer.status) ? (FIRST_PAUSE_MS * count) / 1000 : null;
}

function secondsOf(answer: HttpAnswer): number | null {
  const headers = { retryAfter: answer.header('retry-after'), date: answer.header('date') };
  const seconds = retryAfterSeconds(headers, Date.now());
  return seconds === null ? null : Math.ceil(seconds);
}

function envelopeOf(body: Buffer): JsonObject | null {
  try {
    const value: unknown = JSON.parse(body.toString('utf8'));
    return isObject(value) ? value : null;
  } catch {
    return null;
  }
}

const MAX_DETAIL = 600;

/** The registry's message of a refusal; RFC 6749 §5.2 names the field differently. */
function messageOf(envelope: JsonObject | null): string | null {
  const texts = [envelope?.message, envelope?.error_description];
  const message = texts.find((text) => typeof text === 'string' && text.trim() !== '');
  return typeof message === 'string' ? message.replace(/\s+/g, ' ').trim().slice(0, MAX_DETAIL) : null;
}

function detailOf(envelope: JsonObject | null): string | null {
  const lines = issuesOf(envelope).issues?.map(({ path, message }) => `${path}: ${message}`) ?? [];
  return lines.length === 0 ? null : lines.join('\n').slice(0, MAX_DETAIL);
}

type Issue = { readonly path: string; readonly message: string };

function issuesOf(envelope: JsonObject | null): { readonly issues?: readonly Issue[] } {
  const issues = isObject(envelope?.data) ? envelope.data.issues : null;
  if (!Array.isArray(issues)) return {};
  return {
    issues: issues.filter(isObject).map(({ path, message }) => ({
      path: Array.isArray(path) ? path.join('.') : '',
      message: typeof message === 'string' ? message : '',
    })),
  };
}

/** A refusal of a text names the places, and a reason that says whether its author may accept them. */
function textFindingsOf(envelope: JsonObject | null): JsonObject {
  const { reason, findings } = isObject(envelope?.data) ? envelope.data : {};
  return typeof reason === 'string' && Array.isArray(findings) ? { reason, findings } : {};
}

function exitOf(status: number): ExitCode {
  if (status === 401) return EXIT.signIn;
  if (status === 403) return EXIT.denied;
  return status === 429 || status === 408 || status >= 502 ? EXIT.network : EXIT.failed;
}

function hintOf(status: number, isSignedIn: boolean, retryAfter: number | null): { readonly hint?: Phrase } {
  if (status === 401) return { hint: ['hint.login'] };
  if (status === 404 && !isSignedIn) return { hint: ['hint.private_or_missing'] };
  if (status === 403) return { hint: ['hint.scope'] };
  if (retryAfter !== null) return { hint: ['hint.retry_after', { seconds: retryAfter }] };
  return {};
}
