import {
  ignorableRanges,
  isIdeograph,
  isIgnorable,
  isJoined,
  isPicture,
  isRightToLeft,
  takesSelector,
} from './code-points';
import { CODE_UNITS, fillCharacters, fillRanges } from './code-units';
import { directionVerdicts, hasRightToLeft, NOTED as NOTED_DIRECTION, PROPER } from './directions';
import { FINDING_CODES, type FindingCode, type FindingSeverity, type Verdict } from './finding';
import { TAG_FLAGS } from './unicode.generated';

/** An invisible or blank character. */
export type InvisibleMark = {
  readonly start: number;
  readonly end: number;
  readonly codePoint: number;
  /** Null for a character of proper writing. */
  readonly verdict: Verdict | null;
};

/** One shared object for each verdict, because a text can have half a million marks. */
const verdictsOf = (severity: FindingSeverity) =>
  Object.fromEntries(Object.keys(FINDING_CODES).map((code) => [code, { code, severity }])) as Readonly<
    Record<FindingCode, Verdict>
  >;
const REFUSED = verdictsOf('refuse');
const NOTED = verdictsOf('note');
const refuse = (code: FindingCode): Verdict => REFUSED[code];
const note = (code: FindingCode): Verdict => NOTED[code];

const FIRST_TAG = 0xe0000;
const LAST_TAG = 0xe007f;
const BLACK_FLAG = 0x1f3f4;
const KEYCAP = 0x20e3;
/**
 * The last selector that collections of ideographic variants use with a wide margin: no ideograph has more than 32 variants.
 * Selectors beyond it carry bytes.
 */
const LAST_IDEOGRAPHIC = 0xe013f;

/** Blank or invisible, though Unicode does not call them ignorable. */
const OTHERS = '\u2800\ufff9\ufffa\ufffb';
const ORDINARY_CONTROLS = '\t\n\f\r';

/** A table for the first 64K characters and for surrogates, so that one look skips most characters. */
const IS_INVISIBLE = new Uint8Array(CODE_UNITS);
fillRanges(IS_INVISIBLE, 1, [
  [0, 0x1f],
  [0x7f, 0x9f],
  [0xd800, 0xdbff],
]);
fillRanges(IS_INVISIBLE, 1, ignorableRanges());
fillCharacters(IS_INVISIBLE, 1, OTHERS);
fillCharacters(IS_INVISIBLE, 0, ORDINARY_CONTROLS);

/** The invisible characters of a text, in order. */
export function* invisibleMarks(text: string): Generator<InvisibleMark> {
  const reader = new MarkReader(text);
  while (reader.next()) yield reader.mark();
}

/** The place of the next invisible character, or the end of the text. */
function nextMark(text: string, from: number): number {
  for (let at = from; at < text.length; at += 1) {
    const unit = text.charCodeAt(at);
    if (IS_INVISIBLE[unit] === 0) continue;
    if (unit < 0xd800 || unit >= 0xdc00) return at;
    const point = text.codePointAt(at) ?? 0;
    if (point > 0xffff && isAstralMark(point)) return at;
  }
  return text.length;
}

/** Whether a character beyond the first 64K is invisible; few are. */
function isAstralMark(point: number): boolean {
  return point >= 0xe0000 ? isIgnorable(point) : point >= 0x1bca0 && point <= 0x1d17a && isIgnorable(point);
}

/**
 * Judges the marks of a text in order and keeps the facts of a line for its next mark. It creates no object per mark, because
 * a text can have half a million.
 */
export class MarkReader {
  start = 0;
  end = 0;
  codePoint = 0;
  verdict: Verdict | null = null;
  private flagEnd = -1;
  private lineStart = 0;
  private lineEnd = -1;
  private directions: Uint8Array = new Uint8Array(0);

  constructor(private readonly text: string) {}

