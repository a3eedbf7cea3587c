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

/** The `Content-Encoding` of a body, or null when it comes as it is. */
export function encodingOf(request: Request): string | null {
  const encoding = (request.get('content-encoding') ?? 'identity').toLowerCase();
  return encoding === 'identity' ? null : encoding;
}

/**
 * Reads the bytes of a body. What is too long (unpacked) or beyond the bounds of its format is refused as soon as that is
 * seen; the rest is thrown away as it comes. Throws PayloadTooLarge, MalformedBody, UnsupportedMediaType.
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
    // A body that nobody reads would stay in front of the next request of the connection.
    request.resume();
  }
}

function unpacked(request: Request, format: BodyFormat): Readable {
  const encoding = encodingOf(request);
  if (encoding === null) return request;
  if (!Object.hasOwn(UNPACKERS, encoding)) throw UnsupportedMediaType(format.label);
  return request.pipe(UNPACKERS[encoding as keyof typeof UNPACKERS]());
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
    };
    const onEnd = (): void => settle(() => resolve(Buffer.concat(chunks)));
    // Bytes that cannot be unpacked, or a client that went away.
    const onError = (cause: unknown): void => settle(() => reject(MalformedBody(format.label, { cause })));
    const onClose = (): void => onError(new Error('The body broke off'));
    const settle = (then: () => void): void => {
      source.off('data', onData).off('end', onEnd).off('close', onClose);
      then();
    };
    // Errors may still come when nobody waits any more.
    source.on('data', onData).on('end', onEnd).on('error', onError).on('close', onClose);
  });
}
