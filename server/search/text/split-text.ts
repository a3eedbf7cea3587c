import { foldText, isAscii } from './fold-text';
import { readMapping } from './program-words';

/** A piece of folded text: a word of letters and digits, or an unbroken run of Chinese, Japanese or Korean characters. */
export type TextPiece = {
  readonly kind: 'word' | 'cjk';
  readonly text: string;
  /** Whether a single `-`, `.`, `_` or `/` separates this word from the previous one, as in `next.js`. */
  readonly attached: boolean;
};

const CJK = '\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}\\p{Script=Hangul}ー々〆';
const PIECE = new RegExp(`([${CJK}]+)|[[\\p{L}\\p{N}]--[${CJK}]][[\\p{L}\\p{N}\\p{M}]--[${CJK}]]*`, 'gv');
const CJK_FIRST = new RegExp(`^[${CJK}]`, 'v');
/** A much faster pattern for ASCII text. */
const ASCII_PIECE = /[a-z0-9]+/g;

/** Names whose punctuation is significant; without it they would be single letters. */
const SPELLED_OUT = readMapping('signs.txt').map(([name, word]) => [patternOf(name), word] as const);

function patternOf(name: string): RegExp {
  const escaped = name.replace(/[.+*?()]/g, String.raw`\$&`).replaceAll(' ', ' ?');
  return new RegExp(`(?<![a-z0-9])${escaped}(?![a-z])`, 'g');
}

/** The source of a pattern for names whose punctuation is significant. */
export const SPELLED_OUT_NAMES = SPELLED_OUT.map(([pattern]) => pattern.source).join('|');

/** Longer words are hashes or encoded data. */
export const MAX_WORD_LENGTH = 40;

/** Folded text with names like `c++` as the words that stand for them. */
export function spellOut(folded: string): string {
  return SPELLED_OUT.reduce((text, [pattern, word]) => text.replace(pattern, word), folded);
}

/** Splits text into words and CJK runs, in order, after folding it. */
export function splitText(text: string): readonly TextPiece[] {
  const folded = spellOut(foldText(text));
  const pieces: TextPiece[] = [];
  let previousEnd = -2;
  for (const match of folded.matchAll(isAscii(folded) ? ASCII_PIECE : PIECE)) {
    const [piece, cjk] = match;
    const between = match.index === previousEnd + 1 ? folded[previousEnd] : undefined;
    previousEnd = match.index + piece.length;
    if (cjk === undefined && piece.length > MAX_WORD_LENGTH) continue;
    const attached = cjk === undefined && between !== undefined && '-._/'.includes(between);
    pieces.push({ kind: cjk === undefined ? 'word' : 'cjk', text: piece, attached });
  }
  return pieces;
}

/** Whether a piece, or the term of one, is a run of Chinese, Japanese or Korean characters rather than a word. */
export function isCjk(piece: string): boolean {
  return CJK_FIRST.test(piece);
}

/** The overlapping character pairs of a CJK run, or the character itself when there is only one. */
export function bigrams(run: string): readonly string[] {
  const characters = [...run];
  if (characters.length < 2) return characters;
  return characters.slice(1).map((character, index) => `${characters[index] ?? ''}${character}`);
}
