import { isWordUnit, MATHEMATICAL, PLAIN_UNITS, plainMathematical } from './letters';
import { HASH_START, hashStep, highAt, LONGEST_WORD, lowAt, type Mask, meaningAt } from './vocabulary';

/** The words of a unit, in arrays of their own: a text has a hundred thousand, and most mean nothing here. */
export class Words {
  count = 0;
  low = new Int32Array(256);
  high = new Int32Array(256);
  start = new Int32Array(256);
  end = new Int32Array(256);
  sentence = new Int32Array(256);
  clause = new Int32Array(256);
  private marks = new Uint8Array(256);

  has(index: number, mask: Mask): boolean {
    if (index < 0 || index >= this.count) return false;
    return ((this.low[index] ?? 0) & mask.low) !== 0 || ((this.high[index] ?? 0) & mask.high) !== 0;
  }

  isQuoted(index: number): boolean {
    return index >= 0 && index < this.count && ((this.marks[index] ?? 0) & 1) !== 0;
  }

  isAfterComma(index: number): boolean {
    return index >= 0 && index < this.count && ((this.marks[index] ?? 0) & 2) !== 0;
  }

  /** Makes room for a word and returns its index. */
  next(start: number, end: number, marks: number): number {
    const index = this.count;
    if (index === this.low.length) this.grow();
    this.start[index] = start;
    this.end[index] = end;
    this.marks[index] = marks;
    this.low[index] = 0;
    this.high[index] = 0;
    this.count = index + 1;
    return index;
  }

  private grow(): void {
    const longer = (from: Int32Array) => {
      const to = new Int32Array(from.length * 2);
      to.set(from);
      return to;
    };
    this.low = longer(this.low);
    this.high = longer(this.high);
    this.start = longer(this.start);
    this.end = longer(this.end);
    this.sentence = longer(this.sentence);
    this.clause = longer(this.clause);
    const marks = new Uint8Array(this.marks.length * 2);
    marks.set(this.marks);
    this.marks = marks;
  }
}

const CLOSING: Readonly<Record<string, string>> = {
  '"': '"',
  '`': '`',
  '“': '”',
  '「': '」',
  '『': '』',
  '«': '»',
  "'": "'",
};

const QUOTED = 1;
const AFTER_COMMA = 2;
const CLAUSE_ENDS = ';:()—–|';
/** Words, marks that may end a sentence, a clause or a quotation, and everything else, which says nothing. */
const NOTHING = 0;
const MARK = 1;
const WORD = 2;
const MARKS = [...Object.entries(CLOSING).flat(), ...CLAUSE_ENDS, ...',.!?。！？'].join('');
const KINDS = Uint8Array.from({ length: 0x10000 }, (_, unit) =>
  isWordUnit(unit) ? WORD : MARKS.includes(String.fromCharCode(unit)) ? MARK : NOTHING,
);

/** Reads the words between two places of a text into `words`, which is emptied before. */
export function readWords(text: string, start: number, end: number, words: Words): void {
  words.count = 0;
  let [sentence, clause, closing, marks] = [0, 0, '', 0];
  for (let at = start; at < end;) {
    const unit = text.charCodeAt(at);
    const kind = KINDS[unit];
    if (kind === NOTHING) {
      at += 1;
      continue;
    }
    if (kind === WORD && (unit !== 0x27 || isInsideWord(text, at))) {
      const index = words.next(at, at, closing === '' ? marks : marks | QUOTED);
      words.sentence[index] = sentence;
      words.clause[index] = clause;
      marks = 0;
      at = readWord(text, at, end, words, index);
      continue;
    }
    const mark = text.charAt(at);
    if (closing !== '') {
      if (mark === closing) closing = '';
    } else if (CLOSING[mark] !== undefined && opens(text, at, mark)) closing = CLOSING[mark] ?? '';
    if (mark === ',') marks = AFTER_COMMA;
    else if (endsSentence(text, at, end, mark)) {
      sentence += 1;
      clause += 1;
    } else if (CLAUSE_ENDS.includes(mark)) clause += 1;
    at += 1;
  }
}

/** Reads one word and says where the next may begin. */
function readWord(text: string, start: number, limit: number, words: Words, index: number): number {
  let hash = HASH_START;
  // Names of files mean what their ending says.
  let ending = HASH_START;
  let at = start;
  for (; at < limit; at += 1) {
    const unit = text.charCodeAt(at);
    let plain = unit;
    if (unit === 0x2e || unit === 0x27) {
      if (!isInsideWord(text, at)) break;
      if (unit === 0x2e) ending = HASH_START;
    } else if (KINDS[unit] !== WORD) break;
    else if (unit === MATHEMATICAL) {
      plain = plainMathematical(text.charCodeAt(at + 1));
      if (plain !== 0) at += 1;
    } else if (unit >= 0x80) plain = PLAIN_UNITS[unit] ?? unit;
    hash = hashStep(hash, plain);
    if (unit !== 0x2e) ending = hashStep(ending, plain);
  }
  words.end[index] = at;
  if (at - start <= MAX_WORD) {
    const slot = meaningAt(hash);
    const known = slot < 0 && ending !== hash ? meaningAt(ending) : slot;
    if (known >= 0) {
      words.low[index] = lowAt(known);
      words.high[index] = highAt(known);
    }
  }
  // The words of an address are names.
  return text.startsWith('://', at) ? endOfAddress(text, at, limit) : at;
}

const MAX_WORD = 3 * LONGEST_WORD;

function endOfAddress(text: string, start: number, end: number): number {
  let at = start;
  while (
    at < end &&
    text.charCodeAt(at) > 0x20 &&
    text.charCodeAt(at) < 0x7f &&
    !'"\'`<>)]}|'.includes(text.charAt(at))
  )
    at += 1;
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
