import 'reflect-metadata';
import { print, readCommandLine } from '../cli/command-line';
import { readDataDir } from '../config/env';
import { reportFailure, StartError } from '../config/report-failure';
import { dataFolders, removeData } from './embedded/embedded-data';

const HELP = `npm run data:remove -- --yes
  Removes everything that Kimari keeps on this machine for this folder: the embedded database, wherever it had to go,
  uploaded files, mails and secrets. Without --yes it only lists the folders. A database of DATABASE_URL stays as it is.`;

async function main(): Promise<void> {
  const { switches, words } = readCommandLine(HELP, { switches: ['yes'] });
  if (words.length > 0) throw new StartError(HELP);
  const dataDir = readDataDir();
  const folders = await dataFolders(dataDir);
  if (folders.length === 0) print(`There is no data of Kimari in ${dataDir}`);
  const isSure = switches.has('yes');
  if (isSure) await removeData(dataDir);
  for (const folder of folders) print(`${isSure ? 'Removed' : 'Would remove'} ${folder}`);
  if (!isSure && folders.length > 0) print('Nothing is removed yet: npm run data:remove -- --yes');
}

main().catch(reportFailure);
