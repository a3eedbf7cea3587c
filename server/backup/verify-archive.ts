import type { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { z } from 'zod';
import { StartError } from '../kernel/config/report-failure';
import { DIGESTS, entriesOf, MANIFEST, newDigest } from './archive-entries';
import { FORMAT, formatOf, type Manifest, parseManifest } from './manifest';

/** Bytes. The manifest of the current schema has about 8 kB. */
const MAX_MANIFEST_BYTES = 1_000_000;
/** Bytes; a hundred for each file. */
const MAX_DIGESTS_BYTES = 500_000_000;

const digestList = z.record(z.string(), z.string());

/**
 * Reads an archive from beginning to end before anything is written, and compares its entries with their digests. Throws
 * {@link StartError} when it is damaged, incomplete or no archive.
 */
export async function verifyArchive(archive: string): Promise<Manifest> {
  try {
    return await verify(archive);
  } catch (error) {
    if (error instanceof StartError) throw error;
    const { code, message } = error as NodeJS.ErrnoException;
    const reason = typeof code === 'string' && /^E[A-Z]+$/.test(code) ? `cannot be read` : 'is damaged';
    throw new StartError(`${archive} ${reason}: ${message}`, { cause: error });
  }
}

async function verify(archive: string): Promise<Manifest> {
  let manifest: Manifest | null = null;
  let given: Readonly<Record<string, string>> | null = null;
  const own = new Map<string, string>();
  for await (const { header, content } of entriesOf(archive)) {
    const { name, size = 0 } = header;
    if (manifest === null) {
      const source = name === MANIFEST && size <= MAX_MANIFEST_BYTES ? await text(content) : '';
      manifest = requireManifest(source, archive);
      own.set(name, newDigest().update(source).digest('hex'));
    } else if (name === DIGESTS && size <= MAX_DIGESTS_BYTES) {
      given = parseDigests(await text(content));
    } else own.set(name, await digestOf(content));
  }
  if (manifest === null) throw new StartError(`${archive} is not an archive of Kimari`);
  if (manifest.hasDigests) requireDigests(given, own, archive);
  return manifest;
}

function requireManifest(source: string, archive: string): Manifest {
  const format = formatOf(source);
  if (format !== null && format > FORMAT)
    throw new StartError(
      `${archive} was written by a newer release of Kimari (format ${format}): restore it with that release`,
    );
  const manifest = parseManifest(source);
  if (!manifest) throw new StartError(`${archive} is not an archive of Kimari`);
  return manifest;
}

function requireDigests(
  given: Readonly<Record<string, string>> | null,
  own: ReadonlyMap<string, string>,
  archive: string,
): void {
  if (given === null) throw new StartError(`${archive} is damaged: its end is missing`);
  const changed = [...own].find(([name, digest]) => !Object.hasOwn(given, name) || given[name] !== digest);
  const missing = Object.keys(given).find((name) => !own.has(name));
  if (changed) throw new StartError(`${archive} is damaged: ${changed[0]} does not match its digest`);
  if (missing !== undefined) throw new StartError(`${archive} is incomplete: ${missing} is missing`);
}

function parseDigests(source: string): Readonly<Record<string, string>> | null {
  try {
    return digestList.parse(JSON.parse(source));
  } catch {
    return null;
  }
}

async function digestOf(content: Readable): Promise<string> {
  const hash = newDigest();
  for await (const chunk of content) hash.update(chunk as Buffer);
  return hash.digest('hex');
}
