import { hkdfSync } from 'node:crypto';

const KEY_BYTES = 32;

/** Derives an independent key for each purpose from the installation's secret (HKDF, RFC 5869). */
export function deriveKey(secret: string, purpose: string): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, '', `kimari/${purpose}`, KEY_BYTES));
}
