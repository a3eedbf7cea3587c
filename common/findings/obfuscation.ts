import type { Hit } from './finding';
import { isLookAlike } from './letters';
import type { Tally } from './tally';
import { isIn } from './token-alphabets';
import { type Unit, unitAt } from './units';

const MIN_ENCODED = 200;
const MAX_LINE = 2000;
/** Escapes such as `\x69` in a row. */
const MIN_ESCAPES = 16;

/** Finds text that people cannot read: encoded blocks, lines too long for any page, look-alike letters. */
export function* obfuscationHits(text: string, units: readonly Unit[], tally: Tally): Generator<Hit> {
  yield* encodedHits(text);
  yield* escapedHits(text);
  yield* longLines(text, units);
  yield* mixedWords(text, tally);
}

function* encodedHits(text: string): Generator<Hit> {
  // Sampling every n-th character cannot miss a run of n characters.
  for (let at = MIN_ENCODED - 1; at < text.length; at += MIN_ENCODED) {
    if (!isEncodedUnit(text.charCodeAt(at))) continue;
    let start = at;
    while (start > 0 && at - start < MIN_ENCODED && isEncodedUnit(text.charCodeAt(start - 1))) start -= 1;
    let end = at;
    while (end < text.length && isEncodedUnit(text.charCodeAt(end))) end += 1;
    if (
      end - start >= MIN_ENCODED &&
      !isPicture(text, start) &&
      isMixed(text.slice(start, start + MIN_ENCODED))
    )
      yield { code: 'obfuscation.encoded', severity: 'note', start, end, params: { count: end - start } };
    at = Math.max(at, end - 1);
  }
}

const isEncodedUnit = (unit: number): boolean => isIn('base64', unit) || unit === 0x2d || unit === 0x5f;

/** A picture or font within the text. */
function isPicture(text: string, start: number): boolean {
  const before = text.slice(Math.max(0, start - 60), start);
  return (
    before.endsWith('base64,') &&
    ['data:image/', 'data:font/', 'data:application/font'].some((type) => before.includes(type))
  );
}

function isMixed(part: string): boolean {
  const isBase64 = /[a-z]/.test(part) && /[A-Z]/.test(part) && /[0-9]/.test(part);
  const isHex =
    Array.from(part).every((letter) => isIn('hex', letter.charCodeAt(0))) &&
    /[0-9]/.test(part) &&
    /[a-f]/i.test(part);
  // A path or an identifier has few digits.
  return isHex || (isBase64 && new Set(part).size > 30);
}

function* escapedHits(text: string): Generator<Hit> {
  for (const [mark, width] of [
    ['\\x', 4],
    ['\\u00', 6],
  ] as const)
    for (let at = text.indexOf(mark); at >= 0; at = text.indexOf(mark, at + 1)) {
      const start = at;
      while (text.startsWith(mark, at)) at += width;
      const count = (at - start) / width;
      if (count >= MIN_ESCAPES)
        yield {
          code: 'obfuscation.encoded',
          severity: 'note',
          start,
          end: at,
          params: { count: at - start },
        };
    }
}

/** Front matter fields are single lines of any length; pages wrap them. */
function* longLines(text: string, units: readonly Unit[]): Generator<Hit> {
  for (let start = 0; start < text.length;) {
    const at = text.indexOf('\n', start);
    const end = at < 0 ? text.length : at;
    if (end - start > MAX_LINE && unitAt(units, end - 1)?.kind !== 'fields')
      yield {
        code: 'obfuscation.long_line',
        severity: 'note',
        start,
        end: start + 80,
        params: { count: end - start },
      };
    start = end + 1;
  }
}

const MIN_MIXED = 4;

const OTHER_LETTERS = /[\u0370-\u058f]/;

/** Words of Latin letters with look-alikes of Cyrillic or Greek among them. */
function* mixedWords(text: string, tally: Tally): Generator<Hit> {
  if (!OTHER_LETTERS.test(text)) return;
  for (let at = nextLookAlike(text, 0); at < text.length; at = nextLookAlike(text, at)) {
    if (tally.isFull('obfuscation.mixed_letters', 'note')) return;
    let start = at;
    while (start > 0 && at - start < 40 && isLetter(text.charCodeAt(start - 1))) start -= 1;
    while (at < text.length && isLetter(text.charCodeAt(at))) at += 1;
    if (!isMixedWord(text, start, at)) continue;
    const params = { word: text.slice(start, Math.min(at, start + 40)) };
    yield { code: 'obfuscation.mixed_letters', severity: 'note', start, end: at, params };
  }
}

function nextLookAlike(text: string, from: number): number {
  let at = from;
  while (at < text.length && !isOtherLookAlike(text.charCodeAt(at))) at += 1;
  return at;
}

const isOther = (unit: number): boolean => unit >= 0x370 && unit <= 0x58f;
const LOOK_ALIKE = Uint8Array.from({ length: 0x590 }, (_, unit) =>
  Number(isOther(unit) && isLookAlike(String.fromCharCode(unit))),
);
const isOtherLookAlike = (unit: number): boolean => unit < 0x590 && LOOK_ALIKE[unit] === 1;

/** Whether a word has at least two Latin letters and otherwise only look-alikes of Latin letters. */
function isMixedWord(text: string, start: number, end: number): boolean {
  let latin = 0;
  for (let at = start; at < end; at += 1) {
    const unit = text.charCodeAt(at);
    if (unit < 0x250) latin += 1;
    else if (!isOtherLookAlike(unit)) return false;
  }
  return end - start >= MIN_MIXED && latin >= 2;
}

const isLetter = (unit: number): boolean =>
  (unit >= 0x61 && unit <= 0x7a) ||
  (unit >= 0x41 && unit <= 0x5a) ||
  (unit >= 0xc0 && unit <= 0x24f) ||
  isOther(unit);
