import path from 'node:path';

declare const checked: unique symbol;

/** A name that means the same file in a folder, in a bucket and in an archive. {@link toStoredName} makes it. */
export type StoredName = string & { readonly [checked]: true };

/** UTF-8 bytes. S3 takes 1,024 in all; file systems take 255 between two slashes. */
const LONGEST_NAME = 1000;
const LONGEST_PART = 255;

/** Begins with no dot: neither a way up nor one of the storage's own unfinished files. */
const PART = /^[\p{L}\p{N}_-][\p{L}\p{M}\p{N}._-]*$/u;

const CONTENT_TYPES: Readonly<Record<string, string>> = {
  '.gif': 'image/gif',
  '.jpeg': 'image/jpeg',
  '.jpg': 'image/jpeg',
  '.png': 'image/png',
  '.webp': 'image/webp',
};

/** The text as a name of a stored file, such as `avatars/7f/k3v9x2.webp`; null when it cannot be one. */
export function toStoredName(text: string): StoredName | null {
  const isName =
    Buffer.byteLength(text) <= LONGEST_NAME &&
    text === text.normalize('NFC') &&
    text.split('/').every((part) => PART.test(part) && Buffer.byteLength(part) <= LONGEST_PART);
  return isName ? (text as StoredName) : null;
}

/** A folder and an archive keep nothing of a file but its name, so the name says what it holds. */
export function contentTypeOf(name: StoredName): string {
  return CONTENT_TYPES[path.posix.extname(name).toLowerCase()] ?? 'application/octet-stream';
}
