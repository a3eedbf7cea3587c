import { usageFailure } from '../failure';

/**
 * The origin of a registry as typed; a path after it would be lost, so it is refused. Without a scheme it is https, but for this
 * machine, where registries are tried out without certificates.
 */
export function readOrigin(text: string): string {
  const withScheme = /^[a-z][a-z0-9+.-]*:\/\//i.test(text) ? text : `${schemeFor(text)}://${text}`;
  const url = URL.canParse(withScheme) ? new URL(withScheme) : null;
  const isPlain = url && /^https?:$/.test(url.protocol) && url.username === '' && url.password === '';
  if (!url || !isPlain || url.pathname !== '/' || url.search !== '' || url.hash !== '')
    throw usageFailure(['registry.invalid_address', { address: text }], ['registry.address_hint']);
  return url.origin;
}

function schemeFor(host: string): 'http' | 'https' {
  const address = `http://${host}`;
  return URL.canParse(address) && isLoopback(new URL(address).hostname) ? 'http' : 'https';
}

/** True when a token may be sent there: over TLS, or to this machine. */
export function isPrivateWay(origin: string): boolean {
  const { protocol, hostname } = new URL(origin);
  return protocol === 'https:' || isLoopback(hostname);
}

function isLoopback(hostname: string): boolean {
  return (
    hostname === 'localhost' ||
    hostname.endsWith('.localhost') ||
    hostname === '[::1]' ||
    /^127(\.\d{1,3}){3}$/.test(hostname)
  );
}
