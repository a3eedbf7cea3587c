import { hkdfSync } from 'node:crypto';

const KEY_BYTES = 32;

/** One key for one purpose out of the installation's secret (HKDF, RFC 5869); knowing one tells nothing about the others. */
export function deriveKey(secret: string, purpose: string): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, '', `kimari/${purpose}`, KEY_BYTES));
}
