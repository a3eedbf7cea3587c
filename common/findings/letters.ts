import { LETTER_CONFUSABLES } from '../look-alikes/confusables.generated';

/** Look-alikes in other scripts, by Latin letter. */
const LOOK_ALIKES: Readonly<Record<string, string>> = Object.fromEntries(
  LETTER_CONFUSABLES.split(' ').map((pair) => [pair.charAt(0), pair.slice(1)]),
);

export function isLookAlike(letter: string): boolean {
  return letter in LOOK_ALIKES;
}

/** The high surrogate of letters in mathematical styles, which are read as plain letters. */
export const MATHEMATICAL = 0xd835;
const FIRST_MATHEMATICAL = 0x1d400;
const FIRST_SECOND_HALF = 0xdc00;

/** Letters and digits of scripts that separate words by spaces, unlike ideographs and kana. */
export function isWordUnit(unit: number): boolean {
  if (unit < 0x80) {
    return (
      (unit >= 0x61 && unit <= 0x7a) ||
      (unit >= 0x41 && unit <= 0x5a) ||
      (unit >= 0x30 && unit <= 0x39) ||
      unit === 0x27
    );
  }
  return (
    (unit >= 0xc0 && unit < 0x600 && unit !== 0xd7 && unit !== 0xf7) ||
    unit === 0x2019 ||
    (unit >= 0xff10 && unit <= 0xff5a) ||
    unit === MATHEMATICAL
  );
}

/** Normalises a letter: widths, look-alikes in other scripts, curly apostrophes. */
function plainLetter(letter: string): number {
  const plain = letter === '\u2018' || letter === '\u2019' ? "'" : letter.normalize('NFKC');
  const known = LOOK_ALIKES[plain] ?? plain;
  return known.length === 1 ? known.charCodeAt(0) : letter.charCodeAt(0);
}

/** The normalised form of each code unit. It keeps the case, which the reader of words ignores. */
export const PLAIN_UNITS = Uint16Array.from({ length: 0x10000 }, (_, unit) =>
  unit >= 0x80 && isWordUnit(unit) && unit !== MATHEMATICAL ? plainLetter(String.fromCharCode(unit)) : unit,
);

const PLAIN_MATHEMATICAL = Uint16Array.from({ length: 0x400 }, (_, index) =>
  plainLetter(String.fromCodePoint(FIRST_MATHEMATICAL + index)),
);

/** The plain letter for the low surrogate of a mathematical style; 0 for any other unit. */
export function plainMathematical(second: number): number {
  return PLAIN_MATHEMATICAL[second - FIRST_SECOND_HALF] ?? 0;
}
