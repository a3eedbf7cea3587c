import { rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { type Mechanism, MECHANISMS, without } from '../server/search/mechanisms';
import { type BenchDatabase, remembering, startKeptDatabase } from './database';
import { printTable, type Row } from './report';
import { JUDGEMENT_FILES, readCorpus, readJudgements } from './search/corpus';
import { fillDatabase } from './search/fill';
import { mean, type Scored } from './search/judged';
import { type PathSearch, scoreAll, searchOn } from './search/quality';

/**
 * Prints what each mechanism of the search is worth: how much nDCG@10 falls without it, over all judged queries, in each
 * language and in each file. `--fresh` fills the database again; `--only NAME` measures one, and several together.
 */
export async function run(flags: readonly string[]): Promise<void> {
  const { values } = parseArgs({
    args: [...flags],
    options: {
      fresh: { type: 'boolean', default: false },
      only: { type: 'string', multiple: true, default: [] },
    },
  });
  const folder = path.join(process.env['BENCH_DIR'] ?? os.tmpdir(), 'kimari-relevance');
  if (values.fresh) await rm(folder, { recursive: true, force: true });
  const database = await startKeptDatabase(folder);
  try {
    await fillOnce(database);
    // Most statements stay the same without a mechanism.
    const search = searchOn(remembering(database));
    const whole = await scoresOf(search);
    printTable('nDCG@10', [rowOf('with all', whole)]);
    const names = Object.keys(MECHANISMS) as Mechanism[];
    const chosen = names.filter((name) => values.only.includes(name));
    const sets = chosen.length > 0 ? [chosen] : names.map((name) => [name]);
    const rows: Row[] = [];
    for (const set of sets)
      rows.push(rowOf(set.join(' '), await without(set, () => scoresOf(search)), whole));
    printTable('what each is worth', rows);
  } finally {
    await database.stop();
  }
}

async function fillOnce(database: BenchDatabase): Promise<void> {
  const [filled] = await database.query('select from rule_search_documents limit 1');
  if (filled) return;
  const corpus = readCorpus();
  const options = { count: corpus.length, buildsIndexLast: false, progress: () => undefined };
  await fillDatabase(database, corpus, options);
}

type Scores = ReadonlyMap<string, readonly Scored[]>;

async function scoresOf(search: PathSearch): Promise<Scores> {
  const scores = new Map<string, readonly Scored[]>();
  for (const file of JUDGEMENT_FILES) scores.set(file, await scoreAll(readJudgements(file), search));
  return scores;
}

/** The means of all queries, of those in each language and of each file; or how much greater they are in `whole`. */
function rowOf(name: string, scores: Scores, whole?: Scores): Row {
  const means = meansOf(scores);
  const before = whole ? meansOf(whole) : null;
  const cells = Object.entries(means).map(([column, value]) => {
    const shown = before === null ? value : (before[column] ?? 0) - value;
    return [column, shown.toFixed(3)];
  });
  return { mechanism: name, ...Object.fromEntries(cells) } as Row;
}

function meansOf(scores: Scores): Readonly<Record<string, number>> {
  const all = [...scores.values()].flat();
  const meanOf = (part: readonly Scored[]) => mean(part.map(({ score }) => score));
  const languages = ['en', 'ja', 'mixed'].map((language) => [
    language,
    meanOf(all.filter(({ judgement }) => judgement.lang === language)),
  ]);
  const files = [...scores].map(([file, part]) => [file, meanOf(part)]);
  return Object.fromEntries([['all', meanOf(all)], ...languages, ...files]) as Record<string, number>;
}
