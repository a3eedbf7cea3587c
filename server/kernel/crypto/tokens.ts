import { createHash, createHmac, randomBytes } from 'node:crypto';
import {
  TOKEN_ALPHABET as ALPHABET,
  TOKEN_CHECKSUM_LENGTH as CHECKSUM_LENGTH,
  TOKEN_PREFIXES,
  TOKEN_SECRET_LENGTH as SECRET_LENGTH,
  tokenChecksum,
} from '@kimari/common/token-format';

export type TokenKind = keyof typeof TOKEN_PREFIXES;

/** The largest multiple of the alphabet's size in a byte; larger bytes are discarded to avoid modulo bias. */
const UNBIASED_BYTES = 256 - (256 % ALPHABET.length);

/** A new random token: prefix, 32 characters of secret and 6 of checksum. */
export function createToken(kind: TokenKind): string {
  return withChecksum(
    kind,
    letters(() => randomBytes(64)),
  );
}

/** Derives a token from another one; the same parent and key always yield the same child. */
export function deriveToken(kind: TokenKind, key: Buffer, parent: string): string {
  let block = 0;
  return withChecksum(
    kind,
    letters(() => createHmac('sha256', key).update(`${block++}.${parent}`).digest()),
  );
}

/** Whether a text has the format and checksum of such a token. Needs no query and does not prove validity. */
export function looksLikeToken(kind: TokenKind, text: string): boolean {
  const body = text.slice(0, -CHECKSUM_LENGTH);
  const shape = new RegExp(`^${TOKEN_PREFIXES[kind]}_[0-9A-Za-z]{${SECRET_LENGTH + CHECKSUM_LENGTH}}$`);
  return shape.test(text) && text.slice(-CHECKSUM_LENGTH) === tokenChecksum(body);
}

/** The SHA-256 digest that is stored instead of a token. */
export function tokenDigest(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}

function withChecksum(kind: TokenKind, secret: string): string {
  const body = `${TOKEN_PREFIXES[kind]}_${secret}`;
  return body + tokenChecksum(body);
}

function letters(nextBytes: () => Buffer): string {
  let text = '';
  while (text.length < SECRET_LENGTH) {
    for (const byte of nextBytes()) {
      if (byte < UNBIASED_BYTES) text += ALPHABET.charAt(byte % ALPHABET.length);
    }
  }
  return text.slice(0, SECRET_LENGTH);
}
