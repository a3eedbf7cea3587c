import { createReadStream, createWriteStream } from 'node:fs';
import { mkdtemp, open, rename, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { pack, type Pack } from 'tar-stream';
import { StartError } from '../kernel/config/report-failure';
import { fingerprintOf } from '../kernel/secrets/fingerprint';
import { describeLost, missedRows } from '../kernel/secrets/lost-rows';
import { SealedRowsRepository } from '../kernel/secrets/sealed-rows.repository';
import type { Storage } from '../kernel/storage/storage';
import { toStoredName } from '../kernel/storage/stored-name';
import { DIGESTS, digesting, MANIFEST, newDigest } from './archive-entries';
import { BackupRepository } from './backup.repository';
import type { Manifest, Table } from './manifest';
import { currentRelease } from '../kernel/config/release';
import { sealSecrets } from './sealed-secrets';

/** The manifest of an archive, and the names of foreign files in the storage, which were skipped. */
export type Backup = { readonly manifest: Manifest; readonly skipped: readonly string[] };

export type BackupOptions = {
  /** The secrets of the installation, the one in force first. */
  readonly secrets?: readonly string[];
  /** Encrypts the secrets into the archive. */
  readonly passphrase?: string | undefined;
};

/**
 * Writes a consistent snapshot of the database and the uploaded files to one archive (tar, gzip) while the server keeps
 * running. The database is only read, and whatever schema it has is saved as it is. The archive gets its final name only
 * when it is complete.
 */
export async function backup(
  databaseUrl: string,
  storage: Storage,
  archive: string,
  options: BackupOptions = {},
): Promise<Backup> {
  const folder = await mkdtemp(path.join(tmpdir(), 'kimari-backup-'));
  const temporary = `${archive}.temporary`;
  const database = await BackupRepository.connect(databaseUrl);
  try {
    await database.beginReading();
    if (!(await database.hasSchema()))
      throw new StartError('The database holds no registry: there is nothing to back up');
    const manifest = await describe(database, options);
    const tar = pack();
    const written = pipeline(tar, createGzip(), createWriteStream(temporary, { mode: 0o600 }));
    const filled = fill(new ArchiveWriter(tar), manifest, database, storage, folder).catch((error: Error) => {
      tar.destroy(error);
      throw error;
    });
    const [skipped] = await Promise.all([filled, written]);
    await database.commit();
    await flush(temporary);
    await rename(temporary, archive);
    return { manifest, skipped };
  } finally {
    await database.end();
    await rm(folder, { recursive: true, force: true });
    await rm(temporary, { force: true });
  }
}

async function describe(
  database: BackupRepository,
  { secrets = [], passphrase }: BackupOptions,
): Promise<Manifest> {
  const described = await database.describe(new Date());
  const lost = await new SealedRowsRepository(database.send).findLost(secrets);
  const [current] = secrets;
  const opensAll = current !== undefined && missedRows(lost).length === 0;
  if (passphrase !== undefined && !opensAll) {
    throw new StartError(
      `The secret of this installation does not open ${describeLost(lost) || 'the database'}, so it would be useless in the archive: set JWT_SECRET to the right one, or back up without a passphrase`,
    );
  }
  const fingerprint = (await database.recordedFingerprint()) ?? (opensAll ? fingerprintOf(current) : null);
  const sealed = passphrase === undefined ? undefined : await sealSecrets(secrets, passphrase);
  return {
    ...described,
    release: await currentRelease(),
    secret: { fingerprint, ...(sealed && { sealed }) },
    hasDigests: true,
  };
}

/** Writes entries and remembers their digests. */
class ArchiveWriter {
  private readonly digests: Record<string, string> = {};

  constructor(private readonly tar: Pack) {}

  addText(name: string, text: string): void {
    this.digests[name] = newDigest().update(text).digest('hex');
    this.tar.entry({ name }, text);
  }

  async add(name: string, content: Readable, size: number): Promise<void> {
    const hash = newDigest();
    await pipeline(content, digesting(hash), this.tar.entry({ name, size }));
    this.digests[name] = hash.digest('hex');
  }

  finish(): void {
    this.tar.entry({ name: DIGESTS }, JSON.stringify(this.digests));
    this.tar.finalize();
  }
}

/** Returns the names of skipped files. */
async function fill(
  writer: ArchiveWriter,
  manifest: Manifest,
  database: BackupRepository,
  storage: Storage,
  folder: string,
): Promise<readonly string[]> {
  writer.addText(MANIFEST, JSON.stringify(manifest, null, 2));
  for (const table of manifest.tables) await addTable(writer, database, table, path.join(folder, 'table'));
  const skipped = await addStoredFiles(writer, storage);
  writer.finish();
  return skipped;
}

/** Writes the rows to a file first, because a tar entry starts with its size. */
async function addTable(
  writer: ArchiveWriter,
  database: BackupRepository,
  table: Table,
  spool: string,
): Promise<void> {
  await pipeline(database.rowsOf(table), createWriteStream(spool));
  const { size } = await stat(spool);
  await writer.add(`tables/${table.name}`, createReadStream(spool), size);
}

/** Returns the names of skipped files. A file deleted in the meantime is no longer part of the registry. */
async function addStoredFiles(writer: ArchiveWriter, storage: Storage): Promise<readonly string[]> {
  const skipped: string[] = [];
  for await (const text of storage.list()) {
    const name = toStoredName(text);
    const file = name && (await storage.read(name));
    if (name === null) skipped.push(text);
    if (file) await writer.add(`files/${name}`, file.content, file.size);
  }
  return skipped;
}

/** Makes the archive survive a power failure before the command says that it is there. */
async function flush(file: string): Promise<void> {
  const handle = await open(file, 'r+');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
