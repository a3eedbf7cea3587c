import 'reflect-metadata';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { readEnv } from '../kernel/config/env';
import { reportFailure, StartError } from '../kernel/config/report-failure';
import { migrate } from '../kernel/database/migrate';
import { openDatabase } from '../kernel/database/open-database';
import { counted, print, readCommandLine } from '../kernel/cli/command-line';
import { openStorage } from '../kernel/storage/open-storage';
import type { Storage } from '../kernel/storage/storage';
import { backup } from './backup';
import type { Manifest } from './manifest';
import { restore } from './restore';

const HELP = `npm run backup -- FILE
  Writes the database and all uploaded files to a new file. The server may keep running.

npm run restore -- FILE
  Restores such a file into a database without rules or accounts.`;

/** How many names of skipped files are printed. */
const MAX_PRINTED_NAMES = 5;

async function main(): Promise<void> {
  const [command, file, ...rest] = readCommandLine(HELP).words;
  if (file === undefined || rest.length > 0 || (command !== 'backup' && command !== 'restore')) {
    throw new StartError(HELP);
  }
  const archive = path.resolve(file);
  if (command === 'backup' && existsSync(archive)) throw new StartError(`${archive} already exists`);
  if (command === 'restore' && !existsSync(archive)) throw new StartError(`There is no file ${archive}`);
  const env = readEnv();
  const storage = openStorage(env);
  const database = await openDatabase(env, print);
  try {
    await migrate(database.url);
    const work = command === 'backup' ? runBackup : runRestore;
    await work(database.url, storage, archive);
  } finally {
    await database.close();
  }
}

async function runBackup(databaseUrl: string, storage: Storage, archive: string): Promise<void> {
  const { manifest, skipped } = await backup(databaseUrl, storage, archive);
  print(`Wrote ${countOf(manifest)} and the uploaded files to ${archive}`);
  if (skipped.length === 0) return;
  const names = skipped.slice(0, MAX_PRINTED_NAMES).map((name) => JSON.stringify(name));
  print(
    `Skipped ${counted(skipped.length, 'file')} in ${storage.location} with names that Kimari does not use: ${names.join(', ')}`,
  );
}

async function runRestore(databaseUrl: string, storage: Storage, archive: string): Promise<void> {
  print(`Restored ${countOf(await restore(databaseUrl, storage, archive))} from ${archive}`);
}

function countOf({ tables }: Manifest): string {
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  return `${counted(rows, 'row')} from ${counted(tables.length, 'table')}`;
}

main().catch(reportFailure);
