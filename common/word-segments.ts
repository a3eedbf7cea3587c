/** A word, or what stands between two, and where it begins in UTF-16 code units. */
export type WordSegment = { readonly segment: string; readonly index: number };

/**
 * Code units that the segmenter is given at once: it copies what it is given for every word, so that a text of 200,000
 * characters without a break would take gigabytes.
 */
const WINDOW = 512;
/** Code units at the end of a window that are read again at the start of the next one: where it ends, words are cut. */
const REPEATED = 64;

const segmenters = new Map<string, Intl.Segmenter>();

function segmenterOf(locale: string): Intl.Segmenter {
  const known = segmenters.get(locale) ?? new Intl.Segmenter(locale, { granularity: 'word' });
  segmenters.set(locale, known);
  return known;
}

/** The words of a text and what stands between them, in a time that grows with the text. Cuts words of more than 448 units. */
export function* wordSegments(text: string, locale = 'ja'): Generator<WordSegment> {
  const segmenter = segmenterOf(locale);
  for (let start = 0; start < text.length;) {
    const part = text.slice(start, windowEnd(text, start));
    const isLast = start + part.length === text.length;
    let read = 0;
    for (const { segment, index } of segmenter.segment(part)) {
      if (!isLast && read > 0 && index + segment.length > part.length - REPEATED) break;
      yield { segment, index: start + index };
      read = index + segment.length;
    }
    start += read;
  }
}

/** The end of the part that begins at a place; not within a character. */
function windowEnd(text: string, start: number): number {
  const end = Math.min(text.length, start + WINDOW);
  const last = text.charCodeAt(end - 1);
  return end < text.length && last >= 0xd800 && last < 0xdc00 ? end - 1 : end;
}
