/** Parts of a Markdown text that are code: fenced blocks, indented blocks and code spans (CommonMark 0.31 §4.4, §4.5, §6.1). */
export type CodeRange = { readonly start: number; readonly end: number };

const FENCE = /^(?:[ \t>]|[-*+][ \t]|\d+[.)][ \t])*(`{3,}|~{3,})([^\n]*)$/;
const INDENTED = /^(?: {4}|\t)/;
const LIST_ITEM = /^[ \t]*(?:[-*+]|\d+[.)])[ \t]/;

/** Finds the code in a text in one pass over its lines. Within lists, indented lines are continuations and not code. */
export function codeRanges(text: string): readonly CodeRange[] {
  const ranges: CodeRange[] = [];
  let fence: { marker: string; start: number } | null = null;
  let paragraph: { start: number; end: number } | null = null;
  let isAfterBlank = true;
  let isInList = false;
  const closeParagraph = () => {
    if (paragraph) for (const span of codeSpans(text, paragraph.start, paragraph.end)) ranges.push(span);
    paragraph = null;
  };
  for (const { start, end, line } of linesOf(text)) {
    const [, marker = '', rest = ''] = FENCE.exec(line) ?? [];
    if (fence) {
      const isEnd =
        marker[0] === fence.marker[0] && marker.length >= fence.marker.length && rest.trim() === '';
      if (!isEnd) continue;
      ranges.push({ start: fence.start, end });
      fence = null;
      isAfterBlank = true;
    } else if (marker !== '' && !(marker.startsWith('`') && rest.includes('`'))) {
      closeParagraph();
      fence = { marker, start };
    } else if (line.trim() === '') {
      closeParagraph();
      isAfterBlank = true;
    } else if (isAfterBlank && !isInList && INDENTED.test(line)) {
      ranges.push({ start, end });
    } else {
      if (LIST_ITEM.test(line)) isInList = true;
      else if (isAfterBlank && !/^[ \t]/.test(line)) isInList = false;
      paragraph = { start: (paragraph as CodeRange | null)?.start ?? start, end };
      isAfterBlank = false;
    }
  }
  closeParagraph();
  if (fence) ranges.push({ start: fence.start, end: text.length });
  return ranges;
}

/** Whether an offset lies in one of the ranges, which are in the order of the text. */
export function isInRanges(ranges: readonly CodeRange[], offset: number): boolean {
  let [low, high] = [0, ranges.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((ranges[middle]?.end ?? 0) <= offset) low = middle + 1;
    else high = middle;
  }
  const { start, end } = ranges[low] ?? { start: 0, end: 0 };
  return offset >= start && offset < end;
}

function* linesOf(text: string): Generator<CodeRange & { readonly line: string }> {
  let start = 0;
  while (start < text.length) {
    const at = text.indexOf('\n', start);
    const end = at < 0 ? text.length : at + 1;
    yield { start, end, line: text.slice(start, end).replace(/\r?\n$/, '') };
    start = end;
  }
}

/** A span ends at the next run of as many backticks as it began with. */
function codeSpans(text: string, from: number, to: number): readonly CodeRange[] {
  const spans: CodeRange[] = [];
  const runs = [...text.slice(from, to).matchAll(/(?<!\\)`+/g)].map(({ index, 0: run }) => ({
    start: from + index,
    length: run.length,
  }));
  const closers = nextOfSameLength(runs.map(({ length }) => length));
  for (let index = 0; index < runs.length; index += 1) {
    const open = runs[index];
    const closer = closers[index] ?? -1;
    const close = runs[closer];
    if (!open || !close) continue;
    spans.push({ start: open.start, end: close.start + close.length });
    index = closer;
  }
  return spans;
}

/** For each entry, where the next equal one is; -1 without one. */
function nextOfSameLength(lengths: readonly number[]): readonly number[] {
  const seen = new Map<number, number>();
  const next = lengths.map(() => -1);
  for (let index = lengths.length - 1; index >= 0; index -= 1) {
    const length = lengths[index] ?? 0;
    next[index] = seen.get(length) ?? -1;
    seen.set(length, index);
  }
  return next;
}
