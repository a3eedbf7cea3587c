/** The letters of user codes: the twenty that RFC 8628 §6.1 proposes, which form no words and do not look alike. */
export const USER_CODE_ALPHABET = 'BCDFGHJKLMNPQRSTVWXZ';
export const USER_CODE_LENGTH = 8;

const HALF = USER_CODE_LENGTH / 2;
const OUTSIDE_ALPHABET = new RegExp(`[^${USER_CODE_ALPHABET}]`, 'g');

/** A complete code between other text. */
const WHOLE_CODE = new RegExp(
  `(?<![A-Z0-9])[${USER_CODE_ALPHABET}]{${HALF}}[^A-Z0-9]{0,3}[${USER_CODE_ALPHABET}]{${HALF}}(?![A-Z0-9])`,
);

/**
 * The letters of a code in typed or pasted text, in any case, width and grouping: those of a complete code if there is one,
 * otherwise all letters of the alphabet.
 */
export function userCodeLetters(typed: string): string {
  const text = typed.normalize('NFKC').toUpperCase();
  return (WHOLE_CODE.exec(text)?.[0] ?? text).replace(OUTSIDE_ALPHABET, '');
}

/** The code in typed or pasted text; null when it has too few or too many letters. */
export function readUserCode(typed: string): string | null {
  const letters = userCodeLetters(typed);
  return letters.length === USER_CODE_LENGTH ? letters : null;
}

/** A code as it is shown: `BCDF-GHJK`. */
export function showUserCode(letters: string): string {
  return letters.length > HALF ? `${letters.slice(0, HALF)}-${letters.slice(HALF)}` : letters;
}
