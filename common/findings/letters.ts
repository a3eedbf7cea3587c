import { LETTER_CONFUSABLES } from '../look-alikes/confusables.generated';

/** Letters of other scripts by the Latin letter that they look like. */
const LOOK_ALIKES: Readonly<Record<string, string>> = Object.fromEntries(
  LETTER_CONFUSABLES.split(' ').map((pair) => [pair.charAt(0), pair.slice(1)]),
);

export function isLookAlike(letter: string): boolean {
  return letter in LOOK_ALIKES;
}

/** The first half of letters in mathematical styles, which are read as plain ones. */
export const MATHEMATICAL = 0xd835;
const FIRST_MATHEMATICAL = 0x1d400;
const FIRST_SECOND_HALF = 0xdc00;

/** Letters and digits that make words with spaces between them. Ideographs and kana do not. */
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

/** The letter that is read where one stands: of other widths, look-alikes of other scripts, bent apostrophes. */
function plainLetter(letter: string): number {
  const plain = letter === '\u2018' || letter === '\u2019' ? "'" : letter.normalize('NFKC');
  const known = LOOK_ALIKES[plain] ?? plain;
  return known.length === 1 ? known.charCodeAt(0) : letter.charCodeAt(0);
}

/** What each unit of a word is read as. Case is for the reader of the words to ignore. */
export const PLAIN_UNITS = Uint16Array.from({ length: 0x10000 }, (_, unit) =>
  unit >= 0x80 && isWordUnit(unit) && unit !== MATHEMATICAL ? plainLetter(String.fromCharCode(unit)) : unit,
);

const PLAIN_MATHEMATICAL = Uint16Array.from({ length: 0x400 }, (_, index) =>
  plainLetter(String.fromCodePoint(FIRST_MATHEMATICAL + index)),
);

/** What the second half of a letter in a mathematical style makes it; 0 when it is no second half. */
export function plainMathematical(second: number): number {
  return PLAIN_MATHEMATICAL[second - FIRST_SECOND_HALF] ?? 0;
}
