import { isWordUnit, plainWord } from './letters';
import { LONGEST_WORD, type Mask, meaningOf } from './vocabulary';

const NOTHING: Mask = { low: 0, high: 0 };

/** The words of a unit, in arrays of their own: a text has a hundred thousand, and most mean nothing here. */
export class Words {
  count = 0;
  readonly low: number[] = [];
  readonly high: number[] = [];
  readonly start: number[] = [];
  readonly end: number[] = [];
  readonly sentence: number[] = [];
  readonly clause: number[] = [];
  readonly isQuoted: boolean[] = [];
  readonly isAfterComma: boolean[] = [];

  has(index: number, mask: Mask): boolean {
    return ((this.low[index] ?? 0) & mask.low) !== 0 || ((this.high[index] ?? 0) & mask.high) !== 0;
  }
}

const CLOSING: Readonly<Record<string, string>> = { '"': '"', '`': '`', '“': '”', '「': '」', '『': '』', '«': '»', "'": "'" };

/** Reads the words between two places of a text into `words`, which is emptied before. */
export function readWords(text: string, start: number, end: number, words: Words): void {
  words.count = 0;
  let [sentence, clause, closing, isAfterComma] = [0, 0, '', false];
  for (let at = start; at < end; ) {
    const unit = text.charCodeAt(at);
    if (isWordUnit(unit) && !(unit === 0x27 && !isInsideWord(text, at))) {
      const wordEnd = endOfWord(text, at, end);
      add(words, text, at, wordEnd, { sentence, clause, isQuoted: closing !== '', isAfterComma });
      isAfterComma = false;
      // The words of an address are names.
      at = text.startsWith('://', wordEnd) ? endOfAddress(text, wordEnd, end) : wordEnd;
      continue;
    }
    if (unit !== 0x20) {
      const mark = text.charAt(at);
      if (closing !== '') {
        if (mark === closing) closing = '';
      } else if (CLOSING[mark] !== undefined && opens(text, at, mark)) closing = CLOSING[mark] ?? '';
      if (mark === ',') isAfterComma = true;
      else if (endsSentence(text, at, end, mark)) {
        sentence += 1;
        clause += 1;
      } else if (mark === ';' || mark === ':' || mark === '(' || mark === ')' || mark === '—' || mark === '–' || mark === '|') clause += 1;
    }
    at += 1;
  }
}

type Place = {
  readonly sentence: number;
  readonly clause: number;
  readonly isQuoted: boolean;
  readonly isAfterComma: boolean;
};

function add(words: Words, text: string, start: number, end: number, place: Place): void {
  const index = words.count;
  const { low, high } = end - start > MAX_WORD ? NOTHING : meaningIn(text.slice(start, end));
  words.low[index] = low;
  words.high[index] = high;
  words.start[index] = start;
  words.end[index] = end;
  words.sentence[index] = place.sentence;
  words.clause[index] = place.clause;
  words.isQuoted[index] = place.isQuoted;
  words.isAfterComma[index] = place.isAfterComma;
  words.count = index + 1;
}

/** Names of files mean what their ending says. */
const MAX_WORD = 3 * LONGEST_WORD;

function meaningIn(word: string): Mask {
  const plain = plainWord(word);
  return meaningOf(plain) ?? meaningOf(plain.slice(plain.lastIndexOf('.') + 1)) ?? NOTHING;
}

function endOfWord(text: string, start: number, end: number): number {
  let at = start + 1;
  while (at < end) {
    const unit = text.charCodeAt(at);
    const isPoint = unit === 0x2e || unit === 0x27;
    if (isPoint ? !isInsideWord(text, at) : !isWordUnit(unit)) break;
    at += 1;
  }
  return at;
}

function endOfAddress(text: string, start: number, end: number): number {
  let at = start;
  while (at < end && text.charCodeAt(at) > 0x20 && text.charCodeAt(at) < 0x7f && !'"\'`<>)]}|'.includes(text.charAt(at))) at += 1;
  return at;
}

/** Whether a point or an apostrophe stands between two letters. */
function isInsideWord(text: string, at: number): boolean {
  return isLetter(text.charCodeAt(at - 1)) && isLetter(text.charCodeAt(at + 1));
}

function isLetter(unit: number): boolean {
  return unit !== 0x27 && isWordUnit(unit);
}

/** An apostrophe opens a quotation only in front of a word and behind a space. */
function opens(text: string, at: number, mark: string): boolean {
  return mark !== "'" || (!isLetter(text.charCodeAt(at - 1)) && isLetter(text.charCodeAt(at + 1)));
}

function endsSentence(text: string, at: number, end: number, mark: string): boolean {
  if (mark === '。' || mark === '！' || mark === '？') return true;
  if (mark !== '.' && mark !== '!' && mark !== '?') return false;
  if (at + 1 >= end) return true;
  const next = text.charCodeAt(at + 1);
  return next === 0x20 || next === 0x0a || next === 0x0d || next === 0x2a || next === 0x5f;
}
