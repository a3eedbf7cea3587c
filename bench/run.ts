import { access } from 'node:fs/promises';
import path from 'node:path';
import { closeOnSignals, isInterrupted } from './cleanup';

const HELP = `npm run bench -- search [--rules N] [--longest BYTES]
  Fills a database of its own, then measures the order of results and the time of searches.

npm run bench -- sign-in [--seconds N] [--connections N] [--rounds N]
  Measures sign-ins by password, parallel refreshes of a session and the reuse of old refresh tokens.

npm run bench -- cli [--rounds N]
  Measures the start of the command line, an installation of ten rules, and one of a hundred from the cache.

npm run bench -- vitals [--rounds N]
  Measures what visitors notice of the pages, in Chromium with a slowed-down CPU: LCP, TBT and CLS.

npm run bench -- relevance [--fresh] [--each] [--ask QUERY] [--statements] [--baseline] [--folds N] [--typos SEED] [--known-items SEED]
  Measures the order of results against judged queries.

npm run bench -- ablate [--fresh] [--only MECHANISM] [--typos]
  Measures what each mechanism of the search is worth, on judged queries, known items and mistyped words.

npm run bench -- trust
  Measures what the checks of texts find in judged texts and in the corpus, and writes docs/trust.md.

npm run bench -- orders
  Learns the model of sentences that resemble orders, writes it, and prints what such models find of writers whom they have not read.

npm run bench -- growth [--rules N] [--views N]
  Measures what views write, the hourly copy of counters, the lists that are ordered by them, and the slowest statements of a walk over every
  public surface of the built server, in a large registry.

npm run bench -- audit [--events N]
  Measures the expiry of audit events and the lists of the admin page, in one table and in one with a partition a month.

npm run bench -- start [--rounds N] [--processes N] [--quiet SECONDS]
  Measures starts of the built server on a database with the demo set: time and CPU until ready, memory after a quiet minute; and the CPU
  of an operator's command. With --processes, of each worker too.

npm run bench -- http [--seconds N] [--connections N]
  Measures the built server over HTTP. Results are in bench/results, and in bench/README.md those of the last release.`;

/** `npm run bench -- NAME [flags]` runs `bench/NAME.bench.ts` with the flags. */
async function main(): Promise<void> {
  const [name, ...flags] = process.argv.slice(2);
  if (name === '--help' || name === '-h') {
    console.log(HELP);
    return;
  }
  const file = path.join(__dirname, `${name ?? ''}.bench.ts`);
  if (name === undefined || !/^[a-z-]+$/.test(name) || !(await exists(file))) {
    console.error(HELP);
    process.exitCode = 2;
    return;
  }
  closeOnSignals();
  const bench = (await import(file)) as { readonly run: (flags: readonly string[]) => Promise<void> };
  await bench.run(flags);
}

async function exists(file: string): Promise<boolean> {
  return access(file).then(
    () => true,
    () => false,
  );
}

main().catch((error: unknown) => {
  if (isInterrupted()) return;
  console.error(error);
  process.exitCode = 1;
});
