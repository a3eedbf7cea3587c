import 'reflect-metadata';
import { accessSync, constants, existsSync } from 'node:fs';
import path from 'node:path';
import { type CommandLine, counted, print, readCommandLine } from '../kernel/cli/command-line';
import { createCommandLogger } from '../kernel/cli/command-logger';
import { runCommand } from '../kernel/cli/run-command';
import { type Env, readEnv, SECRET_NAME } from '../kernel/config/env';
import { keepSecret, keptSecretFile, readKeptSecret } from '../kernel/config/kept-secret';
import { StartError } from '../kernel/config/report-failure';
import { weaknessOf } from '../kernel/config/weak-secret';
import { openDatabase } from '../kernel/database/open-database';
import { fingerprintOf } from '../kernel/secrets/fingerprint';
import { describeLost } from '../kernel/secrets/lost-rows';
import { openStorage } from '../kernel/storage/open-storage';
import { backup } from './backup';
import type { Manifest } from './manifest';
import { readPassphrase } from './passphrase';
import { restore } from './restore';
import { verifyArchive } from './verify-archive';

const HELP = `npm run backup -- FILE [--passphrase-file P]
  Writes the database and all uploaded files to a new file. The server may keep running; nothing is changed.

npm run restore -- FILE [--passphrase-file P] [--without-second-factors]
  Restores such a file, also one of an earlier release, into a database without rules or accounts.

  --passphrase-file P        the file with the passphrase that encrypts the secret of the installation into the archive,
                             or opens it; the variable KIMARI_BACKUP_PASSPHRASE does the same. Without one, keep
                             DATA_DIR/secrets/jwt-secret (or JWT_SECRET) in a safe place of its own: second factors and
                             unsent mails need it
  --without-second-factors   if that secret is lost: restores everything else; the accounts concerned sign in by
                             password alone, and get a mail about it`;

/** How many names of skipped files are printed. */
const MAX_PRINTED_NAMES = 5;

type Order = { readonly archive: string; readonly passphrase: string | undefined; readonly drops: boolean };

async function main(): Promise<void> {
  const line = readCommandLine(HELP, {
    options: ['passphrase-file'],
    switches: ['without-second-factors'],
  });
  const [command, file, ...rest] = line.words;
  const isKnown = command === 'backup' || command === 'restore';
  if (file === undefined || rest.length > 0 || !isKnown) throw new StartError(HELP);
  const order = orderOf(line, path.resolve(file));
  await (command === 'backup' ? runBackup(order) : runRestore(order));
}

function orderOf({ options, switches, words }: CommandLine, archive: string): Order {
  const drops = switches.has('without-second-factors');
  if (drops && words[0] === 'backup') throw new StartError(HELP);
  return { archive, passphrase: readPassphrase(options['passphrase-file']), drops };
}

async function runBackup({ archive, passphrase }: Order): Promise<void> {
  if (existsSync(archive)) throw new StartError(`${archive} already exists`);
  requireWritable(archive);
  const env = readEnv(undefined, { makesSecret: false, makesFolder: false });
  const storage = openStorage(env);
  const database = await openDatabase(env, print, { onlyReads: true, mustExist: true });
  try {
    const options = { secrets: secretsOf(env), passphrase };
    const { manifest, skipped } = await backup(database.url, storage, archive, options);
    print(`Wrote ${countOf(manifest)} and the uploaded files to ${archive}`);
    if (skipped.length > 0) {
      const names = skipped.slice(0, MAX_PRINTED_NAMES).map((name) => JSON.stringify(name));
      print(
        `Skipped ${counted(skipped.length, 'file')} in ${storage.location} with names that Kimari does not use: ${names.join(', ')}`,
      );
    }
    print(adviceOf(manifest, env));
  } finally {
    await database.close();
  }
}

/** Before an hour of work, and in words. Throws {@link StartError}. */
function requireWritable(file: string): void {
  try {
    accessSync(path.dirname(file), constants.W_OK);
  } catch (error) {
    throw new StartError(`${file} cannot be written: ${(error as Error).message}`, { cause: error });
  }
}

