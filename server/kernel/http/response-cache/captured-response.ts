import type { OutgoingHttpHeader, OutgoingHttpHeaders } from 'node:http';
import type { Response } from 'express';

/** Bytes after which a response is sent on as it is written. */
const MAX_CAPTURED = 1024 * 1024;

type Write = (chunk: unknown, encoding?: unknown, done?: unknown) => boolean;
type End = (chunk?: unknown, encoding?: unknown, done?: unknown) => Response;
type WriteHead = (status: number, ...rest: readonly unknown[]) => Response;

/**
 * Holds a response back until it is complete, and gives its body to `onComplete`, which sends it with `send`. Calls
 * `onAbandoned` once the response is too long and is sent in pieces after all, or when its client has gone.
 */
export function captureResponse(
  response: Response,
  onComplete: (body: Buffer, send: (body?: Buffer) => void) => void,
  onAbandoned: () => void,
): void {
  const chunks: Buffer[] = [];
  let length = 0;
  let isCapturing = true;
  const write = response.write.bind(response) as Write;
  const end = response.end.bind(response) as End;
  const writeHead = response.writeHead.bind(response) as WriteHead;

  const abandon = (): void => {
    if (!isCapturing) return;
    isCapturing = false;
    onAbandoned();
    if (!response.destroyed) for (const chunk of chunks.splice(0)) write(chunk);
  };
  const collect = (bytes: Buffer | null): void => {
    if (bytes === null) return;
    chunks.push(bytes);
    length += bytes.length;
    if (length > MAX_CAPTURED) abandon();
  };
  const complete = (): void => {
    isCapturing = false;
    const [first = Buffer.alloc(0), ...others] = chunks;
    onComplete(others.length === 0 ? first : Buffer.concat(chunks), (body) => void end(body));
  };

  Object.assign(response, {
    writeHead: (status: number, ...rest: readonly unknown[]): Response => {
      if (!isCapturing) return writeHead(status, ...rest);
      response.statusCode = status;
      setHeaders(response, rest);
      return response;
    },
    write: (chunk: unknown, encoding?: unknown, done?: unknown): boolean => {
      if (!isCapturing) return write(chunk, encoding, done);
      // The writer may reuse the memory once it is told that the chunk is written.
      collect(copied(bytesOf(chunk, encoding)));
      const callback = typeof encoding === 'function' ? encoding : done;
      if (typeof callback === 'function') process.nextTick(callback as () => void);
      return true;
    },
    end: (chunk?: unknown, encoding?: unknown, done?: unknown): Response => {
      if (!isCapturing) return end(chunk, encoding, done);
      const callback = [chunk, encoding, done].find((argument) => typeof argument === 'function');
      if (callback) response.once('finish', callback as () => void);
      collect(bytesOf(chunk, encoding));
      if (isCapturing) complete();
      else end();
      return response;
    },
  });
  response.once('close', abandon);
}

function bytesOf(chunk: unknown, encoding: unknown): Buffer | null {
  if (typeof chunk === 'string')
    return Buffer.from(chunk, typeof encoding === 'string' ? (encoding as BufferEncoding) : 'utf8');
  if (Buffer.isBuffer(chunk)) return chunk;
  return chunk instanceof Uint8Array ? Buffer.from(chunk.buffer, chunk.byteOffset, chunk.byteLength) : null;
}

function copied(bytes: Buffer | null): Buffer | null {
  return bytes && Buffer.from(bytes);
}

/** The headers that are passed to `writeHead`, after an optional status text. */
function setHeaders(response: Response, rest: readonly unknown[]): void {
  const given = rest.find((argument) => typeof argument === 'object' && argument !== null);
  if (given === undefined) return;
  const headers = Array.isArray(given) ? pairsOf(given) : Object.entries(given as OutgoingHttpHeaders);
  for (const [name, value] of headers) if (value !== undefined) response.setHeader(name, value);
}

function pairsOf(flat: readonly unknown[]): [string, OutgoingHttpHeader][] {
  const pairs: [string, OutgoingHttpHeader][] = [];
  for (let index = 0; index + 1 < flat.length; index += 2)
    pairs.push([String(flat[index]), flat[index + 1] as OutgoingHttpHeader]);
  return pairs;
}
