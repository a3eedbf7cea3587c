import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { randomNumbers } from '../../test/support/random-numbers';

/** A rule in `../shared/corpus/corpus-dev.jsonl`. */
export type CorpusRule = {
  readonly owner: string;
  readonly name: string;
  readonly type: 'rule' | 'ccsubagents';
  readonly description: string | null;
  readonly tags: readonly string[];
  readonly content: string;
};

export type Judgement = {
  readonly query: string;
  readonly lang: string;
  readonly kind: string;
  readonly relevant: readonly { readonly owner: string; readonly name: string; readonly grade: number }[];
};

const FOLDER = process.env['CORPUS_DIR'] ?? path.resolve(__dirname, '../../../shared/corpus');

function readLines<Line>(file: string, folder = FOLDER): readonly Line[] {
  const source = path.join(folder, file);
  if (!existsSync(source)) throw new Error(`This measurement reads ${source}, which is not there.`);
  const lines = readFileSync(source, 'utf8').split('\n');
  return lines.filter((line) => line !== '').map((line) => JSON.parse(line) as Line);
}

/** Whether the corpus is there. A clone of the repository alone has the fixture instead. */
export const hasCorpus = (): boolean => existsSync(path.join(FOLDER, 'corpus-dev.jsonl'));
export const readCorpus = (): readonly CorpusRule[] => readLines<CorpusRule>('corpus-dev.jsonl');

const FIXTURE = path.resolve(__dirname, '../../demo/search');
export const readFixture = (): readonly CorpusRule[] => readLines<CorpusRule>('rules.jsonl', FIXTURE);
export const readFixtureJudgements = (): readonly Judgement[] =>
  readLines<Judgement>('judgements.jsonl', FIXTURE);

export const JUDGEMENT_FILES = [
  'relevance-dev',
  'relevance-dev-2',
  'judgements',
  'judgements-2',
  'judgements-3',
  'judgements-4',
] as const;
/**
 * The judgements that came with the corpus, or our own beside this file: some queries for each class of what people type, and
 * collections that language models wrote and judged without knowing the search.
 */
export const readJudgements = (file: (typeof JUDGEMENT_FILES)[number]): readonly Judgement[] =>
  readLines<Judgement>(`${file}.jsonl`, file.startsWith('judgements') ? __dirname : FOLDER);

const VARIANTS = (
  'team next core lite pro internal backend frontend mobile cloud data legacy modern strict basic advanced quick daily ' +
  'api web cli server client platform starter kit guide notes checklist review testing security'
).split(' ');

function shuffled<Item>(items: readonly Item[], random: () => number): Item[] {
  const copy = [...items];
  for (let at = copy.length - 1; at > 0; at -= 1) {
    const other = Math.floor(random() * (at + 1));
    [copy[at], copy[other]] = [copy[other] as Item, copy[at] as Item];
  }
  return copy;
}

/**
 * Repeats the corpus with varied names, random owners, and the lines of each text shuffled. Texts are cut at `longest`
 * characters. The first round is the corpus itself, also cut.
 */
export function* multiplied(
  corpus: readonly CorpusRule[],
  count: number,
  longest: number,
): Generator<CorpusRule> {
  const random = randomNumbers(20);
  const lines = corpus.map((rule) => rule.content.split('\n'));
  for (let number = 0; number < count; number += 1) {
    const source = corpus[number % corpus.length];
    if (!source) return;
    const round = Math.floor(number / corpus.length);
    const variant = VARIANTS[Math.floor(random() * VARIANTS.length)] ?? '';
    const content = shuffled(lines[number % corpus.length] ?? [], random)
      .join('\n')
      .slice(0, longest);
    yield {
      ...source,
      owner: round === 0 ? source.owner : `maker-${Math.floor(random() * 5000)}`,
      name: round === 0 ? source.name : `${source.name}-${variant}-${round}`,
      content: content.trim() === '' ? source.content : content,
    };
  }
}
