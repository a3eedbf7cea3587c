import { createHash, randomBytes } from 'node:crypto';

const VERIFIER_BYTES = 32;

/** A secret that stays here while the browser is at the provider (RFC 7636 §4.1). */
export function createVerifier(): string {
  return randomBytes(VERIFIER_BYTES).toString('base64url');
}

/** The verifier's hash, sent to the provider first: method S256 (RFC 7636 §4.2). */
export function challengeOf(verifier: string): string {
  return createHash('sha256').update(verifier).digest('base64url');
}
