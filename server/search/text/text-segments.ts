/** A part of a text, and whether it matched. The parts of a text joined are the text. */
export type TextSegment = { readonly text: string; readonly isMatch: boolean };

/** A part of a text by its positions in UTF-16 units. */
export type TextRange = { readonly start: number; readonly end: number };

/** The parts of a text that are in one of the ranges, which are in order, and those between them. */
export function segmentsOf(text: string, ranges: readonly TextRange[]): readonly TextSegment[] {
  const segments: TextSegment[] = [];
  let end = 0;
  for (const range of ranges) {
    segments.push({ text: text.slice(end, range.start), isMatch: false });
    segments.push({ text: text.slice(range.start, range.end), isMatch: true });
    end = range.end;
  }
  segments.push({ text: text.slice(end), isMatch: false });
  return segments.filter((segment) => segment.text !== '');
}
