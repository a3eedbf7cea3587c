import { domainToUnicode } from 'node:url';
import { asciiDomain } from '@kimari/common/email-address';

/** Prefix of a domain that admits all its subdomains. */
const BELOW = '*.';

/**
 * The form in which domains of addresses are compared: ASCII (IDNA), in lower case, without a trailing dot; null if
 * mail cannot have such a domain. A leading `*.` stays.
 */
export function readMailDomain(text: string): string | null {
  const isBelow = text.startsWith(BELOW);
  const name = (isBelow ? text.slice(BELOW.length) : text).replace(/\.$/, '');
  const ascii = asciiDomain(name);
  const isName = /^[a-z0-9-]+(\.[a-z0-9-]+)+$/.test(ascii);
  return isName ? `${isBelow ? BELOW : ''}${ascii}` : null;
}

/** Whether an address is at one of the domains: exactly, or below one that begins with `*.`. */
export function isAtDomain(email: string, domains: readonly string[]): boolean {
  const host = readMailDomain(email.slice(email.lastIndexOf('@') + 1));
  if (host === null || host.startsWith(BELOW)) return false;
  return domains.some((domain) =>
    domain.startsWith(BELOW) ? host.endsWith(domain.slice(BELOW.length - 1)) : host === domain,
  );
}

/** A domain as people read it: 決まり.jp for xn--bbkya2692b.jp. */
export function readableDomain(domain: string): string {
  return domain.startsWith(BELOW)
    ? BELOW + domainToUnicode(domain.slice(BELOW.length))
    : domainToUnicode(domain);
}
