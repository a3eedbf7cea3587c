import { withAsciiDomain } from '@kimari/common/email-address';

/**
 * The form in which addresses are compared: Unicode-composed, with the domain in ASCII and ASCII letters in lower case. Other
 * letters keep their case, because folding them would equate different addresses (`ı` and `i`).
 */
export function emailKey(email: string): string {
  return withAsciiDomain(email.trim().normalize('NFC')).replace(/[A-Z]/g, (letter) => letter.toLowerCase());
}