  /** Moves to the next mark; false after the last. */
  next(): boolean {
    const start = nextMark(this.text, this.end);
    if (start >= this.text.length) return false;
    this.start = start;
    this.codePoint = this.text.codePointAt(start) ?? 0;
    this.end = start + (this.codePoint > 0xffff ? 2 : 1);
    this.verdict = this.judge(start, this.end, this.codePoint);
    return true;
  }

  /** The current mark. */
  mark(): InvisibleMark {
    const { start, end, codePoint, verdict } = this;
    return { start, end, codePoint, verdict };
  }

  private judge(start: number, end: number, point: number): Verdict | null {
    if (point === 0) return refuse('hidden.null');
    if (point < 0xa0) return note('hidden.control');
    if (point >= FIRST_TAG && point <= LAST_TAG) return this.judgeTag(start, point);
    if (point >= 0xe0100 && point <= 0xe01ef) return this.judgeIdeographic(start, point);
    if (point >= 0xe0080) return refuse('hidden.selector');
    if (point >= 0xfe00 && point <= 0xfe0f) return this.judgeSelector(start, end, point);
    if (point >= 0x180b && point <= 0x180f) return this.judgeMongolian(start, end, point);
    if (isDirection(point)) return this.judgeDirection(start);
    if (point === 0x200c || point === 0x200d) return this.judgeJoiner(start, end, point);
    return this.judgeOther(start, end, point);
  }

  private judgeTag(start: number, point: number): Verdict | null {
    if (start < this.flagEnd) return null;
    if (point !== FIRST_TAG && this.before(start) === BLACK_FLAG) {
      const flag = TAG_FLAGS.find((one) => this.text.startsWith(one, start - 2));
      if (flag !== undefined) {
        this.flagEnd = start - 2 + flag.length;
        return null;
      }
    }
    return refuse('hidden.tag');
  }

  private judgeIdeographic(start: number, point: number): Verdict | null {
    const isProper = point <= LAST_IDEOGRAPHIC && isIdeograph(this.before(start));
    return isProper ? null : refuse('hidden.selector');
  }

  private judgeSelector(start: number, end: number, point: number): Verdict | null {
    const base = this.before(start);
    if (takesSelector(base, point)) return null;
    if (point < 0xfe0e) return refuse('hidden.selector');
    // Keyboards add the emoji style to every picture, even where Unicode defines no other style.
    if (isPicture(base) && base > 0x7f) return null;
    return this.after(end) === KEYCAP ? null : refuse('hidden.selector');
  }

  private judgeMongolian(start: number, end: number, point: number): Verdict | null {
    const isProper = isMongolian(this.before(start)) && (point !== 0x180e || isMongolian(this.after(end)));
    return isProper ? null : refuse('hidden.selector');
  }

  private judgeDirection(start: number): Verdict | null {
    this.moveToLine(start);
    const verdict = this.directions[start - this.lineStart];
    if (verdict === PROPER) return null;
    return verdict === NOTED_DIRECTION ? note('hidden.direction') : refuse('hidden.direction');
  }

  /** A joiner belongs between the parts of an emoji, and after a letter of a joining script. */
  private judgeJoiner(start: number, end: number, point: number): Verdict | null {
    const before = this.before(start);
    const after = this.after(end);
    if (isJoined(before)) return null;
    const isEmoji = isPicture(before) || before === 0xfe0f || (before >= 0x1f3fb && before <= 0x1f3ff);
    const isTagFlag = before === LAST_TAG && start === this.flagEnd;
    if (point === 0x200d && (isEmoji || isTagFlag) && isPicture(after) && after > 0x7f) return null;
    // A joiner gives a single letter the form it has within a word.
    if (point === 0x200d && isJoined(after)) return null;
    return this.judgeZeroWidth(before, after);
  }

