import { randomInt } from 'node:crypto';

/** Digits and consonants without look-alikes, so that codes contain no words. */
const ALPHABET = '23456789CDFGHJKMNPQRTVWXYZ';
const LENGTH = 8;
const RECOVERY_CODES = 10;

const TOTP_CODE = /^\d{6}$/;
const RECOVERY_CODE = new RegExp(`^[${ALPHABET}]{${LENGTH}}$`);

/** A code as typed, without spaces and dashes: of an authenticator app, or a recovery code. */
export type TypedCode = { readonly kind: 'totp' | 'recovery'; readonly code: string };

/** Ten distinct random recovery codes, `XXXX-XXXX`. */
export function createRecoveryCodes(): readonly string[] {
  const codes = new Set<string>();
  while (codes.size < RECOVERY_CODES) codes.add(`${letters(LENGTH / 2)}-${letters(LENGTH / 2)}`);
  return [...codes];
}

/** Reads a code in any case and width, with or without separators; null when it has neither format. */
export function readCode(typed: string): TypedCode | null {
  const code = typed
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[\s\p{Pd}]/gu, '');
  if (TOTP_CODE.test(code)) return { kind: 'totp', code };
  return RECOVERY_CODE.test(code) ? { kind: 'recovery', code } : null;
}

function letters(count: number): string {
  return Array.from({ length: count }, () => ALPHABET.charAt(randomInt(ALPHABET.length))).join('');
}
