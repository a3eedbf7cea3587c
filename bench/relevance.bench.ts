import { parseArgs } from 'node:util';
import { remembering, startBenchDatabase } from './database';
import { printTable, type Row } from './report';
import { baseline } from './search/baseline';
import { type CorpusRule, JUDGEMENT_FILES, readCorpus, readJudgements } from './search/corpus';
import { crossValidated, fitted } from './search/folds';
import { fillDatabase, filledDatabase } from './search/fill';
import { knownItems, measureKnownItems } from './search/known-items';
import { countStatements } from './search/statements';
import { measureTypos } from './search/typos';
import { measureQuality, scoreAll, searchOn } from './search/quality';

/**
 * Measures only the order of results, in a database that stays for the next run. Flags: `--fresh` fills it again, which is
 * needed after a change of the index; `--known-items SEED` asks with texts that are taken out of the index; `--baseline` measures plain BM25; `--each` lists every judged query; `--statements` counts the statements of search pages; `--ask QUERY`
 * shows the results of a query; `--typos SEED` how well mistyped words are
 * understood; `--folds N` measures each of N folds
 * with weights fitted to the others.
 */
export async function run(flags: readonly string[]): Promise<void> {
  const { values } = parseArgs({
    args: [...flags],
    options: {
      fresh: { type: 'boolean', default: false },
      baseline: { type: 'boolean', default: false },
      each: { type: 'boolean', default: false },
      ask: { type: 'string', multiple: true, default: [] },
      folds: { type: 'string', default: '0' },
      statements: { type: 'boolean', default: false },
      typos: { type: 'string', default: '0' },
      'known-items': { type: 'string', default: '0' },
    },
  });
  const corpus = readCorpus();
  if (values.baseline) {
    printTable('plain BM25', await measureQuality(baseline(corpus)));
    return;
  }
  const known = Number(values['known-items']);
  if (known > 0) {
    printTable('known items', await askKnownItems(corpus, known));
    return;
  }
  const database = await filledDatabase('kimari-relevance', corpus, values.fresh);
  try {
    const folds = Number(values.folds);
    const seed = Number(values.typos);
    const asked = folds + seed > 0 ? remembering(database) : database;
    const search = searchOn(asked);
    for (const query of values.ask) console.log(`${query}\n  ${(await search(query)).join('\n  ')}`);
    if (values.ask.length > 0) return;
    if (folds > 0) {
      printTable(`order of results, ${folds} folds`, await crossValidated(search, folds));
      printTable('weights', await fitted(search));
      return;
    }
    if (seed > 0) {
      printTable('typing errors', await measureTypos(corpus, search, seed, values.each));
      return;
    }
    if (values.statements) {
      printTable('statements of a search page with three facets', await countStatements(database));
      return;
    }
    if (values.each) await listEach(search);
    printTable('order of results', await measureQuality(search));
  } finally {
    await database.stop();
  }
}

async function askKnownItems(corpus: readonly CorpusRule[], seed: number): Promise<readonly Row[]> {
  const { rules, items } = knownItems(corpus, seed);
  const database = await startBenchDatabase();
  try {
    const options = { count: rules.length, buildsIndexLast: false, progress: () => undefined };
    await fillDatabase(database, rules, options);
    return await measureKnownItems(items, searchOn(database));
  } finally {
    await database.stop();
  }
}

async function listEach(search: Parameters<typeof scoreAll>[1]): Promise<void> {
  for (const file of JUDGEMENT_FILES) {
    const scored = await scoreAll(readJudgements(file), search);
    const rows = scored.map(({ judgement: { kind, query }, score }) => ({
      'nDCG@10': score.toFixed(3),
      kind,
      query,
    }));
    printTable(file, rows);
  }
}
