/**
 * Limits above which a text is not read as Markdown. The parser is quadratic in some of them; each is several times what
 * the most demanding of two thousand real rules holds. They spare threads work that would overrun its deadline anyhow.
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
/** Cells of all tables: a row of one character becomes as many cells as the table has columns. */
const MOST_CELLS = 10_000;

const NESTING = /^(?:[ \t]*(?:>|[-*+](?=[ \t])|\d{1,9}[.)](?=[ \t])))+/;
const MARKER = />|[-*+]|\d{1,9}[.)]/g;
const INDENTED_ITEM = /^[ \t]*(?=(?:[-*+]|\d{1,9}[.)])[ \t])/;
const DELIMITERS = /[[\]*_~`<|@&]/g;

function columns(indent: string): number {
  return indent.replaceAll('\t', '    ').length;
}

const DELIMITER_ROW = /^[ \t]*[|:-][|:\- \t]*$/;

/** Columns of the table that a line begins; 0 for other lines. */
function columnsOf(line: string): number {
  const row = line.replace(NESTING, '');
  return DELIMITER_ROW.test(row) && row.includes('-') ? row.split('|').length : 0;
}

/** Counts the cells of the tables, each of which goes on to the next blank line. */
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
  return markers > DEEPEST_NESTING || columns(INDENTED_ITEM.exec(line)?.[0] ?? '') > WIDEST_INDENT;
}

/** Whether a text would keep the Markdown parser busy for long, or nest deeper than recursion can follow. */
export function isTangled(text: string): boolean {
  if (text.length > LONGEST_TEXT) return true;
  const lines = text.split(/\r\n|\n|\r/);
  if (lines.length > MOST_LINES) return true;
  let inText = 0;
  let inParagraph = 0;
  const cells = new CellCounter();
  for (const line of lines) {
    if (nestsTooDeep(line)) return true;
    cells.add(line);
    const delimiters = line.match(DELIMITERS)?.length ?? 0;
    inText += delimiters;
    inParagraph = line.trim() === '' ? 0 : inParagraph + delimiters;
    if (inParagraph > MOST_IN_PARAGRAPH || inText > MOST_IN_TEXT || cells.total > MOST_CELLS) return true;
  }
  return false;
}
