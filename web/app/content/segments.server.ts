/** Lines of a text that follow one another without a blank line, or one fenced block of code. */
export type Segment = {
  readonly lines: readonly string[];
  /** Whether the lines are code, whose punctuation the Markdown parser passes over. */
  readonly isCode: boolean;
};

/** A fence of the top level. Those in lists and quotes end where their container does, so their lines count as text. */
const FENCE = /^ {0,3}(`{3,}(?=[^`]*$)|~{3,})/;
/** The beginning of a line that opens or closes a fence in any container. */
const ANY_FENCE = /^[ \t>]*(?:(?:[-*+]|\d{1,9}[.)])[ \t]+)*(?:`{3,}|~{3,})/;

const isBlank = (line: string): boolean => line.trim() === '';

/** Index of the line after the fenced block that starts at `start`. */
function endOfCode(lines: readonly string[], start: number, fence: string): number {
  const closing = new RegExp(`^ {0,3}${fence[0]}{${fence.length},}[ \\t]*$`);
  const end = lines.findIndex((line, index) => index > start && closing.test(line));
  return end === -1 ? lines.length : end + 1;
}

/** Splits a text at places where a part can be removed without changing how the rest is read. Keeps every line. */
export function segmentsOf(lines: readonly string[]): Segment[] {
  const segments: Segment[] = [];
  let start = 0;
  const endAt = (end: number, isCode: boolean): void => {
    if (end > start) segments.push({ lines: lines.slice(start, end), isCode });
    start = end;
  };
  for (let index = 0; index < lines.length; index++) {
    const line = lines[index] ?? '';
    const fence = FENCE.exec(line)?.[1];
    if (fence !== undefined) {
      endAt(index, false);
      index = endOfCode(lines, index, fence) - 1;
      endAt(index + 1, true);
    } else if (isBlank(line)) endAt(index + 1, false);
  }
  endAt(lines.length, false);
  return segments;
}

/** Whether a fence opens in these lines that does not close in them: what follows belongs to it. */
export function leavesFenceOpen({ lines }: Segment): boolean {
  return lines.filter((line) => ANY_FENCE.test(line)).length % 2 === 1;
}
