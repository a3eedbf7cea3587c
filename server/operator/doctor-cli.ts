import { existsSync } from 'node:fs';
import { print, readCommandLine } from '../kernel/cli/command-line';
import { runCommand } from '../kernel/cli/run-command';
import { type Env, misspeltIn, readEnv } from '../kernel/config/env';
import { StartError } from '../kernel/config/report-failure';
import { SettingsError } from '../kernel/config/settings-error';
import { EmbeddedPostgresError } from '../kernel/database/embedded/embedded-postgres-error';
import { openDatabase } from '../kernel/database/open-database';
import { checkDisk } from '../kernel/health/checks/check-disk';
import type { Diagnosis } from '../kernel/health/checks/diagnosis';
import { checkOutsideParts } from '../kernel/health/checks/outside-parts';
import { getTranslator } from '../kernel/i18n/translator';
import { createLogger } from '../kernel/logging/logger';
import { checkAddress } from './check-address';
import { checkDatabase } from '../kernel/database/check-database';

const HELP = `npm run doctor
  Looks at the installation with the settings of the server, which may be running or not: settings, database, clock, disk,
  mail, storage, sign-in and address. Sends no mail; writes one small file to the storage and deletes it. Changes nothing else.

  Prints a line for each part: good, doubtful (it works, but probably not as meant) or broken. Exit code 1 if any is broken.`;

const PART_WIDTH = 10;

async function main(): Promise<void> {
  const { words } = readCommandLine(HELP);
  if (words.length > 0) throw new StartError(HELP);
  const env = readEnv(undefined, { makesSecret: false, makesFolder: false });
  // The server creates it at its start; without it, the server does not run here.
  if (!existsSync(env.DATA_DIR))
    throw new StartError(`There is no folder ${env.DATA_DIR}: set DATA_DIR as for the server`);
  const found = [...settingsOf(), ...(await partsOf(env))];
  for (const { part, verdict, message } of found)
    print(`${verdict.padEnd(PART_WIDTH)}${part.padEnd(PART_WIDTH)}${message}`);
  process.exitCode = found.some(({ verdict }) => verdict === 'broken') ? 1 : 0;
}

function settingsOf(): readonly Diagnosis[] {
  const misspelt = misspeltIn().map(({ given, meant }): Diagnosis => ({
    part: 'settings',
    verdict: 'doubtful',
    message: `${given} is not a setting and has no effect; the setting is ${meant}`,
  }));
  if (misspelt.length > 0) return misspelt;
  return [{ part: 'settings', verdict: 'good', message: 'all can be read' }];
}

async function partsOf(env: Env): Promise<readonly Diagnosis[]> {
  const logger = createLogger({ LOG_LEVEL: 'silent' }, process.stderr);
  const [database, disk, outside, address] = await Promise.all([
    databaseOf(env),
    checkDisk(env.DATA_DIR, getTranslator('en')).catch((error: unknown) => brokenBy('disk', error)),
    checkOutsideParts(env, logger),
    checkAddress(env.APP_URL),
  ]);
  return [...database, disk, ...outside, address];
}

/** Whether the database can be opened, and its own description. */
async function databaseOf(env: Env): Promise<readonly Diagnosis[]> {
  try {
    const database = await openDatabase(env, () => undefined, { mustExist: true });
    try {
      return await checkDatabase(database.url);
    } finally {
      await database.close();
    }
  } catch (error) {
    const isExplained =
      error instanceof SettingsError || error instanceof EmbeddedPostgresError || error instanceof StartError;
    if (!isExplained) throw error;
    return [brokenBy('database', error)];
  }
}

function brokenBy(part: Diagnosis['part'], error: unknown): Diagnosis {
  return { part, verdict: 'broken', message: error instanceof Error ? error.message : String(error) };
}

runCommand(main);