  private judgeOther(start: number, end: number, point: number): Verdict | null {
    const before = this.before(start);
    const after = this.after(end);
    switch (point) {
      case 0xad:
        return note('hidden.soft_hyphen');
      case 0xfeff:
        if (start === 0) return null;
        return isWordLetter(before) && isWordLetter(after)
          ? refuse('hidden.zero_width')
          : note('hidden.byte_order_mark');
      case 0x200b:
      case 0x2060:
        return isJoined(before) || isJoined(after) ? null : this.judgeZeroWidth(before, after);
      case 0x34f:
        return isJoined(before) || isCombining(before) || isCombining(after) || isRightToLeft(before)
          ? null
          : note('hidden.other');
      case 0x115f:
      case 0x1160:
        return isOldHangul(before) || isOldHangul(after) ? null : refuse('hidden.filler');
      case 0x3164:
      case 0xffa0:
        return refuse('hidden.filler');
      case 0x2800:
        return isBraille(before) || isBraille(after) ? null : note('hidden.other');
      case 0x17b4:
      case 0x17b5:
        return isJoined(before) ? null : note('hidden.other');
      default:
        return this.judgeRare(before, after, point);
    }
  }

  private judgeRare(before: number, after: number, point: number): Verdict | null {
    if (point >= 0x1d173 && point <= 0x1d17a) {
      return isMusical(before) || isMusical(after) ? null : refuse('hidden.operator');
    }
    if (point >= 0x2061 && point <= 0x206f) return refuse('hidden.operator');
    if (point >= 0xfff9 && point <= 0xfffb) return note('hidden.other');
    return refuse('hidden.other');
  }

  /** Inside a word it hides the word from searches; elsewhere it marks a possible line break. */
  private judgeZeroWidth(before: number, after: number): Verdict {
    return isWordLetter(before) && isWordLetter(after)
      ? refuse('hidden.zero_width')
      : note('hidden.zero_width');
  }

  private moveToLine(at: number): void {
    if (at <= this.lineEnd) return;
    this.lineStart = this.text.lastIndexOf('\n', at) + 1;
    const end = this.text.indexOf('\n', at);
    this.lineEnd = end < 0 ? this.text.length : end;
    const line = this.text.slice(this.lineStart, this.lineEnd);
    this.directions = directionVerdicts(line, hasRightToLeft(line));
  }

  /** The character before a place; 0 at the start. */
  private before(at: number): number {
    const last = this.text.charCodeAt(at - 1);
    if (at > 1 && last >= 0xdc00 && last < 0xe000) return this.text.codePointAt(at - 2) ?? 0;
    return at > 0 ? last : 0;
  }

  private after(at: number): number {
    return this.text.codePointAt(at) ?? 0;
  }
}

function isDirection(point: number): boolean {
  return (
    point === 0x200e ||
    point === 0x200f ||
    point === 0x61c ||
    (point >= 0x202a && point <= 0x202e) ||
    (point >= 0x2066 && point <= 0x2069)
  );
}

/** Letters and digits of Latin, Greek and Cyrillic: their words need nothing inside. */
function isWordLetter(point: number): boolean {
  return (
    (point >= 0x61 && point <= 0x7a) ||
    (point >= 0x41 && point <= 0x5a) ||
    (point >= 0x30 && point <= 0x39) ||
    (point >= 0xc0 && point <= 0x24f) ||
    (point >= 0x370 && point <= 0x52f)
  );
}

const isCombining = (point: number): boolean =>
  (point >= 0x300 && point <= 0x36f) ||
  (point >= 0x1ab0 && point <= 0x1aff) ||
  (point >= 0x20d0 && point <= 0x20ff);
const isMongolian = (point: number): boolean => point >= 0x1800 && point <= 0x18af;
const isOldHangul = (point: number): boolean =>
  point >= 0x1100 && point <= 0x11ff && point !== 0x115f && point !== 0x1160;
const isBraille = (point: number): boolean => point > 0x2800 && point <= 0x28ff;
const isMusical = (point: number): boolean =>
  point >= 0x1d100 && point <= 0x1d1ff && !(point >= 0x1d173 && point <= 0x1d17a);
