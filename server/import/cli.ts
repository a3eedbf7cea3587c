import 'reflect-metadata';
import { existsSync } from 'node:fs';
import { print, readCommandLine } from '../kernel/cli/command-line';
import { runCommand } from '../kernel/cli/run-command';
import type { Services } from '../kernel/cli/with-services';
import { StartError } from '../kernel/config/report-failure';
import { importFile, ImportStopped } from './import-file';
import { runImport } from './import-program';
import { summaryOf } from './import-summary';
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
  Example            npm run import -- demo/import-example.jsonl`;

async function main(): Promise<void> {
  const { options, words } = readCommandLine(HELP, { options: ['owner-prefix'] });
  const [file] = words;
  if (file === undefined || words.length > 1) throw new StartError(HELP);
  if (!existsSync(file)) throw new StartError(`There is no file ${file}`);
  await runImport((services) => importInto(services, file, options['owner-prefix'] ?? ''));
}

/** Imports a file; sets the exit code to 1 when lines were rejected. */
async function importInto(services: Services, file: string, ownerPrefix: string): Promise<void> {
  const started = performance.now();
  const counts = await importFile(services.get(RuleImporter), file, ownerPrefix).catch(stopped);
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

runCommand(main);
