import { startBenchDatabase } from '../../bench/database';
import { closeAll, closeOnSignals } from '../../bench/cleanup';
import {
  type CorpusRule,
  hasCorpus,
  type Judgement,
  JUDGEMENT_FILES,
  readCorpus,
  readFixture,
  readFixtureJudgements,
  readJudgements,
} from '../../bench/search/corpus';
import { fillDatabase } from '../../bench/search/fill';
import { mean, type Scored } from '../../bench/search/judged';
import { scoreAll, searchOn } from '../../bench/search/quality';
import type { Floors } from './floors';

/** The mean score of all queries of a file, and of those in each language. */
function summaryOf(scored: readonly Scored[]): Readonly<Record<string, number>> {
  const languages = ['all', ...new Set(scored.map(({ judgement }) => judgement.lang))];
  const meanOf = (language: string) =>
    mean(
      scored
        .filter(({ judgement }) => language === 'all' || judgement.lang === language)
        .map(({ score }) => score),
    );
  return Object.fromEntries(languages.map((language) => [language, meanOf(language)]));
}

type JudgedFile = readonly [string, readonly Judgement[]];

/** Prints what the search reaches of each file of judged queries: `{ file: { language: nDCG@10 } }`. */
async function main(): Promise<void> {
  const isWhole = hasCorpus();
  const rules = isWhole ? readCorpus() : readFixture();
  const judgements = isWhole
    ? JUDGEMENT_FILES.map((file) => [file, readJudgements(file)] as const)
    : [['fixture', readFixtureJudgements()] as const];
  try {
    process.stdout.write(JSON.stringify(await measure(rules, judgements)));
  } finally {
    await closeAll();
  }
}

async function measure(rules: readonly CorpusRule[], judgements: readonly JudgedFile[]): Promise<Floors> {
  const database = await startBenchDatabase();
  await fillDatabase(database, rules, {
    count: rules.length,
    buildsIndexLast: false,
    progress: () => undefined,
  });
  const search = searchOn(database);
  const reached: Record<string, Readonly<Record<string, number>>> = {};
  for (const [file, queries] of judgements) reached[file] = summaryOf(await scoreAll(queries, search));
  return reached;
}

closeOnSignals();
main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
