import { usageFailure } from '../failure';

/** The origin of a registry as typed; a path after it would be lost, so it is refused. */
export function readOrigin(text: string): string {
  const withScheme = /^[a-z][a-z0-9+.-]*:\/\//i.test(text) ? text : `https://${text}`;
  const url = URL.canParse(withScheme) ? new URL(withScheme) : null;
  const isPlain = url && /^https?:$/.test(url.protocol) && url.username === '' && url.password === '';
  if (!url || !isPlain || url.pathname !== '/' || url.search !== '' || url.hash !== '')
    throw usageFailure(['registry.invalid_address', { address: text }], ['registry.address_hint']);
  return url.origin;
}

/** Whether a token may travel there: over TLS, or within this machine. */
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
