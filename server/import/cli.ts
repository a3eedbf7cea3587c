import 'reflect-metadata';
import { existsSync } from 'node:fs';
import { counted, print, readCommandLine } from '../kernel/cli/command-line';
import { openDatabase } from '../kernel/database/open-database';
import { reportFailure, StartError } from '../kernel/config/report-failure';
import { type Env, readEnv } from '../kernel/config/env';
import { migrate } from '../kernel/database/migrate';
import { createLogger } from '../kernel/logging/logger';
import { demoSignIn } from '../demo/demo';
import { DemoLoader } from '../demo/demo-loader';
import { readDemoSet } from '../demo/demo-set';
import type { Services } from '../kernel/cli/with-services';
import { withImport } from './import.module';
import { type ImportCounts, importFile, ImportStopped } from './import-file';
import { RuleImporter } from './rule-importer';

const HELP = `npm run import -- FILE.jsonl [--owner-prefix P]
  Publishes rules from a file with one JSON object per line, whether or not the server is running.
    Importing a file again changes nothing. Missing versions are added; stored versions never change.

  Fields    owner, name, type (rule | ccsubagents), description, tags, content; optional: visibility
            (public | private | organization), organization, versions: [{ content, changelog, date, number }],
            source_repo (owner/name on GitHub, or an https address), license (SPDX)
  Owners    are created if they do not exist, as accounts that nobody can sign in to.
    Exit code 1 if lines were rejected. Each one is reported with its number and the reason; all others are imported.

  --owner-prefix P   prepends P to each owner's name
  Example            npm run import -- demo/import-example.jsonl

npm run seed
  Loads the demo data, or the missing parts of it, and prints the demo account.`;

type Work = (context: Services) => Promise<void>;

async function main(): Promise<void> {
  const { options, words } = readCommandLine(HELP, { options: ['owner-prefix'] });
  const [command, file] = words;
  if (command === 'seed' && file === undefined) return run(seed);
  if (command === 'import' && file !== undefined && words.length === 2) {
    if (!existsSync(file)) throw new StartError(`There is no file ${file}`);
    return run((context) => importInto(context, file, options['owner-prefix'] ?? ''));
  }
  throw new StartError(HELP);
}

/** Joins the embedded database of a running server, or starts it. */
async function run(work: Work): Promise<void> {
  const env: Env = readEnv();
  const logger = createLogger(
    { LOG_LEVEL: env.LOG_LEVEL === 'info' ? 'warn' : env.LOG_LEVEL },
    process.stderr,
  );
  const database = await openDatabase(env, (message) => logger.info(message));
  try {
    await migrate(database.url);
    await withImport(env, database.url, logger, work);
  } finally {
    await database.close();
  }
}

/** Imports a file; sets the exit code to 1 when lines were rejected. */
async function importInto(context: Services, file: string, ownerPrefix: string): Promise<void> {
  const started = performance.now();
  const counts = await importFile(context.get(RuleImporter), file, ownerPrefix).catch(stopped);
  print(`${summaryOf(counts)} (${((performance.now() - started) / 1000).toFixed(1)} s)`);
  if (counts.refused > 0) process.exitCode = 1;
}

/** Prints the progress of an aborted import, then fails with the reason. */
function stopped(error: unknown): never {
  if (!(error instanceof ImportStopped)) throw error;
  print(`${summaryOf(error.counts)}, then the import stopped`);
  const where = error.line === null ? 'after the last line' : `at line ${error.line}`;
  throw new StartError(
    `The import stopped ${where}: ${error.message}. Run it again with the same file; rules already imported are not changed`,
    { cause: error },
  );
}

function summaryOf({ created, updated, unchanged, refused, versions }: ImportCounts): string {
  const parts = [
    created > 0 ? `${counted(created, 'rule')} created` : '',
    updated > 0 ? `${counted(updated, 'rule')} updated` : '',
    versions > 0 ? `${counted(versions, 'version')} added` : '',
    unchanged > 0 ? `${counted(unchanged, 'rule')} unchanged` : '',
    refused > 0 ? `${counted(refused, 'line')} rejected` : '',
  ].filter(Boolean);
  if (parts.length === 0) return 'Nothing imported';
  return `${created + updated + refused === 0 ? 'Nothing to do: ' : ''}${parts.join(', ')}`;
}

async function seed(context: Services): Promise<void> {
  const set = await readDemoSet(new Date());
  const outcomes = await context.get(DemoLoader).load(set);
  const count = (kind: string): number => outcomes.filter((outcome) => outcome.kind === kind).length;
  const versions = outcomes.reduce((sum, one) => sum + ('versions' in one ? one.versions : 0), 0);
  const [created, updated, unchanged] = [count('created'), count('updated'), count('unchanged')];
  print(`Demo data: ${summaryOf({ created, updated, unchanged, versions, refused: 0 })}`);
  for (const outcome of outcomes) {
    if (outcome.kind === 'refused')
      throw new StartError(`A rule of the demo data was rejected: ${outcome.reason}`);
  }
  const account = await demoSignIn(context);
  if (account) print(`Sign in as ${account.email} with the password ${account.password}`);
}

main().catch(reportFailure);
