import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { decodeExactly, likelyEncoding } from '@kimari/common/text-encoding';
import { StartError } from '../kernel/config/report-failure';

/** A line of a file, without its break. `text` is null when the bytes are not UTF-8. */
export type FileLine = {
  readonly number: number;
  readonly text: string | null;
  /** The probable encoding of the bytes instead; null when it cannot be recognised. */
  readonly encoding: string | null;
  /** Bytes of the file up to the end of the line. */
  readonly end: number;
};

const LINE_FEED = 0x0a;
const CARRIAGE_RETURN = 0x0d;
const MARK = Buffer.from('\ufeff');
/** Bytes that are inspected to recognise a file that is not text. Even, because two bytes may form a character. */
const HEAD_BYTES = 65_536;

/**
 * The lines of a file of JSON, which end at LF, CRLF or CR. Other line separators, such as U+2028, may occur inside
 * JSON strings. Nothing is decoded with losses.
 */
export async function* fileLines(file: string): AsyncGenerator<FileLine> {
  let [number, end] = [0, 0];
  for await (const bytes of linesIn(createReadStream(file))) {
    number += 1;
    end += bytes.length;
    const line = withoutMark(withoutBreak(bytes), number);
    const text = decodeExactly(line);
    yield { number, text, encoding: text === null ? likelyEncoding(line) : null, end };
  }
}

/** Throws StartError for a file with zero bytes, as in UTF-16 and archives: it has no lines. */
export async function requireTextFile(file: string): Promise<void> {
  const handle = await open(file);
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(HEAD_BYTES), 0, HEAD_BYTES, 0);
    const head = buffer.subarray(0, bytesRead);
    if (!head.includes(0)) return;
    const encoding = likelyEncoding(head.subarray(0, bytesRead - (bytesRead % 2)));
    const what = encoding === null ? 'not text' : `not text in UTF-8 but probably ${encoding}`;
    throw new StartError(`${file} is ${what}. Nothing was imported; save it as UTF-8 and import it again`);
  } finally {
    await handle.close();
  }
}

/** Pieces of a stream that end with a line break, except for the last one. */
async function* linesIn(chunks: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let rest: Buffer[] = [];
  for await (const chunk of chunks) {
    let from = 0;
    // A break of two bytes may lie across two chunks.
    if (rest.length > 0 && chunk[0] !== LINE_FEED && rest.at(-1)?.at(-1) === CARRIAGE_RETURN) {
      yield Buffer.concat(rest);
      rest = [];
    }
    for (let to = nextBreak(chunk, from); to !== null; to = nextBreak(chunk, from)) {
      yield Buffer.concat([...rest, chunk.subarray(from, to)]);
      rest = [];
      from = to;
    }
    if (from < chunk.length) rest.push(chunk.subarray(from));
  }
  if (rest.length > 0) yield Buffer.concat(rest);
}

/** The end of the line that begins at `from`; null when it is not in the buffer yet. */
function nextBreak(chunk: Buffer, from: number): number | null {
  const feed = chunk.indexOf(LINE_FEED, from);
  const line = feed < 0 ? chunk.subarray(from) : chunk.subarray(from, feed);
  const back = line.indexOf(CARRIAGE_RETURN);
  const isLast = back === line.length - 1;
  if (back < 0 || (isLast && feed >= 0)) return feed < 0 ? null : feed + 1;
  return isLast ? null : from + back + 1;
}

function withoutBreak(bytes: Buffer): Buffer {
  let end = bytes.length;
  if (bytes[end - 1] === LINE_FEED) end -= 1;
  if (bytes[end - 1] === CARRIAGE_RETURN) end -= 1;
  return bytes.subarray(0, end);
}

function withoutMark(bytes: Buffer, number: number): Buffer {
  return number === 1 && bytes.subarray(0, MARK.length).equals(MARK) ? bytes.subarray(MARK.length) : bytes;
}
