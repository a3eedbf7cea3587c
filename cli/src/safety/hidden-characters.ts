/** A character that a reader does not see but an assistant reads. */
export type HiddenCharacter = { readonly line: number; readonly codePoint: number };

/**
 * Marks that reorder text, zero-width characters, tags and supplementary variation selectors: what hides instructions in
 * plain sight. Joiners (U+200C, U+200D) and U+FE0F are parts of words and emoji, so only other ones count.
 */
const HIDDEN =
  /[\u00ad\u061c\u115f\u1160\u17b4\u17b5\u180e\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\u3164\uffa0]|(?<!^)\ufeff|[\u{e0000}-\u{e007f}\u{e0100}-\u{e01ef}]/gu;
/** Flags of regions such as Scotland are a black flag with tags. */
const FLAG = /\u{1f3f4}[\u{e0020}-\u{e007e}]{1,8}\u{e007f}/gu;
const MAX_REPORTED = 20;

/** The hidden characters of a text, up to a bearable number. */
export function hiddenCharacters(text: string): readonly HiddenCharacter[] {
  const found: HiddenCharacter[] = [];
  const lines = text.split('\n');
  for (const [index, line] of lines.entries()) {
    for (const match of line.replace(FLAG, '').matchAll(HIDDEN)) {
      // Marks of direction are ordinary in texts that are written from right to left.
      if (isDirectionMark(match[0]) && /[\u0590-\u08ff]/.test(line)) continue;
      found.push({ line: index + 1, codePoint: match[0].codePointAt(0) ?? 0 });
      if (found.length === MAX_REPORTED) return found;
    }
  }
  return found;
}

function isDirectionMark(character: string): boolean {
  return character === '\u200e' || character === '\u200f' || character === '\u061c';
}
