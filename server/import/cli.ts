import 'reflect-metadata';
import { existsSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { openDatabase } from '../kernel/database/open-database';
import { reportFailure, StartError } from '../kernel/config/report-failure';
import { type Env, readEnv } from '../kernel/config/env';
import { migrate } from '../kernel/database/migrate';
import { createLogger } from '../kernel/logging/logger';
import { demoSignIn } from './demo';
import { DemoLoader } from './demo-loader';
import { readDemoSet } from './demo-set';
import { type ImportServices, withImport } from './import.module';
import { type ImportCounts, importFile, ImportStopped } from './import-file';
import { RuleImporter } from './rule-importer';

const USAGE = `npm run import -- FILE.jsonl [--owner-prefix P]
npm run seed`;

type Work = (context: ImportServices) => Promise<void>;

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { 'owner-prefix': { type: 'string' } },
  });
  const [command, file] = positionals;
  if (command === 'seed' && file === undefined) return run(seed);
  if (command === 'import' && file !== undefined && positionals.length === 2) {
    if (!existsSync(file)) throw new StartError(`There is no file ${file}`);
    return run((context) => importInto(context, file, values['owner-prefix'] ?? ''));
  }
  throw new StartError(USAGE);
}

/** Beside a running server it joins the server's database; otherwise it starts the embedded one for itself. */
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

/** Ends with code 1 when lines were refused, after importing all others. */
async function importInto(context: ImportServices, file: string, ownerPrefix: string): Promise<void> {
  const started = performance.now();
  const counts = await importFile(context.get(RuleImporter), file, ownerPrefix).catch(stopped);
  print(`${summaryOf(counts)} (${((performance.now() - started) / 1000).toFixed(1)} s)`);
  if (counts.refused > 0) process.exitCode = 1;
}

/** Says how far the import came before it says why it could not go on. Importing again changes nothing that is there. */
function stopped(error: unknown): never {
  if (!(error instanceof ImportStopped)) throw error;
  print(`${summaryOf(error.counts)}, then the import stopped`);
  const where = error.line === null ? 'after the last line' : `at line ${error.line}`;
  throw new StartError(
    `The import stopped ${where}: ${error.message}. Run it again with the same file: what is imported stays as it is`,
    { cause: error },
  );
}

function summaryOf({ created, updated, unchanged, refused, versions }: ImportCounts): string {
  const changed =
    created + updated === 0
      ? 'Nothing to do'
      : `${created} ${created === 1 ? 'rule' : 'rules'} created, ${updated} updated, ${versions} versions`;
  return `${changed}: ${unchanged} unchanged, ${refused} lines refused`;
}

async function seed(context: ImportServices): Promise<void> {
  const set = await readDemoSet(new Date());
  const outcomes = await context.get(DemoLoader).load(set);
  const count = (kind: string): number => outcomes.filter((outcome) => outcome.kind === kind).length;
  print(
    `Demo set: ${count('created')} rules created, ${count('updated')} updated, ${count('unchanged')} unchanged`,
  );
  for (const outcome of outcomes) {
    if (outcome.kind === 'refused')
      throw new StartError(`A rule of the demo set was refused: ${outcome.reason}`);
  }
  const account = await demoSignIn(context);
  if (account) print(`Sign in with ${account.email} and the password ${account.password}`);
}

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}

main().catch(reportFailure);
