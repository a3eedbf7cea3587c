import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { Client } from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { extract } from 'tar-stream';
import { StartError } from '../kernel/config/report-failure';
import { appliedMigrations, describeDatabase, type Manifest, parseManifest } from './manifest';
import { placeBelow } from './stored-files';

/**
 * Puts an archive into an empty, migrated database, in one transaction: all of it or nothing.
 * Throws {@link StartError} when the database is not empty or the archive is not for this version.
 */
export async function restore(databaseUrl: string, files: string | null, archive: string): Promise<Manifest> {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    await client.query('begin');
    await requireEmpty(client);
    await client.query('set constraints all deferred');
    const manifest = await readArchive(client, files, archive).catch((error: unknown) => {
      if (!isDamage(error)) throw error;
      throw new StartError(`${archive} is damaged: ${error.message}`, { cause: error });
    });
    await requireSameCounts(client, manifest);
    await client.query('commit');
    await client.query('analyze');
    return manifest;
  } finally {
    // Without a commit, this takes everything back.
    await client.end();
  }
}

/** What unpacking says of a file that is no archive, or only the beginning of one. */
function isDamage(error: unknown): error is Error {
  const { code = '', message = '' } = error as { readonly code?: unknown; readonly message?: string };
  return String(code).startsWith('Z_') || /tar header|end of data/i.test(message);
}

async function requireEmpty(client: Client): Promise<void> {
  await client.query('lock table owners in exclusive mode');
  const { rows } = await client.query<{ filled: boolean }>('select exists (select from owners) as filled');
  if (rows[0]?.filled)
    throw new StartError(
      'The database is not empty: restore into a new one (another DATA_DIR or DATABASE_URL)',
    );
}

async function readArchive(client: Client, files: string | null, archive: string): Promise<Manifest> {
  const entries = extract();
  const unpacked = pipeline(createReadStream(archive), createGunzip(), entries);
  // Reading the entries reports the same failure.
  unpacked.catch(() => undefined);
  let manifest: Manifest | null = null;
  for await (const entry of entries) {
    const { name } = entry.header;
    const content = Readable.from(entry);
    if (manifest === null) manifest = await begin(client, name, content, archive);
    else if (name.startsWith('tables/'))
      await fillTable(client, manifest, name.slice('tables/'.length), content);
    else if (name.startsWith('files/') && files !== null)
      await writeFile(files, name.slice('files/'.length), content);
    entry.resume();
  }
  await unpacked;
  if (manifest === null) throw new StartError(`${archive} is not an archive of Kimari`);
  for (const { name, value } of manifest.sequences)
    await client.query('select setval($1::regclass, $2)', [name, value]);
  return manifest;
}

async function begin(client: Client, name: string, entry: Readable, archive: string): Promise<Manifest> {
  const manifest = name === 'manifest.json' ? parseManifest(await text(entry)) : null;
  if (!manifest) throw new StartError(`${archive} is not an archive of Kimari`);
  const own = await appliedMigrations(client);
  if (own.join() !== manifest.migrations.join()) {
    throw new StartError(
      `${archive} was made by another version of Kimari (last migration ${manifest.migrations.at(-1) ?? 'none'}): restore it with that version, then update`,
    );
  }
  return manifest;
}

/** What migrations put into a table gives way to what the archive has. */
async function fillTable(client: Client, manifest: Manifest, name: string, rows: Readable): Promise<void> {
  const table = manifest.tables.find((candidate) => candidate.name === name);
  if (!table) throw new StartError(`The archive holds a table that it does not announce: ${name}`);
  await client.query(`delete from ${table.name}`);
  await pipeline(rows, client.query(copyFrom(`copy ${table.name} (${table.columns.join(', ')}) from stdin`)));
}

async function writeFile(folder: string, name: string, content: Readable): Promise<void> {
  const place = placeBelow(folder, name);
  await mkdir(path.dirname(place), { recursive: true });
  await pipeline(content, createWriteStream(place));
}

async function requireSameCounts(client: Client, manifest: Manifest): Promise<void> {
  const restored = await describeDatabase(client, new Date());
  const counts = new Map(restored.tables.map(({ name, rows }) => [name, rows]));
  const lacking = manifest.tables.find(({ name, rows }) => counts.get(name) !== rows);
  if (lacking)
    throw new StartError(`The archive is not complete: ${lacking.name} should have ${lacking.rows} rows`);
}
