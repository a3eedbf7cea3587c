import type { Row } from '../report';
import type { Judgement } from './corpus';

const CUT = 10;

/** The score of one judged query. */
export type Scored = { readonly judgement: Judgement; readonly score: number };

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

export function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

/** The mean score of all queries, of each language and of each kind. */
export function summary(name: string, scored: readonly Scored[]): readonly Row[] {
  const row = (queries: string, part: readonly Scored[]): Row => ({
    file: name,
    queries,
    count: part.length,
    'nDCG@10': Number(mean(part.map(({ score }) => score)).toFixed(3)),
  });
  const by = (property: 'lang' | 'kind') =>
    [...new Set(scored.map(({ judgement }) => judgement[property]))].map((value) =>
      row(
        value,
        scored.filter(({ judgement }) => judgement[property] === value),
      ),
    );
  return [row('all', scored), ...by('lang'), ...by('kind')];
}
