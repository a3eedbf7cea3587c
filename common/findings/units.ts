/**
 * A piece of a text that is read on its own: a paragraph, an item of a list, a row of a table, a line of code. Its introduction
 * decides how it is meant: `Never:` forbids the items below.
 */
export type Unit = {
  readonly kind: 'heading' | 'paragraph' | 'item' | 'code' | 'fields';
  readonly start: number;
  end: number;
  /** Columns before the text. */
  readonly indent: number;
  readonly heading: Unit | null;
  /** The paragraph, item or comment that introduces this one. */
  readonly lead: Unit | null;
};

type Line = { readonly start: number; readonly end: number; readonly indent: number };

/** Splits a text in one pass over its lines. */
export function unitsOf(text: string): readonly Unit[] {
  const reader = new UnitReader(text);
  for (let start = 0; start < text.length;) {
    const at = text.indexOf('\n', start);
    const end = at < 0 ? text.length : at;
    reader.line({ start, end, indent: indentOf(text, start, end) });
    start = end + 1;
  }
  return reader.units;
}

function indentOf(text: string, start: number, end: number): number {
  let at = start;
  while (at < end && isBlank(text.charCodeAt(at))) at += 1;
  return at - start;
}

/** Spaces, tabs, the marks of a quotation, carriage returns and the ideographic space. */
function isBlank(unit: number): boolean {
  return unit === 0x20 || unit === 0x09 || unit === 0x3e || unit === 0x0d || unit === 0x3000;
}

class UnitReader {
  readonly units: Unit[] = [];
  private heading: Unit | null = null;
  private open: Unit | null = null;
  /** The paragraph that introduces the block in progress. */
  private intro: Unit | null = null;
  /** The possible parents of the next item, from the left. */
  private parents: Unit[] = [];
  private fence: { readonly mark: string; readonly lead: Unit | null; comment: Unit | null } | null = null;
  private fields: 'no' | 'maybe' | 'yes' = 'maybe';

  constructor(private readonly text: string) {}

  line(line: Line): void {
    const first = line.start + line.indent;
    if (this.readFields(line, first)) return;
    const mark = fenceAt(this.text, first);
    if (this.fence) this.codeLine(line, first, mark);
    else if (mark !== '') {
      this.fence = { mark, lead: this.parents.at(-1) ?? this.intro, comment: null };
      this.open = null;
    } else if (first >= line.end) this.open = null;
    else this.textLine(line, first);
  }

  private readFields(line: Line, first: number): boolean {
    if (this.fields === 'no') return false;
    const isRule = this.text.startsWith('---', first) && line.end - first <= 5;
    if (this.fields === 'maybe') {
      const bare = this.text.charCodeAt(first) === 0xfeff ? first + 1 : first;
      if (first >= line.end) return true;
      this.fields = this.text.startsWith('---', bare) && line.end - bare <= 5 ? 'yes' : 'no';
      return this.fields === 'yes';
    }
    if (isRule) this.fields = 'no';
    else if (first < line.end) this.add('fields', line, first, null);
    return true;
  }

  private codeLine(line: Line, first: number, mark: string): void {
    const fence = this.fence;
    if (!fence) return;
    if (mark[0] === fence.mark[0] && mark.length >= fence.mark.length) {
      const rest = this.text.slice(first + mark.length, line.end);
      if (rest.trim() === '') {
        this.fence = null;
        this.open = null;
        return;
      }
    }
    if (first >= line.end) fence.comment = null;
    else {
      const unit = this.add('code', line, first, fence.comment ?? fence.lead);
      if (isComment(this.text, first)) fence.comment = { ...unit, lead: fence.lead };
    }
  }

  private textLine(line: Line, first: number): void {
    const level = headingLevel(this.text, first);
    if (level > 0) {
      this.heading = null;
      this.heading = this.add('heading', line, first, null);
      this.open = null;
      this.intro = null;
      this.parents = [];
    } else if (isItem(this.text, first, line.end)) this.item(line, first);
    else if (this.open && (this.open.kind === 'paragraph' || this.open.kind === 'item'))
      this.open.end = line.end;
    else if (line.indent >= 2 && this.parents.length > 0) {
      while (this.parents.length > 1 && (this.parents.at(-1)?.indent ?? 0) >= line.indent) this.parents.pop();
      this.open = this.add('paragraph', line, first, this.parents.at(-1) ?? null);
    } else {
      this.parents = [];
      const lead = this.intro && endsWithColon(this.text, this.intro) ? this.intro : null;
      this.open = this.add('paragraph', line, first, lead);
      this.intro = this.open;
    }
  }

  private item(line: Line, first: number): void {
    const { parents } = this;
    let parent = parents[parents.length - 1];
    while (parent !== undefined && parent.indent >= line.indent) {
      parents.pop();
      parent = parents[parents.length - 1];
    }
    const unit = this.add('item', line, first, parent ?? this.intro);
    parents.push(unit);
    this.open = unit;
  }

  private add(kind: Unit['kind'], line: Line, first: number, lead: Unit | null): Unit {
    const unit: Unit = {
      kind,
      start: first,
      end: line.end,
      indent: line.indent,
      heading: this.heading,
      lead,
    };
    this.units.push(unit);
    return unit;
  }
}

/** The marks that open or close a block of code, or nothing. */
function fenceAt(text: string, at: number): string {
  const mark = text[at];
  if (mark !== '`' && mark !== '~') return '';
  let end = at;
  while (text[end] === mark) end += 1;
  return end - at >= 3 ? text.slice(at, end) : '';
}

function headingLevel(text: string, at: number): number {
  let end = at;
  while (text[end] === '#' && end - at < 7) end += 1;
  const next = text[end];
  return end > at && (next === ' ' || next === '\t') ? end - at : 0;
}

function isItem(text: string, at: number, end: number): boolean {
  const mark = text[at];
  if (mark === '|') return true;
  if (mark === '-' || mark === '*' || mark === '+' || mark === '・')
    return text[at + 1] === ' ' || mark === '・';
  let digits = at;
  while (digits < end && digits - at < 4 && isDigit(text.charCodeAt(digits))) digits += 1;
  return digits > at && (text[digits] === '.' || text[digits] === ')') && text[digits + 1] === ' ';
}

const isDigit = (unit: number): boolean => unit >= 0x30 && unit <= 0x39;

function isComment(text: string, at: number): boolean {
  return ['#', '//', '--', '/*', '<!--', ';', '%'].some((mark) => text.startsWith(mark, at));
}

function endsWithColon(text: string, unit: Unit): boolean {
  let at = unit.end - 1;
  while (at > unit.start && (isBlank(text.charCodeAt(at)) || text[at] === '*' || text[at] === '_')) at -= 1;
  return text[at] === ':' || text[at] === '：';
}

/** The unit at a place, or the one before it. */
export function unitAt(units: readonly Unit[], offset: number): Unit | null {
  let [low, high] = [0, units.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((units[middle]?.start ?? 0) <= offset) low = middle + 1;
    else high = middle;
  }
  return units[low - 1] ?? null;
}
