import { deriveKey } from '../crypto/derive-key';

/** Characters: 80 bits tell secrets apart and reveal nothing about them. */
const LENGTH = 20;

/** Names a secret without revealing it, so that people and programs can say which one is needed. */
export function fingerprintOf(secret: string): string {
  return deriveKey(secret, 'fingerprint/v1').toString('hex').slice(0, LENGTH);
}
