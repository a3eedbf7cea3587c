import path from 'node:path';

declare const checked: unique symbol;

/** A file name that is valid in a folder, a bucket and an archive. Created by {@link toStoredName}. */
export type StoredName = string & { readonly [checked]: true };

/** UTF-8 bytes. S3 allows 1,024 per name, file systems 255 per path segment. */
const MAX_NAME_BYTES = 1000;
const MAX_SEGMENT_BYTES = 255;

/** A leading dot is invalid: it would allow path traversal or clash with the storage's temporary files. */
const SEGMENT = /^[\p{L}\p{N}_-][\p{L}\p{M}\p{N}._-]*$/u;

const CONTENT_TYPES: Readonly<Record<string, string>> = {
  '.gif': 'image/gif',
  '.jpeg': 'image/jpeg',
  '.jpg': 'image/jpeg',
  '.png': 'image/png',
  '.webp': 'image/webp',
};

/** Validates the name of a stored file, such as `avatars/7f/k3v9x2.webp`; null when it is invalid. */
export function toStoredName(text: string): StoredName | null {
  const isName =
    Buffer.byteLength(text) <= MAX_NAME_BYTES &&
    text === text.normalize('NFC') &&
    text.split('/').every((part) => SEGMENT.test(part) && Buffer.byteLength(part) <= MAX_SEGMENT_BYTES);
  return isName ? (text as StoredName) : null;
}

/** Derives the content type from the extension, because folders and archives store no other metadata. */
export function contentTypeOf(name: StoredName): string {
  return CONTENT_TYPES[path.posix.extname(name).toLowerCase()] ?? 'application/octet-stream';
}
