import { parseArgs } from 'node:util';
import { CandidatesRepository } from '../server/search/index/candidates.repository';
import { FilteredRulesRepository } from '../server/search/index/filtered-rules.repository';
import { FullTextSearch } from '../server/search/answer/full-text-search.service';
import { KnownTerms } from '../server/search/index/known-terms';
import { WordsRepository } from '../server/search/index/words.repository';
import { startBenchDatabase, type BenchDatabase } from './database';
import { printTable, rounded, saveResult, type Row } from './report';
import { multiplied, readCorpus, type CorpusRule } from './search/corpus';
import { fillDatabase, type Filled } from './search/fill';
import { measureLatency, type Request } from './search/latency';
import { measureQuality, pathSearch } from './search/quality';

/** Maximum number of generated texts; further rules reuse their terms. */
const MAX_GENERATED = 100_000;

/**
 * Benchmarks search: ranking quality against judgements, and latency on the corpus and on a multiplied corpus. Flags:
 * `--rules N` (default 100000; 0 skips the large run), `--longest CHARACTERS` (maximum length of a text, default 8000;
 * a million long texts need about 10 GB of disk).
 */
export async function run(flags: readonly string[]): Promise<void> {
  const { values } = parseArgs({
    args: [...flags],
    options: { rules: { type: 'string', default: '100000' }, longest: { type: 'string', default: '8000' } },
  });
  const corpus = readCorpus();
  await measure('search-corpus', corpus, corpus.length, true);
  const count = Number(values.rules);
  if (count === 0) return;
  const rules = multiplied(corpus, Math.min(count, MAX_GENERATED), Number(values.longest));
  await measure(`search-${count}`, rules, count, false);
}

async function measure(
  name: string,
  rules: Iterable<CorpusRule>,
  count: number,
  hasJudgements: boolean,
): Promise<void> {
  const database = await startBenchDatabase();
  try {
    console.log(`\n== ${count} rules`);
    const progress = (written: number) => {
      if (count > 10_000 && written % 10_000 === 0) console.log(`   ${written} written`);
    };
    const filled = await fillDatabase(database, rules, { count, buildsIndexLast: !hasJudgements, progress });
    const size = await sizes(database, filled);
    printTable('building (seconds) and size (MB)', [size]);
    const { search, ask } = searcher(database);
    const quality = hasJudgements ? await measureQuality(pathSearch(database, search)) : [];
    if (hasJudgements) printTable('order of results', quality);
    const latency = await measureLatency(ask);
    printTable('latency (ms), one request at a time, server and database on this machine', latency);
    await saveResult(name, { rules: count, size, quality, latency });
  } finally {
    await database.stop();
  }
}

function searcher(database: BenchDatabase) {
  const { statements } = database;
  const search = new FullTextSearch(
    new WordsRepository(statements, new KnownTerms()),
    new CandidatesRepository(statements),
  );
  const lists = new FilteredRulesRepository(statements);
  const ask = ({ query, filter = {}, sort, offset = 0 }: Request) => {
    const list = { filter, viewer: { userId: null }, limit: 20, offset };
    return query === ''
      ? lists.list({ ...list, sort: sort ?? 'updated' })
      : search.search({ ...list, query, sort: sort ?? 'relevance' });
  };
  return { search, ask };
}

async function sizes(database: BenchDatabase, filled: Filled): Promise<Row> {
  const [size] = await database.query<Record<string, number>>(
    `select pg_relation_size('ix_rule_search_documents_terms') / 1e6 as "text index",
            pg_table_size('rule_search_documents') / 1e6 as "documents",
            pg_total_relation_size('rule_search_words') / 1e6 as "words",
            pg_total_relation_size('rule_search_terms') / 1e6 as "statistics"`,
  );
  const seconds = { 'write s': filled.documents, 'index s': filled.index, 'statistics s': filled.statistics };
  return Object.fromEntries(
    Object.entries({ ...seconds, ...size }).map(([key, value]) => [key, rounded(Number(value))]),
  );
}
