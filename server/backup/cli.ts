import 'reflect-metadata';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { readEnv } from '../kernel/config/env';
import { reportFailure, StartError } from '../kernel/config/report-failure';
import { migrate } from '../kernel/database/migrate';
import { openDatabase } from '../kernel/database/open-database';
import { counted, print, readCommandLine } from '../kernel/cli/command-line';
import { backup } from './backup';
import type { Manifest } from './manifest';
import { restore } from './restore';
import { filesFolder } from './stored-files';

const HELP = `npm run backup -- FILE
  Writes the whole registry, database and uploaded files, into a new file; the server may run meanwhile.

npm run restore -- FILE
  Puts such a file into a database that has no rules and no accounts yet.`;

async function main(): Promise<void> {
  const [command, file, ...rest] = readCommandLine(HELP).words;
  if (file === undefined || rest.length > 0 || (command !== 'backup' && command !== 'restore')) {
    throw new StartError(HELP);
  }
  const archive = path.resolve(file);
  if (command === 'backup' && existsSync(archive)) throw new StartError(`${archive} exists already`);
  if (command === 'restore' && !existsSync(archive)) throw new StartError(`There is no file ${archive}`);
  const env = readEnv();
  const files = filesFolder(env);
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
  const what = `${counted(rows, 'row')} of ${counted(tables.length, 'table')}`;
  return command === 'backup'
    ? `Wrote ${what} and the uploaded files to ${archive}`
    : `Restored ${what} from ${archive}`;
}

main().catch(reportFailure);
