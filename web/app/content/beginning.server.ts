import { revealedParts } from '@kimari/common/hidden-characters';

/** Characters that an escaped `&`, `<`, `>` or `"` takes in HTML. The data beside the HTML needs as much again. */
const ESCAPED_LENGTH = 5;
const [AMPERSAND, LESS_THAN, GREATER_THAN, QUOTE] = [0x26, 0x3c, 0x3e, 0x22];

export type Beginning = { readonly shown: string; readonly isCut: boolean };

/** As much of a text as takes `maxLength` characters once it is escaped: sending more would block the event loop. */
export function beginningOf(text: string, maxLength: number): Beginning {
  if (text.length * ESCAPED_LENGTH <= maxLength) return { shown: text, isCut: false };
  let length = 0;
  for (let index = 0; index < text.length; index++) {
    length += isEscaped(text.charCodeAt(index)) ? ESCAPED_LENGTH : 1;
    // The cut may be within a character of two code units.
    if (length > maxLength)
      return { shown: text.slice(0, index).replace(/[\uD800-\uDBFF]$/, ''), isCut: true };
  }
  return { shown: text, isCut: false };
}

/** The same, where invisible characters are printed by their names. */
export function revealedBeginningOf(text: string, maxLength: number): Beginning {
  let [end, length] = [0, 0];
  for (const part of revealedParts(text)) {
    length += part.text.length;
    if (length > maxLength) break;
    end += part.isInvisible ? part.length : part.text.length;
  }
  const { shown } = beginningOf(text.slice(0, end), maxLength);
  return { shown, isCut: shown.length < text.length };
}

function isEscaped(code: number): boolean {
  return code === AMPERSAND || code === LESS_THAN || code === GREATER_THAN || code === QUOTE;
}
