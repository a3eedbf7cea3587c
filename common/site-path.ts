type Url = Readonly<Record<'origin' | 'pathname' | 'search' | 'hash', string>>;

/** The class that browsers and Node share; this folder is compiled without the types of either. */
declare const URL: {
  new (address: string, base: string): Url;
  canParse(address: string, base: string): boolean;
};

/** Base URL to resolve addresses against; `.invalid` never resolves (RFC 2606). */
const BASE_ORIGIN = 'http://here.invalid';

/**
 * Checks and encodes a path of this site that a client sent as the target of a redirect. Null for anything that could
 * lead elsewhere: `//host`, `/\host` (which browsers treat as `//host`), schemes and control characters.
 */
export function sitePath(target: string): string | null {
  if (!target.startsWith('/') || target.startsWith('//') || target.includes('\\')) return null;
  // Browsers drop tab and newline, which turns "/\t/host" into "//host".
  if (/[\u0000-\u001F\u007F]/.test(target)) return null;
  const url = URL.canParse(target, BASE_ORIGIN) ? new URL(target, BASE_ORIGIN) : null;
  // Parsing removes dot segments, which turns "/.//host" into "//host".
  if (url?.origin !== BASE_ORIGIN || url.pathname.startsWith('//')) return null;
  return url.pathname + url.search + url.hash;
}
