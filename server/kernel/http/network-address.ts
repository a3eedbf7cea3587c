import { isIPv4, isIPv6 } from 'node:net';

const GROUPS = 8;
/** Providers assign a whole /64 network to one customer. */
const HOST_PREFIX_GROUPS = 4;
/** The first 48 bits of an IPv6 address, which often belong to one site. */
const SHOWN_GROUPS = 3;

/** The rate-limit key of a host: an IPv4 address, or the /64 network of an IPv6 address. */
export function hostKey(ip: string): string {
  return withoutMapping(ip, (v4) => v4);
}

/** The network of an address: /24 for IPv4, /64 for IPv6. */
export function networkKey(ip: string): string {
  return withoutMapping(ip, (v4) => v4.split('.').slice(0, 3).join('.'));
}

/** An address shortened for display: `203.0.113.x`, `2001:db8:0:…`; null when unknown. */
export function shortenedAddress(ip: string | null): string | null {
  if (!ip || (!isIPv4(ip) && !isIPv6(ip))) return null;
  const key = networkKey(ip);
  return key.includes(':') ? `${key.split(':', SHOWN_GROUPS).join(':')}:…` : `${key}.x`;
}

function withoutMapping(ip: string, ofIpv4: (ip: string) => string): string {
  const address = ip.replace(/^::ffff:(?=\d+\.)/i, '');
  if (isIPv4(address)) return ofIpv4(address);
  return isIPv6(address) ? groupsOf(address).slice(0, HOST_PREFIX_GROUPS).join(':') : address;
}

/** The eight groups of an IPv6 address, with zeros expanded. */
function groupsOf(ip: string): readonly string[] {
  const [head = '', tail] = ip.replace(/%.*$/, '').split('::');
  const before = head === '' ? [] : head.split(':');
  const after = tail ? tail.split(':') : [];
  const zeros = tail === undefined ? 0 : Math.max(0, GROUPS - before.length - after.length);
  return [...before, ...Array.from({ length: zeros }, () => '0'), ...after].map((group) =>
    /^[0-9a-f]+$/i.test(group) ? Number.parseInt(group, 16).toString(16) : group,
  );
}

/** A coarse location of an address, for logs that must not identify anybody. */
export function addressClass(ip: string | undefined): 'loopback' | 'private' | 'IPv4' | 'IPv6' | 'unknown' {
  const address = (ip ?? '').replace(/^::ffff:(?=\d+\.)/i, '');
  if (isIPv4(address)) {
    if (address.startsWith('127.')) return 'loopback';
    return /^(10\.|192\.168\.|169\.254\.|172\.(1[6-9]|2\d|3[01])\.)/.test(address) ? 'private' : 'IPv4';
  }
  if (!isIPv6(address)) return 'unknown';
  if (address === '::1') return 'loopback';
  return /^f(?:[cd]|e[89ab])/i.test(address) ? 'private' : 'IPv6';
}
