/**
 * Limits above which a text is not parsed as Markdown. The parser is quadratic in some of them. Each is several times
 * the maximum found in two thousand real rules. They reject early what would exceed the deadline anyway.
 */
const MAX_TEXT_LENGTH = 160_000;
const MAX_LINES = 4_500;
/** `> > - 1.` at the start of one line. */
const MAX_NESTING = 24;
/** Columns before a list marker. */
const MAX_INDENT = 80;
const MAX_DELIMITERS = 8_000;
/** Characters that may open or close an inline element, between two blank lines. */
const MAX_DELIMITERS_PER_PARAGRAPH = 800;
/** Cells of all tables together: even a row of one character gets as many cells as the table has columns. */
const MAX_TABLE_CELLS = 10_000;

const NESTING = /^(?:[ \t]*(?:>|[-*+](?=[ \t])|\d{1,9}[.)](?=[ \t])))+/;
const MARKER = />|[-*+]|\d{1,9}[.)]/g;
const INDENTED_ITEM = /^[ \t]*(?=(?:[-*+]|\d{1,9}[.)])[ \t])/;
const DELIMITERS = /[[\]*_~`<|@&]/g;

function columns(indent: string): number {
  return indent.replaceAll('\t', '    ').length;
}

const DELIMITER_ROW = /^[ \t]*[|:-][|:\- \t]*$/;

/** Number of columns when the line is a table's delimiter row; otherwise 0. */
function columnsOf(line: string): number {
  const row = line.replace(NESTING, '');
  return DELIMITER_ROW.test(row) && row.includes('-') ? row.split('|').length : 0;
}

/** Counts the cells of all tables; a table ends at the next blank line. */
class CellCounter {
  total = 0;
  private columns = 0;

  add(line: string): void {
    if (line.replace(NESTING, '').trim() === '') this.columns = 0;
    this.columns = Math.max(this.columns, columnsOf(line));
    if (this.columns > 1) this.total += this.columns;
  }
}

function nestsTooDeep(line: string): boolean {
  const markers = NESTING.exec(line)?.[0].match(MARKER)?.length ?? 0;
  return markers > MAX_NESTING || columns(INDENTED_ITEM.exec(line)?.[0] ?? '') > MAX_INDENT;
}

/** Whether the Markdown parser would take too long for a text, or overflow the stack. */
export function isTooComplex(text: string): boolean {
  if (text.length > MAX_TEXT_LENGTH) return true;
  const lines = text.split(/\r\n|\n|\r/);
  if (lines.length > MAX_LINES) return true;
  let inText = 0;
  let inParagraph = 0;
  const cells = new CellCounter();
  for (const line of lines) {
    if (nestsTooDeep(line)) return true;
    cells.add(line);
    const delimiters = line.match(DELIMITERS)?.length ?? 0;
    inText += delimiters;
    inParagraph = line.trim() === '' ? 0 : inParagraph + delimiters;
    if (
      inParagraph > MAX_DELIMITERS_PER_PARAGRAPH ||
      inText > MAX_DELIMITERS ||
      cells.total > MAX_TABLE_CELLS
    )
      return true;
  }
  return false;
}
