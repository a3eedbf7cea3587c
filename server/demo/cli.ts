import 'reflect-metadata';
import { runImport } from '../import/import-program';
import { summaryOf } from '../import/import-summary';
import { print, readCommandLine } from '../kernel/cli/command-line';
import { runCommand } from '../kernel/cli/run-command';
import type { Services } from '../kernel/cli/with-services';
import { StartError } from '../kernel/config/report-failure';
import { demoSignIn } from './demo';
import { DemoLoader } from './demo-loader';
import { readDemoSet } from './demo-set';
import { DemoModule } from './demo.module';

const HELP = `npm run seed
  Loads the demo data, or the missing parts of it, and prints the demo account.`;

async function main(): Promise<void> {
  const { words } = readCommandLine(HELP);
  if (words.length > 0) throw new StartError(HELP);
  await runImport(seed, DemoModule);
}

async function seed(services: Services): Promise<void> {
  const outcomes = await services.get(DemoLoader, { strict: false }).load(await readDemoSet(new Date()));
  const count = (kind: string): number => outcomes.filter((outcome) => outcome.kind === kind).length;
  const versions = outcomes.reduce((sum, one) => sum + ('versions' in one ? one.versions : 0), 0);
  const [created, updated, unchanged] = [count('created'), count('updated'), count('unchanged')];
  print(`Demo data: ${summaryOf({ created, updated, unchanged, versions, refused: 0 })}`);
  for (const outcome of outcomes) {
    if (outcome.kind === 'refused')
      throw new StartError(`A rule of the demo data was rejected: ${outcome.reason}`);
  }
  const account = await demoSignIn(services);
  if (account) print(`Sign in as ${account.email} with the password ${account.password}`);
}

runCommand(main);
