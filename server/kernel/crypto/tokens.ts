import { createHash, createHmac, randomBytes } from 'node:crypto';
import { crc32 } from 'node:zlib';

/** What tokens are for, and how they begin, so that people and secret scanners can tell them apart. */
const PREFIXES = { cli: 'kmr', refresh: 'krt', verifyEmail: 'kvr' } as const;
export type TokenKind = keyof typeof PREFIXES;

const ALPHABET = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
/** 190 bits: enough for a plain digest at rest. */
const SECRET_LENGTH = 32;
const CHECKSUM_LENGTH = 6;
/** The largest multiple of the alphabet's size that a byte holds; bytes above it would favour the first letters. */
const UNBIASED_BYTES = 256 - (256 % ALPHABET.length);

/** A new random token: prefix, 32 letters of secret, 6 of checksum. */
export function createToken(kind: TokenKind): string {
  return withChecksum(
    kind,
    letters(() => randomBytes(64)),
  );
}

/** The token that follows from another one: the same parent always yields the same child. */
export function deriveToken(kind: TokenKind, key: Buffer, parent: string): string {
  let block = 0;
  return withChecksum(
    kind,
    letters(() => createHmac('sha256', key).update(`${block++}.${parent}`).digest()),
  );
}

/** Whether a text has the shape and the checksum of such a token. Costs no query, and tells nothing about validity. */
export function looksLikeToken(kind: TokenKind, text: string): boolean {
  const body = text.slice(0, -CHECKSUM_LENGTH);
  const shape = new RegExp(`^${PREFIXES[kind]}_[0-9A-Za-z]{${SECRET_LENGTH + CHECKSUM_LENGTH}}$`);
  return shape.test(text) && text.slice(-CHECKSUM_LENGTH) === checksum(body);
}

/** What is stored instead of a token. */
export function digestOf(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}

function withChecksum(kind: TokenKind, secret: string): string {
  const body = `${PREFIXES[kind]}_${secret}`;
  return body + checksum(body);
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

function checksum(body: string): string {
  let rest = crc32(body);
  let text = '';
  while (text.length < CHECKSUM_LENGTH) {
    text = ALPHABET.charAt(rest % ALPHABET.length) + text;
    rest = Math.floor(rest / ALPHABET.length);
  }
  return text;
}
