import 'reflect-metadata';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { readEnv } from '../kernel/config/env';
import { reportFailure, StartError } from '../kernel/config/report-failure';
import { migrate } from '../kernel/database/migrate';
import { openDatabase } from '../kernel/database/open-database';
import { backup } from './backup';
import type { Manifest } from './manifest';
import { restore } from './restore';
import { filesFolder } from './stored-files';

const USAGE = `npm run backup -- FILE
npm run restore -- FILE`;

async function main(): Promise<void> {
  const [command, file, ...rest] = process.argv.slice(2);
  if (file === undefined || rest.length > 0 || (command !== 'backup' && command !== 'restore')) {
    throw new StartError(USAGE);
  }
  const archive = path.resolve(file);
  if (command === 'backup' && existsSync(archive)) throw new StartError(`${archive} exists already`);
  if (command === 'restore' && !existsSync(archive)) throw new StartError(`There is no file ${archive}`);
  const env = readEnv();
  const files = filesFolder(env);
  if (files === null) print('Uploaded files lie in an S3 store and are not part of the archive');
  const database = await openDatabase(env, print);
  try {
    await migrate(database.url);
    const work = command === 'backup' ? backup : restore;
    print(summaryOf(command, archive, await work(database.url, files, archive)));
  } finally {
    await database.close();
  }
}

function summaryOf(command: 'backup' | 'restore', archive: string, { tables }: Manifest): string {
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  const what = `${rows} rows of ${tables.length} tables`;
  return command === 'backup'
    ? `Wrote ${what} and the uploaded files to ${archive}`
    : `Restored ${what} from ${archive}`;
}

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}

main().catch(reportFailure);
