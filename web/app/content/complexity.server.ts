import type { Segment } from './segments.server';

/**
 * Limits above which a part of a text is not parsed as Markdown. The parser is quadratic in some of them. Each is several
 * times the maximum found in two thousand real rules. They reject early what would exceed the deadline anyway.
 */
const MAX_TEXT_LENGTH = 160_000;
const MAX_LINES = 4_500;
/** `> > - 1.` at the start of one line. */
const MAX_NESTING = 24;
/** Columns before a list marker. */
const MAX_INDENT = 80;
const MAX_DELIMITERS = 8_000;
/** Characters that may open or close an inline element, between two blank lines or in one row of a table. */
const MAX_DELIMITERS_PER_PARAGRAPH = 800;
/** Cells of all tables together: even a row of one character gets as many cells as the table has columns. */
const MAX_TABLE_CELLS = 10_000;

const NESTING = /^(?:[ \t]*(?:>|[-*+](?=[ \t])|\d{1,9}[.)](?=[ \t])))+/;
const MARKER = />|[-*+]|\d{1,9}[.)]/g;
const INDENTED_ITEM = /^[ \t]*(?=(?:[-*+]|\d{1,9}[.)])[ \t])/;
const DELIMITERS = /[[\]*_~`<|@&]/g;
const DELIMITERS_OF_CELLS = /[[\]*_~`<@&]/g;

function columns(indent: string): number {
  return indent.replaceAll('\t', '    ').length;
}

const DELIMITER_ROW = /^[ \t]*[|:-][|:\- \t]*$/;
const DELIMITER_CELL = /^[ \t]*:?-+:?[ \t]*$/;

/** The cells of a row; a backslash keeps a bar from dividing them. */
function cellsOf(line: string): string[] {
  const row = line.replace(NESTING, '').trim();
  const cells = row.split(/(?<!\\)\|/);
  if (cells[0]?.trim() === '') cells.shift();
  if (cells.at(-1)?.trim() === '') cells.pop();
  return cells;
}

/** Number of columns when the line may be a table's delimiter row; otherwise 0. */
function columnsOf(line: string): number {
  const row = line.replace(NESTING, '');
  return DELIMITER_ROW.test(row) && row.includes('-') ? cellsOf(row).length : 0;
}

/** Whether a table certainly starts at a line: its delimiter row is well formed and has as many cells as its head. */
function startsTable(head: string, delimiters: string): boolean {
  if (columnsOf(delimiters) < 2) return false;
  const cells = cellsOf(delimiters);
  return cells.every((cell) => DELIMITER_CELL.test(cell)) && cells.length === cellsOf(head).length;
}

function nestsTooDeep(line: string): boolean {
  const markers = NESTING.exec(line)?.[0].match(MARKER)?.length ?? 0;
  return markers > MAX_NESTING || columns(INDENTED_ITEM.exec(line)?.[0] ?? '') > MAX_INDENT;
}

/** The parser's work for a part of a text. */
type Effort = {
  readonly length: number;
  readonly lines: number;
  readonly cells: number;
  readonly delimiters: number;
  /** Maximum number of delimiters that are compared with each other. */
  readonly together: number;
  readonly isTooDeep: boolean;
};

function effortOfText(lines: readonly string[]): Omit<Effort, 'length' | 'lines'> {
  let [cells, width, delimiters, together, inParagraph] = [0, 0, 0, 0, 0];
  let isTable = false;
  lines.forEach((line, index) => {
    width = Math.max(width, columnsOf(line));
    if (width > 1) cells += width;
    isTable ||= startsTable(line, lines[index + 1] ?? '');
    const found = line.match(isTable ? DELIMITERS_OF_CELLS : DELIMITERS)?.length ?? 0;
    delimiters += found;
    inParagraph = isTable ? found : inParagraph + found;
    together = Math.max(together, inParagraph);
  });
  return { cells, delimiters, together, isTooDeep: lines.some(nestsTooDeep) };
}

const EFFORTLESS = { cells: 0, delimiters: 0, together: 0, isTooDeep: false };

function effortOf({ lines, isCode }: Segment): Effort {
  const length = lines.reduce((sum, line) => sum + line.length + 1, 0);
  return { length, lines: lines.length, ...(isCode ? EFFORTLESS : effortOfText(lines)) };
}

/**
 * Chooses the parts of a text for the Markdown parser. Parts that would take too long or overflow the stack, alone or
 * together with earlier ones, are left out.
 */
export class ParserBudget {
  private length = 0;
  private lines = 0;
  private cells = 0;
  private delimiters = 0;

  /** Takes a part into account and returns true, or leaves it out. */
  allows(segment: Segment): boolean {
    const effort = effortOf(segment);
    if (effort.isTooDeep || effort.together > MAX_DELIMITERS_PER_PARAGRAPH) return false;
    const length = this.length + effort.length;
    const lines = this.lines + effort.lines;
    const cells = this.cells + effort.cells;
    const delimiters = this.delimiters + effort.delimiters;
    const isOver =
      length > MAX_TEXT_LENGTH || lines > MAX_LINES || cells > MAX_TABLE_CELLS || delimiters > MAX_DELIMITERS;
    if (!isOver) Object.assign(this, { length, lines, cells, delimiters });
    return !isOver;
  }
}
