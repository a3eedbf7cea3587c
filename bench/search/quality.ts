import type { FullTextRepository } from '../../server/modules/rules/search/full-text.repository';
import type { BenchDatabase } from '../database';
import type { Row } from '../report';
import { readJudgements, type Judgement } from './corpus';

const CUT = 10;

const gain = (grade: number): number => 2 ** grade - 1;

function discounted(grades: readonly number[]): number {
  return grades.slice(0, CUT).reduce((sum, grade, rank) => sum + gain(grade) / Math.log2(rank + 2), 0);
}

/** nDCG@10 with gains 2^grade − 1; unjudged results count as irrelevant. */
export function ndcg(judgement: Judgement, paths: readonly string[]): number {
  const grades = new Map(judgement.relevant.map(({ owner, name, grade }) => [`${owner}/${name}`, grade]));
  const ideal = discounted([...grades.values()].sort((left, right) => right - left));
  return ideal === 0 ? 0 : discounted(paths.map((path) => grades.get(path) ?? 0)) / ideal;
}

async function pathsOf(database: BenchDatabase, ids: readonly string[]): Promise<readonly string[]> {
  const rows = await database.query<{ readonly id: string; readonly path: string }>(
    `select r.id, o.name || '/' || r.name as path from rules r join owners o on o.id = r.owner_id where r.id = any ($1)`,
    [ids],
  );
  const paths = new Map(rows.map((row) => [row.id, row.path]));
  return ids.map((id) => paths.get(id) ?? '');
}

const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

/** Measures ranking quality against the judgements: overall, by language, by kind, and by halves of the file. */
export async function measureQuality(
  database: BenchDatabase,
  search: FullTextRepository,
): Promise<readonly Row[]> {
  const scored: { readonly judgement: Judgement; readonly score: number }[] = [];
  for (const judgement of readJudgements()) {
    const page = await search.search({
      query: judgement.query,
      filter: {},
      viewer: { userId: null },
      sort: 'relevance',
      limit: CUT,
      offset: 0,
    });
    scored.push({ judgement, score: ndcg(judgement, await pathsOf(database, page.ids)) });
  }
  const row = (queries: string, belongs: (judgement: Judgement, position: number) => boolean): Row => {
    const part = scored.filter(({ judgement }, position) => belongs(judgement, position));
    return {
      queries,
      count: part.length,
      'nDCG@10': Number(mean(part.map(({ score }) => score)).toFixed(3)),
    };
  };
  const kinds = [...new Set(scored.map(({ judgement }) => judgement.kind))];
  return [
    row('all', () => true),
    row('English', ({ lang }) => lang === 'en'),
    row('Japanese', ({ lang }) => lang === 'ja'),
    row('Japanese and mixed', ({ lang }) => lang !== 'en'),
    row('first half (every other)', (_, position) => position % 2 === 0),
    row('second half', (_, position) => position % 2 === 1),
    ...kinds.map((kind) => row(kind, (judgement) => judgement.kind === kind)),
  ];
}
