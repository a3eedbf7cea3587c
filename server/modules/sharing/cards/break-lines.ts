import type { Locale } from '@kimari/common/locale';
import { wordSegments } from '@kimari/common/word-segments';

const MORE = '…';
/** Characters that may not begin a line (JIS X 4051), and that may not end one. */
const NOT_FIRST =
  /^[、。，．,.・：；:;？！?!)\]}」』】）〕〉》’”ー々ゝゞぁぃぅぇぉっゃゅょゎァィゥェォッャュョヮ%％]/;
const NOT_LAST = /[(\[{「『【（〔〈《‘“]$/;

type Limits = { readonly width: number; readonly lines: number };

/**
 * Breaks a text into lines between words, and cuts the rest.
 * @param measure the width of a text
 */
export function breakLines(
  text: string,
  locale: Locale,
  { width, lines: max }: Limits,
  measure: (text: string) => number,
): string[] {
  const lines: string[] = [''];
  for (const word of wordsOf(text, locale, width, measure)) {
    const line = lines.at(-1) ?? '';
    if (line !== '' && measure((line + word).trimEnd()) > width) {
      if (lines.length === max) {
        lines[max - 1] = cut(line, width, measure);
        break;
      }
      lines.push(word.trimStart());
    } else lines[lines.length - 1] = line + word;
  }
  return lines.map((line) => line.trim()).filter(Boolean);
}

/** The parts between which a line may end. A part wider than a line is divided by character. */
function wordsOf(text: string, locale: Locale, width: number, measure: (text: string) => number): string[] {
  const words: string[] = [];
  for (const { segment } of wordSegments(text, locale)) {
    const previous = words.at(-1);
    const isBound =
      previous !== undefined &&
      (NOT_FIRST.test(segment) || NOT_LAST.test(previous) || isInWord(previous, segment));
    const joined = isBound ? (words.pop() ?? '') + segment : segment;
    if (measure(joined) <= width) words.push(joined);
    else words.push(...Array.from(joined));
  }
  return words;
}

/** Whether both sides belong to one word of Latin letters, such as `Next.js` or `use-case`. */
function isInWord(previous: string, next: string): boolean {
  return /[!-~]$/.test(previous) && /^[!-~]/.test(next);
}

function cut(line: string, width: number, measure: (text: string) => number): string {
  const characters = Array.from(line.trimEnd());
  while (characters.length > 0 && measure(characters.join('') + MORE) > width) characters.pop();
  return characters.join('').trimEnd() + MORE;
}
