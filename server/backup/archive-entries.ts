import { createHash, type Hash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { extract, type Header } from 'tar-stream';

/** The first entry of an archive. */
export const MANIFEST = 'manifest.json';
/** The last entry: the SHA-256 digest of each entry before it. */
export const DIGESTS = 'digests.json';

export type ArchiveEntry = { readonly header: Header; readonly content: Readable };

/** The entries of an archive in order. Content that the caller does not read is skipped. */
export async function* entriesOf(archive: string): AsyncGenerator<ArchiveEntry> {
  const entries = extract();
  const unpacked = pipeline(createReadStream(archive), createGunzip(), entries);
  // The loop over the entries reports the same error.
  unpacked.catch(() => undefined);
  for await (const entry of entries) {
    yield { header: entry.header, content: Readable.from(entry) };
    entry.resume();
  }
  await unpacked;
}

/** Passes chunks on and computes their digest on the way. */
export function digesting(hash: Hash): (source: Readable) => AsyncGenerator<Buffer> {
  return async function* (source) {
    for await (const chunk of source as AsyncIterable<Buffer>) {
      hash.update(chunk);
      yield chunk;
    }
  };
}

export function newDigest(): Hash {
  return createHash('sha256');
}
