import { createHash, createHmac, randomBytes } from 'node:crypto';
import { crc32 } from 'node:zlib';

/** The prefix of each kind of token, by which people and secret scanners recognise it. */
const PREFIXES = {
  cli: 'kmr',
  refresh: 'krt',
  device: 'kdc',
  verifyEmail: 'kvr',
  resetPassword: 'kpr',
  changeEmail: 'kce',
  invitation: 'kin',
  socialSignUp: 'kss',
  socialState: 'kst',
  secondFactor: 'ksf',
} as const;
export type TokenKind = keyof typeof PREFIXES;

const ALPHABET = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
/** 190 bits: enough entropy to store an unsalted digest. */
const SECRET_LENGTH = 32;
const CHECKSUM_LENGTH = 6;
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
  const shape = new RegExp(`^${PREFIXES[kind]}_[0-9A-Za-z]{${SECRET_LENGTH + CHECKSUM_LENGTH}}$`);
  return shape.test(text) && text.slice(-CHECKSUM_LENGTH) === checksum(body);
}

/** The SHA-256 digest that is stored instead of a token. */
export function tokenDigest(token: string): Buffer {
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
