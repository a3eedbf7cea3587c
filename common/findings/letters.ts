import { LETTER_CONFUSABLES } from '../look-alikes/confusables.generated';
import { CODE_UNITS, type Range } from './code-units';

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

const ASCII_WORD_UNITS: readonly Range[] = [
  [0x27, 0x27],
  [0x30, 0x39],
  [0x41, 0x5a],
  [0x61, 0x7a],
];
/** Those beyond ASCII that have a normalised form of one code unit. */
const OTHER_WORD_UNITS: readonly Range[] = [
  [0xc0, 0xd6],
  [0xd8, 0xf6],
  [0xf8, 0x5ff],
  [0x2019, 0x2019],
  [0xff10, 0xff5a],
];
/** Letters and digits of scripts that separate words by spaces, unlike ideographs and kana. */
export const WORD_UNITS: readonly Range[] = [
  ...ASCII_WORD_UNITS,
  ...OTHER_WORD_UNITS,
  [MATHEMATICAL, MATHEMATICAL],
];

/** Normalises a letter: widths, look-alikes in other scripts, curly apostrophes. */
function plainLetter(letter: string): number {
  const plain = letter === '\u2018' || letter === '\u2019' ? "'" : letter.normalize('NFKC');
  const known = LOOK_ALIKES[plain] ?? plain;
  return known.length === 1 ? known.charCodeAt(0) : letter.charCodeAt(0);
}

/** The normalised form of letters and digits beyond ASCII. It keeps the case, which the reader of words ignores. */
export const PLAIN_UNITS = new Uint16Array(CODE_UNITS);
for (const [first, last] of OTHER_WORD_UNITS)
  for (let unit = first; unit <= last; unit += 1) PLAIN_UNITS[unit] = plainLetter(String.fromCharCode(unit));

const PLAIN_MATHEMATICAL = Uint16Array.from({ length: 0x400 }, (_, index) =>
  plainLetter(String.fromCodePoint(FIRST_MATHEMATICAL + index)),
);

/** The plain letter for the low surrogate of a mathematical style; 0 for any other unit. */
export function plainMathematical(second: number): number {
  return PLAIN_MATHEMATICAL[second - FIRST_SECOND_HALF] ?? 0;
}
