import type { FullTextSearch } from '../../server/modules/rules/search/full-text-search.service';
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

/** Scores the results for each judged query. */
export async function scoreAll(
  judgements: readonly Judgement[],
  search: PathSearch,
): Promise<readonly Scored[]> {
  const scored: Scored[] = [];
  for (const judgement of judgements) {
    scored.push({ judgement, score: ndcg(judgement, await search(judgement.query)) });
  }
  return scored;
}

/** Measures the order of results against each file of judgements: overall, by language and by kind. */
export async function measureQuality(search: PathSearch): Promise<readonly Row[]> {
  const rows: Row[] = [];
  for (const file of JUDGEMENT_FILES)
    rows.push(...summary(file, await scoreAll(readJudgements(file), search)));
  return rows;
}
