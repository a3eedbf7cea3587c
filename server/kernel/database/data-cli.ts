import 'reflect-metadata';
import { print, readCommandLine } from '../cli/command-line';
import { runCommand } from '../cli/run-command';
import { readDataDir } from '../config/env';
import { StartError } from '../config/report-failure';
import { dataFolders, removeData } from './embedded/embedded-data';

const HELP = `npm run data:remove -- --yes
  Removes all data of this installation from this machine: the embedded database, also outside DATA_DIR, uploaded files,
    mail and secrets. Without --yes it only lists the folders. An external database (DATABASE_URL) is not touched.`;

async function main(): Promise<void> {
  const { switches, words } = readCommandLine(HELP, { switches: ['yes'] });
  if (words.length > 0) throw new StartError(HELP);
  const dataDir = readDataDir();
  const folders = await dataFolders(dataDir);
  if (folders.length === 0) print(`There is no Kimari data in ${dataDir}`);
  const isSure = switches.has('yes');
  if (isSure) await removeData(dataDir);
  for (const folder of folders) print(`${isSure ? 'Removed' : 'Would remove'} ${folder}`);
  if (!isSure && folders.length > 0) print('Nothing was removed. To remove it: npm run data:remove -- --yes');
}

runCommand(main);
