import { asOneLine } from '@kimari/common/one-line';

/** What mail programs make links of: a scheme, and the dots and signs before a word of a host. */
const INSIDE_ADDRESS = /(?<=\S)(?::(?=\/\/)|[.@\uff0e\u3002\uff61](?=[\p{L}\p{N}-]*\p{L}))/gu;

/**
 * A name that somebody chose, for a mail of the registry: in one line, and so that no mail program makes a link of it. A
 * stranger who invites people must not send them to a page of the stranger's.
 */
export function nameInMail(name: string): string {
  return asOneLine(name).replace(INSIDE_ADDRESS, '$& ');
}
