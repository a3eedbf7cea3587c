import { createReadStream, createWriteStream } from 'node:fs';
import { mkdtemp, rename, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import type { Client } from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import { pack, type Pack } from 'tar-stream';
import { singleClient } from '../kernel/database/single-client';
import { describeDatabase, type Manifest, type Table } from './manifest';
import { filesBelow } from './stored-files';

/**
 * Writes the whole registry into one archive (tar, gzip): the database as one moment saw it, while people go on working,
 * and the uploaded files. The archive appears under its name only when it is complete.
 */
export async function backup(databaseUrl: string, files: string | null, archive: string): Promise<Manifest> {
  const folder = await mkdtemp(path.join(tmpdir(), 'kimari-backup-'));
  const unfinished = `${archive}.unfinished`;
  const client = singleClient({ connectionString: databaseUrl });
  await client.connect();
  try {
    await client.query('begin isolation level repeatable read read only');
    const tar = pack();
    const written = pipeline(tar, createGzip(), createWriteStream(unfinished, { mode: 0o600 }));
    const [manifest] = await Promise.all([fill(tar, client, files, folder), written]);
    await client.query('commit');
    await rename(unfinished, archive);
    return manifest;
  } finally {
    await client.end();
    await rm(folder, { recursive: true, force: true });
    await rm(unfinished, { force: true });
  }
}

async function fill(tar: Pack, client: Client, files: string | null, folder: string): Promise<Manifest> {
  const manifest = await describeDatabase(client, new Date());
  tar.entry({ name: 'manifest.json' }, JSON.stringify(manifest, null, 2));
  for (const table of manifest.tables) await addTable(tar, client, table, path.join(folder, 'table'));
  if (files !== null) {
    for (const name of await filesBelow(files)) await addFile(tar, `files/${name}`, path.join(files, name));
  }
  tar.finalize();
  return manifest;
}

/** Writes the rows to a file first, because a tar entry starts with its size. */
async function addTable(tar: Pack, client: Client, { name, columns }: Table, spool: string): Promise<void> {
  const rows = client.query(copyTo(`copy ${name} (${columns.join(', ')}) to stdout`));
  await pipeline(rows, createWriteStream(spool));
  await addFile(tar, `tables/${name}`, spool);
}

async function addFile(tar: Pack, name: string, file: string): Promise<void> {
  const { size } = await stat(file);
  await pipeline(createReadStream(file), tar.entry({ name, size }));
}
