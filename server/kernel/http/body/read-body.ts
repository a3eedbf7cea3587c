import type { Readable } from 'node:stream';
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib';
import type { Request } from 'express';
import { MalformedBody, PayloadTooLarge, UnsupportedMediaType } from '../../errors/request.errors';
import type { BodyFormat } from './body-format';

const UNPACKERS = {
  gzip: createGunzip,
  deflate: createInflate,
  br: createBrotliDecompress,
} as const;

/** The `Content-Encoding` of a body, or null when it is not compressed. */
export function encodingOf(request: Request): string | null {
  const encoding = (request.get('content-encoding') ?? 'identity').toLowerCase();
  return encoding === 'identity' ? null : encoding;
}

/**
 * Reads and decompresses the bytes of a body. Rejects it as soon as it exceeds `maxBytes` decompressed or the limits of its
 * format, and discards the rest. Throws PayloadTooLarge, MalformedBody or UnsupportedMediaType.
 */
export async function readBody(request: Request, maxBytes: number, format: BodyFormat): Promise<Buffer> {
  const source = unpacked(request, format);
  try {
    return await collect(source, maxBytes, format);
  } finally {
    if (source !== request) {
      request.unpipe();
      source.destroy();
    }
    // An unread body would block the next request on the connection.
    request.resume();
  }
}

function unpacked(request: Request, format: BodyFormat): Readable {
  const encoding = encodingOf(request);
  if (encoding === null) return request;
  if (!Object.hasOwn(UNPACKERS, encoding)) throw UnsupportedMediaType(format.label);
  return request.pipe(UNPACKERS[encoding as keyof typeof UNPACKERS]());
}

/**
 * Bytes of a body that are read at once. The event loop would otherwise take megabytes from each of many connections before
 * it turns to other requests.
 */
const SHARE = 128 * 1024;

function yieldTurn(source: Readable): void {
  source.pause();
  setImmediate(() => source.resume());
}

function collect(source: Readable, maxBytes: number, format: BodyFormat): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const scanner = format.scanner();
    const chunks: Buffer[] = [];
    let length = 0;
    const onData = (chunk: Buffer): void => {
      length += chunk.length;
      chunks.push(chunk);
      if (length > maxBytes) settle(() => reject(PayloadTooLarge()));
      else if (!scanner.accepts(chunk)) settle(() => reject(MalformedBody(format.label)));
      else if (length > SHARE) yieldTurn(source);
    };
    const onEnd = (): void => settle(() => resolve(Buffer.concat(chunks)));
    // Bytes that cannot be decompressed, or a client that disconnected.
    const onError = (cause: unknown): void => settle(() => reject(MalformedBody(format.label, { cause })));
    const onClose = (): void => onError(new Error('The body ended early'));
    const settle = (then: () => void): void => {
      source.off('data', onData).off('end', onEnd).off('close', onClose);
      then();
    };
    // The error listener stays, because errors may still follow.
    source.on('data', onData).on('end', onEnd).on('error', onError).on('close', onClose);
    // A client may have disconnected before anything was read; nothing follows then.
    if (source.destroyed) onClose();
  });
}
