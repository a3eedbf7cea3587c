import { CandidatesRepository } from '../../server/search/index/candidates.repository';
import { FullTextSearch } from '../../server/search/answer/full-text-search.service';
import { KnownTerms } from '../../server/search/index/known-terms';
import { WordsRepository } from '../../server/search/index/words.repository';
import type { BenchDatabase } from '../database';
import type { Row } from '../report';
import { JUDGEMENT_FILES, readJudgements, type Judgement } from './corpus';
import { idIn } from '../../server/kernel/schema/keyset';
import { ndcg, summary, type Scored } from './judged';

const CUT = 10;

/** Finds the paths of the best rules for a query. */
export type PathSearch = (query: string) => Promise<readonly string[]> | readonly string[];

/** The product's search, by the paths of what it finds. */
export function pathSearch(database: BenchDatabase, search: FullTextSearch): PathSearch {
  return async (query) => {
    const list = { filter: {}, viewer: { userId: null }, sort: 'relevance', limit: CUT, offset: 0 } as const;
    const ids = (await search.search({ ...list, query })).keys.map(idIn);
    const rows = await database.query<{ readonly id: string; readonly path: string }>(
      `select r.id, o.name || '/' || r.name as path from rules r join owners o on o.id = r.owner_id where r.id = any ($1)`,
      [ids],
    );
    const paths = new Map(rows.map((row) => [row.id, row.path]));
    return ids.map((id) => paths.get(id) ?? '');
  };
}

/** The search of the product on a database. */
export function searchOn(database: BenchDatabase): PathSearch {
  const { statements } = database;
  const words = new WordsRepository(statements, new KnownTerms());
  return pathSearch(database, new FullTextSearch(words, new CandidatesRepository(statements)));
}

/** Queries that are asked at once: what the server reads of one, the database has time for while the other is scored. */
const AT_ONCE = 3;

/** Scores the results for each judged query. */
export async function scoreAll(
  judgements: readonly Judgement[],
  search: PathSearch,
): Promise<readonly Scored[]> {
  const scored: Scored[] = [];
  const rest = judgements.entries();
  const askNext = async (): Promise<void> => {
    for (const [index, judgement] of rest)
      scored[index] = { judgement, score: ndcg(judgement, await search(judgement.query)) };
  };
  await Promise.all(Array.from({ length: AT_ONCE }, askNext));
  return scored;
}

/** Measures the order of results against each file of judgements: overall, by language and by kind. */
export async function measureQuality(search: PathSearch): Promise<readonly Row[]> {
  const rows: Row[] = [];
  for (const file of JUDGEMENT_FILES)
    rows.push(...summary(file, await scoreAll(readJudgements(file), search)));
  return rows;
}
