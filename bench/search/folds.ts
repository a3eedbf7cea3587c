import { RANKING } from '../../server/search/weights';
import type { Row } from '../report';
import { JUDGEMENT_FILES, readJudgements, type Judgement } from './corpus';
import { mean, summary, type Scored } from './judged';
import { scoreAll, type PathSearch } from './quality';

type Weight = keyof typeof RANKING;

/** The weights that are fitted, and what is tried for each. */
const CHOICES: readonly (readonly [Weight, readonly number[]])[] = [
  ['secondAlternative', [0.5, 0.75]],
  ['answered', [0.6, 0.8]],
  ['nameCovered', [0.15, 0.3]],
  ['notJapanese', [0.7, 0.8, 0.85]],
  ['notEnglish', [0.7, 0.75, 0.8]],
  ['about', [0.4, 0.5, 0.6]],
  ['notJapaneseForTopic', [0.6, 0.7, 0.8]],
  ['contentShare', [0.2, 0.4]],
  ['phrase', [0.05, 0.1]],
  ['coverage', [0.175, 0.35]],
];

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

/** Sets each weight in turn to the best of its choices. */
async function fit(judged: readonly Judged[], search: PathSearch): Promise<void> {
  let best = await quality(judged, search);
  for (const [weight, values] of CHOICES) {
    let chosen = RANKING[weight];
    for (const value of values) {
      RANKING[weight] = value;
      const reached = await quality(judged, search);
      if (reached <= best + MIN_GAIN) continue;
      best = reached;
      chosen = value;
    }
    RANKING[weight] = chosen;
  }
}

/**
 * Measures the order of results for each fold with weights that were fitted to the other folds. `search` should remember what
 * it has read, since it is asked the same queries with other weights.
 */
export async function crossValidated(search: PathSearch, count: number): Promise<readonly Row[]> {
  const judged = inFolds(count);
  const initial = { ...RANKING };
  const scored = new Map<string, Scored[]>();
  for (let fold = 0; fold < count; fold += 1) {
    Object.assign(RANKING, initial);
    await fit(
      judged.filter((each) => each.fold !== fold),
      search,
    );
    for (const { file, judgement } of judged.filter((each) => each.fold === fold))
      scored.set(file, [...(scored.get(file) ?? []), ...(await scoreAll([judgement], search))]);
  }
  Object.assign(RANKING, initial);
  return [...scored].flatMap(([file, each]) => summary(file, each));
}
