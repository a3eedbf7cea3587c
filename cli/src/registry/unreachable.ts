import { EXIT } from '../exit-codes';
import { Failure, type Phrase } from '../failure';
import type { TextKey } from '../texts/translate';
import type { Proxy } from './proxies';

/** Node's error codes for certificates that are untrusted, for another host, or expired. */
const CERTIFICATE_ERRORS = /CERT|SIGNATURE/;
/** OpenSSL's error codes for an answer that is not TLS. */
const NO_TLS = /^(ERR_SSL_(WRONG_VERSION_NUMBER|PACKET_LENGTH_TOO_LONG|HTTP_REQUEST)|EPROTO)$/;
/** undici's message when a proxy refuses to connect. */
const PROXY_REFUSAL = /^Proxy response \((\d+)\)/;

/** Codes of the system and of undici, in words. */
const REASONS: readonly (readonly [codes: RegExp, says: TextKey])[] = [
  [/^ECONNREFUSED$/, 'network.reason_refused'],
  [/^(ENOTFOUND|EAI_AGAIN|EAI_NODATA|EAI_NONAME)$/, 'network.reason_name'],
  [/^(ECONNRESET|EPIPE|UND_ERR_SOCKET|UND_ERR_ABORTED)$/, 'network.reason_broken'],
  [/^(ENETUNREACH|EHOSTUNREACH|ENETDOWN|EADDRNOTAVAIL)$/, 'network.reason_no_way'],
  [/TIMEDOUT|TIMEOUT/, 'network.reason_slow'],
  [/^(HPE_|UND_ERR_(RES|REQ|HEADERS))/, 'network.reason_not_http'],
  [NO_TLS, 'network.reason_no_tls'],
  [CERTIFICATE_ERRORS, 'network.reason_certificate'],
];

/** Explains why no answer came. */
export function unreachable(url: URL, error: unknown, proxy: Proxy | null): Failure {
  const { code, message } = innermost(error);
  const status = PROXY_REFUSAL.exec(message)?.[1];
  if (proxy !== null && status !== undefined) return refusedByProxy(url, proxy, Number(status));
  return new Failure({
    code: 'NETWORK',
    says: reasonOf(proxy?.origin ?? url.origin, code),
    exit: EXIT.network,
    hint: hintFor(url, code, proxy),
    cause: error,
    ...(proxy === null ? {} : { fields: { proxy: proxy.origin } }),
  });
}

/** Nothing but the time is known: a whole request took too long, and would again. */
export function tookTooLong(url: URL, seconds: number): Failure {
  return new Failure({
    code: 'TIMEOUT',
    says: ['network.timeout', { origin: url.origin, seconds }],
    exit: EXIT.network,
    hint: ['network.hint'],
  });
}

/** A proxy has answered instead of the registry. */
export function refusedByProxy(url: URL, proxy: Proxy, status: number): Failure {
  return new Failure({
    code: 'PROXY',
    says: ['network.proxy_refused', { origin: url.origin, proxy: proxy.origin, status }],
    exit: EXIT.network,
    hint: [status === 407 ? 'network.proxy_name_hint' : 'network.proxy_refused_hint', { host: url.hostname }],
    fields: { proxy: proxy.origin, status },
  });
}

function reasonOf(origin: string, code: string): Phrase {
  const key = REASONS.find(([codes]) => codes.test(code))?.[1];
  return [key ?? 'network.unreachable', { origin, reason: code }];
}

function hintFor({ host }: URL, code: string, proxy: Proxy | null): Phrase {
  if (NO_TLS.test(code)) return ['network.no_tls_hint', { address: `http://${host}` }];
  if (CERTIFICATE_ERRORS.test(code)) return ['network.untrusted_hint'];
  return proxy === null ? ['network.hint'] : ['network.through_proxy_hint', { proxy: proxy.origin }];
}

function innermost(error: unknown): { readonly code: string; readonly message: string } {
  const {
    code,
    name,
    message = '',
    cause,
  } = error as { code?: string; name?: string; message?: string; cause?: unknown };
  if (code === undefined && cause) return innermost(cause);
  return { code: code ?? name ?? 'unknown', message };
}
