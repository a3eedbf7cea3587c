import { createReadStream, createWriteStream } from 'node:fs';
import { mkdtemp, rename, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { pack, type Pack } from 'tar-stream';
import type { Storage } from '../kernel/storage/storage';
import { toStoredName } from '../kernel/storage/stored-name';
import { BackupRepository } from './backup.repository';
import type { Manifest, Table } from './manifest';

/** The manifest of an archive, and the names of foreign files in the storage, which were skipped. */
export type Backup = { readonly manifest: Manifest; readonly skipped: readonly string[] };

/**
 * Writes a consistent snapshot of the database and the uploaded files to one archive (tar, gzip) while the server keeps
 * running. The archive gets its final name only when it is complete.
 */
export async function backup(databaseUrl: string, storage: Storage, archive: string): Promise<Backup> {
  const folder = await mkdtemp(path.join(tmpdir(), 'kimari-backup-'));
  const temporary = `${archive}.temporary`;
  const database = await BackupRepository.connect(databaseUrl);
  try {
    await database.beginReading();
    const tar = pack();
    const written = pipeline(tar, createGzip(), createWriteStream(temporary, { mode: 0o600 }));
    const filled = fill(tar, database, storage, folder).catch((error: Error) => {
      tar.destroy(error);
      throw error;
    });
    const [result] = await Promise.all([filled, written]);
    await database.commit();
    await rename(temporary, archive);
    return result;
  } finally {
    await database.end();
    await rm(folder, { recursive: true, force: true });
    await rm(temporary, { force: true });
  }
}

async function fill(
  tar: Pack,
  database: BackupRepository,
  storage: Storage,
  folder: string,
): Promise<Backup> {
  const manifest = await database.describe(new Date());
  tar.entry({ name: 'manifest.json' }, JSON.stringify(manifest, null, 2));
  for (const table of manifest.tables) await addTable(tar, database, table, path.join(folder, 'table'));
  const skipped = await addStoredFiles(tar, storage);
  tar.finalize();
  return { manifest, skipped };
}

/** Writes the rows to a file first, because a tar entry starts with its size. */
async function addTable(tar: Pack, database: BackupRepository, table: Table, spool: string): Promise<void> {
  await pipeline(database.rowsOf(table), createWriteStream(spool));
  const { size } = await stat(spool);
  await pipeline(createReadStream(spool), tar.entry({ name: `tables/${table.name}`, size }));
}

/** Returns the names of skipped files. A file deleted in the meantime is no longer part of the registry. */
async function addStoredFiles(tar: Pack, storage: Storage): Promise<readonly string[]> {
  const skipped: string[] = [];
  for await (const text of storage.list()) {
    const name = toStoredName(text);
    const file = name && (await storage.read(name));
    if (name === null) skipped.push(text);
    if (file) await pipeline(file.content, tar.entry({ name: `files/${name}`, size: file.size }));
  }
  return skipped;
}
