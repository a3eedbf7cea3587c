import { CODE_UNITS, fillCharacters, fillRanges } from './code-units';
import { MATHEMATICAL, PLAIN_UNITS, plainMathematical, WORD_UNITS } from './letters';
import { HASH_START, hashStep, highAt, LONGEST_WORD, lowAt, type Mask, meaningAt } from './vocabulary';

/** The words of a unit, stored in arrays: a text has a hundred thousand, and most have no meaning here. */
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

const APOSTROPHE = 0x27;
const COMMA = 0x2c;
const COLON = 0x3a;
/** Opening quotation marks with their closing marks. */
const QUOTATIONS = ['""', '``', '“”', '「」', '『』', '«»', "''"];
const CLAUSE_ENDS = ';:()—–|';

const QUOTED = 1;
const AFTER_COMMA = 2;

/** Classes of characters for the reader of words; most characters have none. */
const NOTHING = 0;
const WORD = 1;
/** It opens or closes a quotation, or is a comma. */
const MARK = 2;
const CLAUSE_END = 3;
/** It ends a sentence wherever it stands. */
const SENTENCE_END = 4;
/** It ends a sentence before a space. */
const FULL_STOP = 5;

const KINDS = new Uint8Array(CODE_UNITS);
fillCharacters(KINDS, MARK, `,${QUOTATIONS.join('')}`);
fillCharacters(KINDS, FULL_STOP, '.!?');
fillCharacters(KINDS, SENTENCE_END, '。！？');
fillCharacters(KINDS, CLAUSE_END, CLAUSE_ENDS);
// Last, because an apostrophe is a mark above, and is read as part of a word.
fillRanges(KINDS, WORD, WORD_UNITS);
/** The closing mark of each opening quotation mark. */
const CLOSING = new Uint16Array(CODE_UNITS);
for (const pair of QUOTATIONS) CLOSING[pair.charCodeAt(0)] = pair.charCodeAt(1);

/** Reads the words between two places of a text into `words`, which is emptied before. */
export function readWords(text: string, start: number, end: number, words: Words): void {
  words.count = 0;
  let sentence = 0;
  let clause = 0;
  let closing = 0;
  let marks = 0;
  for (let at = start; at < end;) {
    const unit = text.charCodeAt(at);
    const kind = KINDS[unit];
    if (kind === NOTHING) {
      at += 1;
      continue;
    }
    if (kind === WORD && (unit !== APOSTROPHE || isInsideWord(text, at))) {
      const index = words.next(at, at, closing === 0 ? marks : marks | QUOTED);
      words.sentence[index] = sentence;
      words.clause[index] = clause;
      marks = 0;
      at = readWord(text, at, end, words, index);
      continue;
    }
    if (closing !== 0) {
      if (unit === closing) closing = 0;
    } else if (CLOSING[unit] !== 0 && opens(text, at, unit)) closing = CLOSING[unit] ?? 0;
    if (unit === COMMA) marks = AFTER_COMMA;
    else if (kind === SENTENCE_END || (kind === FULL_STOP && endsSentence(text, at, end))) {
      sentence += 1;
      clause += 1;
    } else if (kind === CLAUSE_END) clause += 1;
    at += 1;
  }
}

/** Reads one word and returns the place from which to look for the next. */
function readWord(text: string, start: number, limit: number, words: Words, index: number): number {
  let hash = HASH_START;
  // The ending of a file name gives its meaning.
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
  // Words in an address are names.
  return text.charCodeAt(at) === COLON && text.startsWith('://', at) ? endOfAddress(text, at, limit) : at;
}

const MAX_WORD = 3 * LONGEST_WORD;

/** The characters of an address in a sentence. */
const ADDRESS = Uint8Array.from({ length: 0x80 }, (_, unit) =>
  Number(unit > 0x20 && unit < 0x7f && !'"\'`<>)]}|'.includes(String.fromCharCode(unit))),
);

function endOfAddress(text: string, start: number, end: number): number {
  let at = start;
  while (at < end && ADDRESS[text.charCodeAt(at)] === 1) at += 1;
  return at;
}

/** Whether a point or an apostrophe stands between two letters. */
function isInsideWord(text: string, at: number): boolean {
  return isLetter(text.charCodeAt(at - 1)) && isLetter(text.charCodeAt(at + 1));
}

function isLetter(unit: number): boolean {
  return unit !== APOSTROPHE && KINDS[unit] === WORD;
}

/** An apostrophe opens a quotation only after a space and before a word. */
function opens(text: string, at: number, unit: number): boolean {
  return unit !== APOSTROPHE || (!isLetter(text.charCodeAt(at - 1)) && isLetter(text.charCodeAt(at + 1)));
}

function endsSentence(text: string, at: number, end: number): boolean {
  if (at + 1 >= end) return true;
  const next = text.charCodeAt(at + 1);
  return next === 0x20 || next === 0x0a || next === 0x0d || next === 0x2a || next === 0x5f;
}
