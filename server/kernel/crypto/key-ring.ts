import { createHmac, type KeyObject } from 'node:crypto';
import { deriveKey } from './derive-key';
import { openText } from './sealed-text';

/** The secret in force and, while it is being changed, the one before. */
export type Secrets = {
  readonly JWT_SECRET: string;
  readonly JWT_SECRET_PREVIOUS?: string | undefined;
};

/** The keys for one purpose. The first one seals and signs; all of them open and verify. */
export type KeyRing = readonly [current: Buffer, ...previous: readonly Buffer[]];

/** Derives the keys for a purpose from the secret in force and the one before. */
export function keyRing({ JWT_SECRET, JWT_SECRET_PREVIOUS }: Secrets, purpose: string): KeyRing {
  const current = deriveKey(JWT_SECRET, purpose);
  return JWT_SECRET_PREVIOUS === undefined ? [current] : [current, deriveKey(JWT_SECRET_PREVIOUS, purpose)];
}

/** Decrypts a text with whichever key sealed it; null when none of them did, or the text was modified. */
export function openWithAny(keys: readonly Buffer[], sealed: string): string | null {
  for (const key of keys) {
    try {
      return openText(key, sealed);
    } catch {
      // Sealed with another key.
    }
  }
  return null;
}

/** The codes (HMAC-SHA-256) of a text, one by each key, in the order of the keys. */
export function codesOf(keys: readonly Buffer[], text: string): readonly Buffer[] {
  return keys.map((key) => keyedDigest(key, text));
}

/** HMAC-SHA-256. */
export function keyedDigest(key: Buffer | KeyObject, text: string): Buffer {
  return createHmac('sha256', key).update(text).digest();
}