function adviceOf({ secret }: Manifest, env: Env): string {
  const name = secret?.fingerprint ? ` ${secret.fingerprint}` : '';
  if (secret?.sealed)
    return `The archive carries the secret${name}, encrypted: keep the passphrase elsewhere`;
  const [current] = secretsOf(env);
  if (secret?.fingerprint && current !== undefined && fingerprintOf(current) !== secret.fingerprint)
    return `Attention: the database was last used with the secret ${secret.fingerprint}, and the one here is ${fingerprintOf(current)}. Keep the former in a safe place: second factors cannot be restored without it`;
  const isKept = current !== undefined && readKeptSecret(env.DATA_DIR, SECRET_NAME) === current;
  const place = isKept ? keptSecretFile(env.DATA_DIR, SECRET_NAME) : 'JWT_SECRET';
  return `Keep the secret${name} (${place}) in another safe place: second factors cannot be restored without it. With --passphrase-file the archive carries it`;
}

async function runRestore({ archive, passphrase, drops }: Order): Promise<void> {
  if (!existsSync(archive)) throw new StartError(`There is no file ${archive}`);
  // Before anything is created for it.
  const verified = await verifyArchive(archive);
  const env = readEnv(undefined, { makesSecret: false });
  const storage = openStorage(env);
  const database = await openDatabase(env, print);
  try {
    const restored = await restore(database.url, storage, archive, {
      verified,
      secrets: secretsOf(env),
      passphrase,
      withoutSecondFactors: drops,
      secretFile: keptSecretFile(env.DATA_DIR, SECRET_NAME),
      install: (secret) => install(env, secret),
    });
    print(`Restored ${countOf(restored)} from ${archive}`);
    if (restored.upgraded.length > 0)
      print(`Brought up to date by ${counted(restored.upgraded.length, 'migration')}`);
    if (restored.resealed > 0)
      print(`Sealed ${counted(restored.resealed, 'text')} anew with the secret of this installation`);
    if (restored.dropped.length > 0) {
      print(`Left out what cannot be opened: ${describeLost(restored.dropped)}`);
      const ids = restored.dropped.find(({ table }) => table === 'second_factors')?.keys ?? [];
      await tellOwners(database.url, ids);
    }
  } finally {
    await database.close();
  }
}

/** The secret in force first; none where none has been made yet. */
function secretsOf({ JWT_SECRET, JWT_SECRET_PREVIOUS }: Env): readonly string[] {
  return [JWT_SECRET, JWT_SECRET_PREVIOUS ?? ''].filter((secret) => secret !== '');
}

function install({ DATA_DIR, NODE_ENV }: Env, secret: string): void {
  const reason = weaknessOf(secret);
  if (reason !== null && NODE_ENV === 'production')
    throw new StartError(
      `The secret in the archive must not be used any more, ${reason}: set JWT_SECRET to a new one and restore again; it is sealed anew then`,
    );
  keepSecret(DATA_DIR, SECRET_NAME, secret);
  print(`Stored the secret of the archive in ${keptSecretFile(DATA_DIR, SECRET_NAME)}`);
}

/** Records and mails that accounts have lost their second factor. Loads the services of accounts only when needed. */
async function tellOwners(databaseUrl: string, userIds: readonly string[]): Promise<void> {
  if (userIds.length === 0) return;
  const [{ withOperator }, { OperatorAccounts }] = await Promise.all([
    import('../operator/operator.module.js'),
    import('../modules/auth/index.js'),
  ]);
  const env = readEnv();
  await withOperator(env, databaseUrl, createCommandLogger(env), (services) =>
    services.get(OperatorAccounts, { strict: false }).tellOfLostSecondFactors(userIds),
  );
  print(`${counted(userIds.length, 'account')} without their second factor now: a mail goes to each`);
}

function countOf({ tables }: Manifest): string {
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  return `${counted(rows, 'row')} from ${counted(tables.length, 'table')}`;
}

runCommand(main);
