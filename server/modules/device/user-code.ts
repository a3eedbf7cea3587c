import { randomInt } from 'node:crypto';
import { USER_CODE_ALPHABET, USER_CODE_LENGTH } from '@kimari/common/device-code';

/** A new user code without its dash: 34.5 bits (RFC 8628 §6.1). */
export function createUserCode(): string {
  return Array.from({ length: USER_CODE_LENGTH }, () =>
    USER_CODE_ALPHABET.charAt(randomInt(USER_CODE_ALPHABET.length)),
  ).join('');
}
