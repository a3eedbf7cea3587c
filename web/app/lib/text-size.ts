/** Counts code points without splitting the text into an array, because texts can be long. */
export function countCharacters(text: string): number {
  return text.length - (text.match(/[\uD800-\uDBFF][\uDC00-\uDFFF]/g)?.length ?? 0);
}

type Kind = 'letter' | 'digit' | 'mark' | 'line' | 'space' | 'hiragana' | 'katakana' | 'han' | 'other';

/** Tokens for each character, and for each run of characters of the same kind. */
const PRICES: Readonly<Record<Kind, readonly [character: number, run: number]>> = {
  letter: [0.046, 0.795],
  digit: [0.286, 1.174],
  mark: [0.282, 0.518],
  line: [0, 0.855],
  // A space belongs to the word behind it.
  space: [0, 0],
  hiragana: [0.846, 0],
  katakana: [0.686, 0],
  han: [0.865, 0],
  other: [0.715, 0],
};
/** Tokens for the indentation of a line. */
const INDENTATION = 0.325;
const SIGNIFICANT_DIGITS = 2;

/**
 * About how many tokens an assistant reads, rounded to two digits. Fitted by least squares to the counts of the tokenizer
 * `o200k_base` for 2,252 real rules; for rules that it was not fitted to (five folds), half of the estimates are within
 * 3 % of the count and 95 % within 8 %. A tokenizer would bring tables of several megabytes.
 */
export function estimateTokens(text: string): number {
  let tokens = 0;
  let before: Kind = 'line';
  for (let index = 0; index < text.length; index++) {
    const kind = kindOf(text.charCodeAt(index));
    const [character, run] = PRICES[kind];
    tokens += character;
    if (kind !== before) tokens += kind === 'space' && before === 'line' ? INDENTATION : run;
    before = kind;
  }
  return Number(tokens.toPrecision(SIGNIFICANT_DIGITS));
}

function kindOf(code: number): Kind {
  if (code < 0x80) return ofAscii(code);
  if (code >= 0x3040 && code <= 0x309f) return 'hiragana';
  if (code >= 0x30a0 && code <= 0x30ff) return 'katakana';
  if ((code >= 0x4e00 && code <= 0x9fff) || (code >= 0x3400 && code <= 0x4dbf)) return 'han';
  return 'other';
}

function ofAscii(code: number): Kind {
  if (code === 0x0a || code === 0x0d) return 'line';
  if (code <= 0x20) return 'space';
  if (code >= 0x30 && code <= 0x39) return 'digit';
  return (code >= 0x41 && code <= 0x5a) || (code >= 0x61 && code <= 0x7a) ? 'letter' : 'mark';
}
