/**
 * Blocks in files that hold other texts as well, such as AGENTS.md. A block is one rule between two markers; everything
 * outside belongs to somebody else and stays as it is, byte for byte.
 */
const begin = (path: string) => `<!-- kimari:begin ${path} -->`;
const end = (path: string) => `<!-- kimari:end ${path} -->`;
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

/** Puts a rule's block where it was, else at the end of the file. */
export function writeBlock(file: string, path: string, text: string): string {
  const lineBreak = lineBreakOf(file);
  const block = [begin(path), text.replace(/\r?\n$/, ''), end(path), '']
    .join('\n')
    .replace(/\r?\n/g, lineBreak);
  const span = findBlock(file, path);
  if (span) return file.slice(0, span.start) + block + file.slice(span.stop);
  if (file === '') return block;
  const gap = file.endsWith(lineBreak) ? lineBreak : lineBreak + lineBreak;
  return file + gap + block;
}

/** Removes a rule's block and the blank line that `writeBlock` put above it. */
export function removeBlock(file: string, path: string): string {
  const span = findBlock(file, path);
  if (!span) return file;
  const before = file.slice(0, span.start);
  const after = file.slice(span.stop);
  return before.replace(/(\r?\n)\r?\n$/, '$1') + after;
}

/** A file whose markers somebody has damaged: which part is the rule's cannot be told. */
export class DamagedBlock extends Error {
  constructor(readonly path: string) {
    super(`The markers of ${path} do not match`);
  }
}

type Span = {
  readonly start: number;
  readonly textStart: number;
  readonly textEnd: number;
  readonly stop: number;
};

function findBlock(file: string, path: string): Span | null {
  const start = file.indexOf(begin(path));
  const endAt = file.indexOf(end(path));
  if (start < 0 && endAt < 0) return null;
  const isOnce = file.lastIndexOf(begin(path)) === start && file.lastIndexOf(end(path)) === endAt;
  if (start < 0 || endAt < start || !isOnce) throw new DamagedBlock(path);
  const textStart = skipLineBreak(file, start + begin(path).length);
  return {
    start,
    textStart: Math.min(textStart, endAt),
    textEnd: endAt,
    stop: skipLineBreak(file, endAt + end(path).length),
  };
}

function skipLineBreak(file: string, at: number): number {
  if (file.startsWith('\r\n', at)) return at + 2;
  return file.startsWith('\n', at) ? at + 1 : at;
}
