import { createReadStream } from 'node:fs';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { extract, type Header } from 'tar-stream';
import { counted } from '../kernel/cli/command-line';
import { StartError } from '../kernel/config/report-failure';
import type { Storage } from '../kernel/storage/storage';
import { BackupRepository } from './backup.repository';
import { type Manifest, misfitOf, parseManifest } from './manifest';
import { StagedFiles } from './staged-files';

/** Bytes. The manifest of the current schema has about 5 kB. */
const MAX_MANIFEST_BYTES = 1_000_000;

/**
 * Restores an archive into an empty, migrated database in one transaction. Files are staged on disk until the commit. The
 * archive is untrusted and may contain only rows and files. Throws {@link StartError} when the database is not empty, or the
 * archive is damaged, foreign or from another version.
 */
export async function restore(databaseUrl: string, storage: Storage, archive: string): Promise<Manifest> {
  const database = await BackupRepository.connect(databaseUrl);
  const staged = new StagedFiles(storage);
  try {
    await beginFilling(database);
    const manifest = await readArchive(database, staged, archive).catch((error: unknown) => {
      if (!isDamage(error)) throw error;
      throw new StartError(`${archive} is damaged: ${error.message}`, { cause: error });
    });
    await requireSameCounts(database, manifest);
    await database.commit();
    await staged.moveIntoPlace();
    await database.analyze();
    return manifest;
  } finally {
    await database.end();
    await staged.discard();
  }
}

/** Whether an error means a damaged archive: from zlib, from the tar parser, or from PostgreSQL for invalid rows. */
function isDamage(error: unknown): error is Error {
  const { code = '', message = '' } = error as { readonly code?: unknown; readonly message?: string };
  return /^(Z_|22|23)/.test(String(code)) || /tar header|end of data/i.test(message);
}

async function beginFilling(database: BackupRepository): Promise<void> {
  const { isEmpty } = await database.beginFilling();
  if (!isEmpty)
    throw new StartError(
      'The database is not empty: restore into a new one (another DATA_DIR or DATABASE_URL)',
    );
}

async function readArchive(
  database: BackupRepository,
  files: StagedFiles,
  archive: string,
): Promise<Manifest> {
  const entries = extract();
  const unpacked = pipeline(createReadStream(archive), createGunzip(), entries);
  // The loop over the entries reports the same error.
  unpacked.catch(() => undefined);
  let manifest: Manifest | null = null;
  const filled = new Set<string>();
  for await (const entry of entries) {
    const { name } = entry.header;
    const content = Readable.from(entry);
    if (manifest === null) manifest = await readManifest(database, entry.header, content, archive);
    else if (entry.header.type !== 'file') throw new StartError(`${archive} holds what is no file: ${name}`);
    else if (name.startsWith('tables/')) {
      await fillTable(database, manifest, name.slice('tables/'.length), content, filled);
    } else if (name.startsWith('files/')) await files.add(name.slice('files/'.length), content);
    entry.resume();
  }
  await unpacked;
  if (manifest === null) throw new StartError(`${archive} is not an archive of Kimari`);
  for (const sequence of manifest.sequences) await database.setSequence(sequence);
  return manifest;
}

/** Reads the first entry. After this, all names in the manifest are names that the database has. */
async function readManifest(
  database: BackupRepository,
  { name, size = 0 }: Header,
  entry: Readable,
  archive: string,
): Promise<Manifest> {
  const isManifest = name === 'manifest.json' && size <= MAX_MANIFEST_BYTES;
  const manifest = isManifest ? parseManifest(await text(entry)) : null;
  if (!manifest) throw new StartError(`${archive} is not an archive of Kimari`);
  const own = await database.appliedMigrations();
  if (own.join() !== manifest.migrations.join()) {
    throw new StartError(
      `${archive} was created by another version of Kimari (last migration ${manifest.migrations.at(-1) ?? 'none'}): restore it with that version, then upgrade`,
    );
  }
  const misfit = misfitOf(manifest, await database.describe(new Date()), await database.sequenceNames());
  if (misfit !== null) throw new StartError(`${archive} does not fit this database: ${misfit}`);
  return manifest;
}

/** Replaces the rows of a table, including those that migrations inserted. */
async function fillTable(
  database: BackupRepository,
  manifest: Manifest,
  name: string,
  rows: Readable,
  filled: Set<string>,
): Promise<void> {
  const table = manifest.tables.find((candidate) => candidate.name === name);
  if (!table) throw new StartError(`The archive contains a table that its manifest does not list: ${name}`);
  if (filled.has(name)) throw new StartError(`The archive contains a table twice: ${name}`);
  filled.add(name);
  await database.replaceRows(table, rows);
}

async function requireSameCounts(database: BackupRepository, manifest: Manifest): Promise<void> {
  const restored = await database.describe(new Date());
  const counts = new Map(restored.tables.map(({ name, rows }) => [name, rows]));
  const incomplete = manifest.tables.find(({ name, rows }) => counts.get(name) !== rows);
  if (incomplete)
    throw new StartError(
      `The archive is incomplete: ${incomplete.name} should have ${counted(incomplete.rows, 'row')}`,
    );
}
