import { keyedDigest, type KeyRing, openWithAny } from '../crypto/key-ring';
import { NONCE_BYTES, sealText } from '../crypto/sealed-text';

/** Longer than any valid cursor. */
const MAX_LENGTH = 4096;

/**
 * Encrypts the key of a row. Readers may not see every value that orders a list, such as the time of another person's
 * star, and cannot make cursors themselves. Equal keys give equal cursors.
 */
export function sealCursor([key]: KeyRing, text: string): string {
  const nonce = Buffer.from(keyedDigest(key, text).subarray(0, NONCE_BYTES));
  return Buffer.from(sealText(key, text, nonce), 'base64').toString('base64url');
}

/** The key of a row from its cursor; null unless the cursor is exactly one that {@link sealCursor} has made. */
export function openCursor(keys: KeyRing, cursor: string): string | null {
  if (cursor.length > MAX_LENGTH) return null;
  // Decoding ignores characters outside of base64.
  const isExact = Buffer.from(cursor, 'base64url').toString('base64url') === cursor;
  return isExact ? openWithAny(keys, cursor) : null;
}
