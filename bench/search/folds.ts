import { weights } from '../../server/search/weights';
import type { Row } from '../report';
import { JUDGEMENT_FILES, readJudgements, type Judgement } from './corpus';
import { mean, summary, type Scored } from './judged';
import { scoreAll, type PathSearch } from './quality';

type Weight = keyof typeof weights;

/** What is tried of each weight: less and more than it is, by these factors. */
const FACTORS = [0.8, 1.25];
const names = Object.keys(weights) as Weight[];

/** A smaller gain is chance. */
const MIN_GAIN = 0.0006;

/** A judged query with its file and its fold. */
type Judged = { readonly file: string; readonly fold: number; readonly judgement: Judgement };

/** Distributes the queries. Those that share relevant rules are about one topic and stay together. */
function inFolds(count: number): readonly Judged[] {
  const topics = new Map<string, number>();
  let next = 0;
  return JUDGEMENT_FILES.flatMap((file) =>
    readJudgements(file).map((judgement) => {
      const paths = judgement.relevant
        .filter(({ grade }) => grade >= 2)
        .map(({ owner, name }) => `${owner}/${name}`);
      const topic = paths.map((path) => topics.get(path)).find((known) => known !== undefined) ?? next++;
      for (const path of paths) topics.set(path, topic);
      return { file, fold: topic % count, judgement };
    }),
  );
}

/** The mean over the files, so that none outweighs the others. */
async function quality(judged: readonly Judged[], search: PathSearch): Promise<number> {
  const means: number[] = [];
  for (const file of JUDGEMENT_FILES) {
    const judgements = judged.filter((each) => each.file === file).map(({ judgement }) => judgement);
    if (judgements.length > 0)
      means.push(mean((await scoreAll(judgements, search)).map(({ score }) => score)));
  }
  return mean(means);
}

/** Sets each weight in turn to the best of what is tried. */
async function fit(judged: readonly Judged[], search: PathSearch): Promise<void> {
  let best = await quality(judged, search);
  for (const weight of names) {
    const initial = weights[weight];
    let chosen = initial;
    for (const factor of FACTORS) {
      weights[weight] = Math.min(1, initial * factor);
      const reached = await quality(judged, search);
      if (reached <= best + MIN_GAIN) continue;
      best = reached;
      chosen = weights[weight];
    }
    weights[weight] = chosen;
  }
}

/**
 * Measures the order of results for each fold with weights that were fitted to the other folds. `search` should remember what
 * it has read, since it is asked the same queries with other weights.
 */
export async function crossValidated(search: PathSearch, count: number): Promise<readonly Row[]> {
  const judged = inFolds(count);
  const initial = { ...weights };
  const scored = new Map<string, Scored[]>();
  for (let fold = 0; fold < count; fold += 1) {
    Object.assign(weights, initial);
    await fit(
      judged.filter((each) => each.fold !== fold),
      search,
    );
    for (const { file, judgement } of judged.filter((each) => each.fold === fold))
      scored.set(file, [...(scored.get(file) ?? []), ...(await scoreAll([judgement], search))]);
  }
  Object.assign(weights, initial);
  return [...scored].flatMap(([file, each]) => summary(file, each));
}

/** The weights that fit all queries best, for `lexicon/weights.json`. What they are worth on new queries, the folds say. */
export async function fitted(search: PathSearch): Promise<readonly Row[]> {
  const initial = { ...weights };
  await fit(inFolds(1), search);
  const rows = names.map((weight) => ({ weight, now: initial[weight], fitted: weights[weight] }));
  Object.assign(weights, initial);
  return rows;
}
