import { parseArgs } from 'node:util';
import { type Mechanism, MECHANISMS, without } from '../server/search/mechanisms';
import { remembering } from './database';
import { printTable, type Row } from './report';
import { type CorpusRule, JUDGEMENT_FILES, readCorpus, readJudgements } from './search/corpus';
import { filledDatabase } from './search/fill';
import { mean, type Scored } from './search/judged';
import { knownItems, knownItemScores } from './search/known-items';
import { type PathSearch, scoreAll, searchOn } from './search/quality';
import { measureTypos } from './search/typos';

/** What decides the known items and the typing errors. */
const SEED = 7;

/**
 * Prints what each mechanism of the search is worth: how much nDCG@10 falls without it, over all judged queries, in each
 * language and in each file, and the mean of 1 / rank of known items. `--fresh` fills the databases again; `--only NAME` measures one,
 * and several together; `--typos` measures mistyped words, too, which takes four times as long.
 */
export async function run(flags: readonly string[]): Promise<void> {
  const { values } = parseArgs({
    args: [...flags],
    options: {
      fresh: { type: 'boolean', default: false },
      only: { type: 'string', multiple: true, default: [] },
      typos: { type: 'boolean', default: false },
    },
  });
  const corpus = readCorpus();
  const known = knownItems(corpus, SEED);
  const { fresh: isFresh } = values;
  const judged = await filledDatabase('kimari-relevance', corpus, isFresh);
  const asked = await filledDatabase(`kimari-known-items-${SEED}`, known.rules, isFresh);
  try {
    // Most statements stay the same without a mechanism.
    const [ofJudged, ofKnown] = [judged, asked].map((database) => searchOn(remembering(database)));
    if (!ofJudged || !ofKnown) return;
    const scoresOf = async (): Promise<Means> => ({
      ...(await judgedMeans(ofJudged)),
      ...(await knownItemScores(known.items, ofKnown)),
      ...(values.typos ? await typoMeans(corpus, ofJudged) : {}),
    });
    const whole = await scoresOf();
    printTable('with all', [rowOf('with all', whole)]);
    printTable('what each is worth', await worthOf(setsOf(values.only), scoresOf, whole));
  } finally {
    await judged.stop();
    await asked.stop();
  }
}

/** The mechanisms that are switched off together: those that are named, or else each alone. */
function setsOf(named: readonly string[]): readonly (readonly Mechanism[])[] {
  const names = Object.keys(MECHANISMS) as Mechanism[];
  return named.length > 0 ? [names.filter((name) => named.includes(name))] : names.map((name) => [name]);
}

async function worthOf(
  sets: readonly (readonly Mechanism[])[],
  scoresOf: () => Promise<Means>,
  whole: Means,
): Promise<readonly Row[]> {
  const rows: Row[] = [];
  for (const set of sets) rows.push(rowOf(set.join(' '), await without(set, scoresOf), whole));
  return rows;
}

/** A mean for each column. */
type Means = Readonly<Record<string, number>>;

/** The means, or how much greater they are in `whole`. */
function rowOf(name: string, means: Means, whole?: Means): Row {
  const cells = Object.entries(means).map(([column, value]) => {
    const shown = whole === undefined ? value : (whole[column] ?? 0) - value;
    return [column, shown.toFixed(3)];
  });
  return { mechanism: name, ...Object.fromEntries(cells) } as Row;
}

/** The means of all judged queries, of those in each language and of each file. */
async function judgedMeans(search: PathSearch): Promise<Means> {
  const scores = new Map<string, readonly Scored[]>();
  for (const file of JUDGEMENT_FILES) scores.set(file, await scoreAll(readJudgements(file), search));
  const all = [...scores.values()].flat();
  const meanOf = (part: readonly Scored[]) => mean(part.map(({ score }) => score));
  const languages = ['en', 'ja', 'mixed'].map((language) => [
    language,
    meanOf(all.filter(({ judgement }) => judgement.lang === language)),
  ]);
  const files = [...scores].map(([file, part]) => [file, meanOf(part)]);
  return Object.fromEntries([['all', meanOf(all)], ...languages, ...files]) as Record<string, number>;
}

/** What remains of the results of mistyped words, in Japanese and in English. */
async function typoMeans(corpus: readonly CorpusRule[], search: PathSearch): Promise<Means> {
  const rows = await measureTypos(corpus, search, SEED, false);
  const meanOf = (isWanted: (kind: string) => boolean) =>
    mean(rows.filter(({ kind }) => isWanted(String(kind))).map(({ kept }) => Number(kept)));
  const isEnglish = (kind: string) => kind.startsWith('english');
  return { 'typos, ja': meanOf((kind) => !isEnglish(kind)), 'typos, en': meanOf(isEnglish) };
}
