import { asOneLine } from '@kimari/common/one-line';

/** The parts of a text that mail programs turn into links: a scheme, and the dots and signs in a host name. */
const INSIDE_ADDRESS = /(?<=\S)(?::(?=\/\/)|[.@\uff0e\u3002\uff61](?=[\p{L}\p{N}-]*\p{L}))/gu;

/**
 * A user's name as mails show it: on one line, and in a form that no mail program turns into a link. A stranger who
 * invites people must not lead them to a page of their own.
 */
export function nameInMail(name: string): string {
  return asOneLine(name).replace(INSIDE_ADDRESS, '$& ');
}
