/**
 * Limits above which a text is not read as Markdown. The parser is quadratic in some of them; each is several times what
 * the most demanding of two thousand real rules holds, and together they keep the worst text near half a second.
 */
const LONGEST_TEXT = 160_000;
const MOST_LINES = 4_500;
/** `> > - 1.` at the start of one line. */
const DEEPEST_NESTING = 24;
/** Columns before a list marker. */
const WIDEST_INDENT = 80;
const MOST_IN_TEXT = 8_000;
/** Characters that open or close something, between two blank lines. */
const MOST_IN_PARAGRAPH = 800;

const NESTING = /^(?:[ \t]*(?:>|[-*+](?=[ \t])|\d{1,9}[.)](?=[ \t])))+/;
const MARKER = />|[-*+]|\d{1,9}[.)]/g;
const INDENTED_ITEM = /^[ \t]*(?=(?:[-*+]|\d{1,9}[.)])[ \t])/;
const DELIMITERS = /[[\]*_~`<|@&]/g;

function columns(indent: string): number {
  return indent.replaceAll('\t', '    ').length;
}

function nestsTooDeep(line: string): boolean {
  const markers = NESTING.exec(line)?.[0].match(MARKER)?.length ?? 0;
  return markers > DEEPEST_NESTING || columns(INDENTED_ITEM.exec(line)?.[0] ?? '') > WIDEST_INDENT;
}

/** Whether a text would keep the Markdown parser busy for long, or nest deeper than recursion can follow. */
export function isTangled(text: string): boolean {
  if (text.length > LONGEST_TEXT) return true;
  const lines = text.split(/\r\n|\n|\r/);
  if (lines.length > MOST_LINES) return true;
  let inText = 0;
  let inParagraph = 0;
  for (const line of lines) {
    if (nestsTooDeep(line)) return true;
    const delimiters = line.match(DELIMITERS)?.length ?? 0;
    inText += delimiters;
    inParagraph = line.trim() === '' ? 0 : inParagraph + delimiters;
    if (inParagraph > MOST_IN_PARAGRAPH || inText > MOST_IN_TEXT) return true;
  }
  return false;
}
