/** A character that a reader does not see but an assistant reads. */
export type HiddenCharacter = { readonly line: number; readonly codePoint: number };

/** A character that looks like nothing or like an ordinary space. */
export type InvisibleCharacter = HiddenCharacter & {
  /** Position in the line, in UTF-16 code units. */
  readonly index: number;
  /** Whether it can hide text; false where it is part of proper writing, such as an ideographic space. */
  readonly isHidden: boolean;
};

/**
 * Marks that reorder text, zero-width characters, tags and variation selectors without an ideograph: what hides instructions
 * in plain sight. Joiners (U+200C, U+200D) and U+FE0F are parts of words and emoji, so only other ones count.
 */
const HIDDEN =
  '[\\u00ad\\u061c\\u115f\\u1160\\u17b4\\u17b5\\u180e\\u200b\\u200e\\u200f\\u202a-\\u202e\\u2060-\\u2069\\u3164\\uffa0]|(?<!^)\\ufeff' +
  '|[\\u{e0000}-\\u{e007f}]|(?<!\\p{Script=Han})[\\u{e0100}-\\u{e01ef}]';
/** Spaces of other widths, and selectors of an ideograph's variant (UTS #37). */
const HARMLESS = '[\\u00a0\\u2000-\\u200a\\u202f\\u205f\\u3000]|(?<=\\p{Script=Han})[\\u{e0100}-\\u{e01ef}]';
const INVISIBLE = new RegExp(`(?<hidden>${HIDDEN})|${HARMLESS}`, 'gu');
/** Flags of regions such as Scotland are a black flag with tags. */
const FLAG = /\u{1f3f4}[\u{e0020}-\u{e007e}]{1,8}\u{e007f}/gu;
const DIRECTION_MARKS: ReadonlySet<string> = new Set(['\u200e', '\u200f', '\u061c']);
const RIGHT_TO_LEFT = /[\u0590-\u08ff]/;
const MAX_REPORTED = 20;

function* invisibleIn(text: string): Generator<InvisibleCharacter> {
  // Flags keep their length, so that positions stay right.
  const searched = text.replace(FLAG, (flag) => '.'.repeat(flag.length));
  let line = lineAt(searched, 0, 1);
  for (const match of searched.matchAll(INVISIBLE)) {
    while (line.end < match.index) line = lineAt(searched, line.end + 1, line.number + 1);
    const isHidden = match.groups?.['hidden'] !== undefined && !isOrdinaryMark(match[0], searched, line);
    const codePoint = match[0].codePointAt(0) ?? 0;
    yield { line: line.number, index: match.index - line.start, codePoint, isHidden };
  }
}

type Line = {
  readonly number: number;
  readonly start: number;
  readonly end: number;
  /** Looked up when it is needed, once. */
  isRightToLeft?: boolean;
};

function lineAt(text: string, start: number, number: number): Line {
  const end = text.indexOf('\n', start);
  return { number, start, end: end === -1 ? text.length : end };
}

/** Marks of direction are ordinary in lines that are written from right to left. */
function isOrdinaryMark(character: string, text: string, line: Line): boolean {
  if (!DIRECTION_MARKS.has(character)) return false;
  return (line.isRightToLeft ??= RIGHT_TO_LEFT.test(text.slice(line.start, line.end)));
}

/** The invisible characters of a text, at most `limit` of them. */
export function invisibleCharacters(text: string, limit: number): readonly InvisibleCharacter[] {
  const found: InvisibleCharacter[] = [];
  for (const character of invisibleIn(text)) {
    if (found.length === limit) break;
    found.push(character);
  }
  return found;
}

/** The hidden characters of a text, up to a bearable number. */
export function hiddenCharacters(text: string): readonly HiddenCharacter[] {
  const found: HiddenCharacter[] = [];
  for (const { line, codePoint, isHidden } of invisibleIn(text)) {
    if (isHidden) found.push({ line, codePoint });
    if (found.length === MAX_REPORTED) break;
  }
  return found;
}
