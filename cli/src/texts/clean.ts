/**
 * What a terminal obeys instead of showing: control characters, except tabs and line breaks, and marks that reorder the
 * characters around them (Unicode TR #36).
 */
const OBEYED =
  /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]|[\u{e0000}-\u{e007f}]/gu;
const LONE_RETURN = /\r(?!\n)/g;

const shown = (character: string): string =>
  `⟦U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}⟧`;

/** A text of somebody else, made safe for the terminal: what could drive it is written out. */
export function clean(text: string): string {
  return text.replace(/\r\n/g, '\n').replace(LONE_RETURN, shown).replace(OBEYED, shown);
}

/** A text of somebody else on one line. */
export function cleanLine(text: string): string {
  return clean(text).replace(/\s+/g, ' ').trim();
}
