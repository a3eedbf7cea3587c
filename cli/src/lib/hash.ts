import { createHash } from 'node:crypto';

/** The digest of a version, as the registry gives it: of its exact bytes. */
export function digestOf(bytes: string | Uint8Array): string {
  return `sha256:${createHash('sha256').update(bytes).digest('hex')}`;
}

/**
 * The hash of a file as recorded in the lock file. Line breaks of Windows count as `\n`, because Git may change them at
 * checkout, which is no edit.
 */
export function hashOfText(text: string): string {
  return digestOf(text.replace(/\r\n/g, '\n'));
}

/** Whether a text is the one of a recorded hash. A byte order mark, which some editors add, is no edit either. */
export function hasHash(text: string, hash: string): boolean {
  return hashOfText(text) === hash || (text.startsWith('\ufeff') && hashOfText(text.slice(1)) === hash);
}
