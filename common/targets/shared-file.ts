/**
 * Blocks in files that hold other texts as well, such as AGENTS.md. A block is one rule between two markers; everything
 * outside belongs to somebody else and stays as it is, byte for byte.
 */
const begin = (path: string) => `<!-- kimari:begin ${path} -->`;
const end = (path: string) => `<!-- kimari:end ${path} -->`;
const ANY_BEGIN = '<!-- kimari:begin ';
const ANY_MARKER = /<!--(\s*)kimari:(?=begin|end)/g;

/** A text in which no marker is left that could begin or end a block. */
export function withoutMarkers(text: string): string {
  return text.replace(ANY_MARKER, '<!--$1kimari :');
}

/** Line breaks of a text: those of Windows when its first one is. */
export function lineBreakOf(text: string): '\n' | '\r\n' {
  return /\r?\n/.exec(text)?.[0] === '\r\n' ? '\r\n' : '\n';
}

/** The text of a rule's block, with `\n` as line break; null when the file has none. Throws when its markers do not match. */
export function readBlock(file: string, path: string): string | null {
  const span = findBlock(file, path);
  return span === null ? null : file.slice(span.textStart, span.textEnd).replace(/\r\n/g, '\n');
}

/**
 * Puts a rule's block where it was, else at the end of the file; null stands for no file. One line break is between the
 * block and what is above it, so that {@link withoutBlock} finds the very bytes again: those of an empty file, and of one
 * whose last line has no end, too.
 */
export function writeBlock(file: string | null, path: string, text: string): string {
  const span = file === null ? null : findBlock(file, path);
  const lineBreak = span?.lineBreak ?? lineBreakOf(file ?? '');
  const block = [begin(path), text.replace(/\r?\n$/, ''), end(path)].join('\n').replace(/\r?\n/g, lineBreak);
  if (file === null) return block + lineBreak;
  if (span) return file.slice(0, span.start) + block + file.slice(span.end);
  return file + lineBreak + block + lineBreak;
}

/** Gives a block the markers of another name. */
export function renameBlock(file: string, from: string, to: string): string {
  const span = findBlock(file, from);
  if (!span) return file;
  const behindBegin = span.start + begin(from).length;
  const text = file.slice(behindBegin, span.textEnd);
  return file.slice(0, span.start) + begin(to) + text + end(to) + file.slice(span.end);
}

/** Removes a rule's block and the line break that `writeBlock` put above it; null when the file was only made for blocks. */
export function withoutBlock(file: string, path: string): string | null {
  const span = findBlock(file, path);
  if (!span) return file;
  const after = file.slice(span.stop);
  if (span.start > 0) return withoutEnd(file.slice(0, span.start), span.lineBreak) + after;
  // The line break above the next block says whether the file was there before, so the first block takes it along.
  const rest = after.startsWith(`${span.lineBreak}${ANY_BEGIN}`) ? after.slice(span.lineBreak.length) : after;
  return rest === '' ? null : rest;
}

/** Like {@link withoutBlock}, for texts rather than files. */
export function removeBlock(file: string, path: string): string {
  return withoutBlock(file, path) ?? '';
}

function withoutEnd(text: string, end: string): string {
  return text.endsWith(end) ? text.slice(0, -end.length) : text;
}

/** A file whose markers somebody has damaged: which part is the rule's cannot be told. */
export class DamagedBlock extends Error {
  constructor(readonly path: string) {
    super(`The markers of ${path} do not match`);
  }
}

type Span = {
  /** Offsets of the marker and of its text. */
  readonly start: number;
  readonly textStart: number;
  readonly textEnd: number;
  /** Behind the end marker, and behind the line break after it. */
  readonly end: number;
  readonly stop: number;
  /** The line break that the block was written with. */
  readonly lineBreak: '\n' | '\r\n';
};

function findBlock(file: string, path: string): Span | null {
  const start = file.indexOf(begin(path));
  const endAt = file.indexOf(end(path));
  if (start < 0 && endAt < 0) return null;
  const isOnce = file.lastIndexOf(begin(path)) === start && file.lastIndexOf(end(path)) === endAt;
  if (start < 0 || endAt < start || !isOnce) throw new DamagedBlock(path);
  const behindBegin = start + begin(path).length;
  const behindEnd = endAt + end(path).length;
  return {
    start,
    textStart: Math.min(skipLineBreak(file, behindBegin), endAt),
    textEnd: endAt,
    end: behindEnd,
    stop: skipLineBreak(file, behindEnd),
    lineBreak: file.startsWith('\r\n', behindBegin) ? '\r\n' : '\n',
  };
}

function skipLineBreak(file: string, at: number): number {
  if (file.startsWith('\r\n', at)) return at + 2;
  return file.startsWith('\n', at) ? at + 1 : at;
}
