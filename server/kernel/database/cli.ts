import 'reflect-metadata';
import type { DataSource } from 'typeorm';
import { print, readCommandLine } from '../cli/command-line';
import { runCommand } from '../cli/run-command';
import { readEnv } from '../config/env';
import { StartError } from '../config/report-failure';
import { migrate, migrationDataSource } from './migrate';
import { openDatabase } from './open-database';

const HELP = `npm run migrate
  Applies pending migrations. \`npm start\` does so automatically.

node scripts/run.mjs server/kernel/database/cli.js revert | status
  Reverts the last migration, or lists all of them.`;

async function main(): Promise<void> {
  const [command = '', ...rest] = readCommandLine(HELP).words;
  const work = rest.length === 0 ? COMMANDS.get(command) : undefined;
  if (!work) throw new StartError(HELP);
  const database = await openDatabase(readEnv(), print);
  try {
    await work(database.url);
  } finally {
    await database.close();
  }
}

const COMMANDS = new Map<string, (url: string) => Promise<void>>([
  ['migrate', applyMissing],
  ['revert', (url) => onSchema(url, (dataSource) => dataSource.undoLastMigration())],
  ['status', (url) => onSchema(url, listMigrations)],
]);

async function applyMissing(url: string): Promise<void> {
  const applied = await migrate(url);
  print(applied.length === 0 ? 'The schema is up to date' : `Applied ${applied.join(', ')}`);
}

async function listMigrations(dataSource: DataSource): Promise<void> {
  const rows = await dataSource
    .query<{ name: string }[]>('select name from schema_migrations')
    .catch(() => []);
  const applied = new Set(rows.map(({ name }) => name));
  for (const migration of dataSource.migrations) {
    const name = migration.name ?? migration.constructor.name;
    print(`${applied.has(name) ? 'applied' : 'missing'}  ${name}`);
  }
}

async function onSchema(url: string, work: (dataSource: DataSource) => Promise<void>): Promise<void> {
  const dataSource = await migrationDataSource(url).initialize();
  try {
    await work(dataSource);
  } finally {
    await dataSource.destroy();
  }
}

runCommand(main);
