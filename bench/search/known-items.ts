import { randomNumbers } from '../../test/support/random-numbers';
import type { Row } from '../report';
import type { CorpusRule } from './corpus';
import { mean } from './judged';
import type { PathSearch } from './quality';

/** A query that was written about a rule in a text which the index does not have. */
type KnownItem = { readonly set: string; readonly query: string; readonly path: string };

/** The rules as they are indexed, and what is asked. */
export type KnownItems = { readonly rules: readonly CorpusRule[]; readonly items: readonly KnownItem[] };

const CUT = 10;
/** Rules whose description or heading is taken out, of each language. The others keep theirs. */
const SAMPLE = 150;
/** Nobody types more; in characters. */
const LONGEST = { ja: 40, en: 80 };

const pathOf = ({ owner, name }: Pick<CorpusRule, 'owner' | 'name'>): string => `${owner}/${name}`;
const isJapanese = (text: string | null): boolean =>
  /[\p{Script=Hiragana}\p{Script=Katakana}]/u.test(text ?? '');
const languageOf = (text: string): 'ja' | 'en' => (isJapanese(text) ? 'ja' : 'en');

/** The beginning of a description: its first sentence, cut between words. */
function questionOf(description: string): string {
  const [sentence = ''] = description.split(/(?<=[.:])\s|[。：\n]/u);
  const longest = LONGEST[languageOf(sentence)];
  const cut = sentence.slice(0, longest);
  return (
    sentence.length > longest ? cut.replace(/(?<=\s)\S*$|[\p{Script=Han}\p{Script=Katakana}ー]*$/u, '') : cut
  ).trim();
}

const HEADING = /^# +(.+)$/m;

function sampled(rules: readonly CorpusRule[], random: () => number): readonly CorpusRule[] {
  return rules
    .map((rule) => ({ rule, at: random() }))
    .sort((left, right) => left.at - right.at)
    .slice(0, SAMPLE)
    .map(({ rule }) => rule);
}

/**
 * Takes the descriptions and headings of some rules out of the index and asks with them. Nobody can have tuned with it: what is right
 * follows from where the text was. Of a rule that the same owner has in two languages, `across` takes the Japanese one out as a whole,
 * and asks for the English one with its heading and description.
 */
export function knownItems(corpus: readonly CorpusRule[], seed: number): KnownItems {
  const random = randomNumbers(seed);
  const paths = new Map(corpus.map((rule) => [pathOf(rule), rule]));
  const twinOf = (rule: CorpusRule) => paths.get(pathOf(rule).replace(/-ja$/, ''));
  const japanese = corpus.filter(({ description }) => isJapanese(description));
  const translated = japanese.filter((rule) => rule.name.endsWith('-ja') && twinOf(rule));
  const across = new Set(sampled(translated, random));
  const asked = new Set([
    ...sampled(
      japanese.filter((rule) => !across.has(rule)),
      random,
    ),
    ...sampled(
      corpus.filter((rule) => !isJapanese(rule.description) && !isJapanese(rule.content)),
      random,
    ),
  ]);
  const questions = (rule: CorpusRule, set: string, path: string): readonly KnownItem[] => {
    const [, heading = ''] = HEADING.exec(rule.content) ?? [];
    const texts = [
      ['description', questionOf(rule.description ?? '')],
      ['heading', questionOf(heading)],
    ] as const;
    return texts
      .filter(([, query]) => query.length > 2 && languageOf(query) === languageOf(rule.description ?? ''))
      .map(([kind, query]) => ({ set: `${set}, ${kind}`, query, path }));
  };
  const items = [
    ...[...across].flatMap((rule) => questions(rule, 'ja for en', pathOf(twinOf(rule) ?? rule))),
    ...[...asked].flatMap((rule) => questions(rule, languageOf(rule.description ?? ''), pathOf(rule))),
  ];
  const rules = corpus
    .filter((rule) => !across.has(rule))
    .map((rule) =>
      asked.has(rule) ? { ...rule, description: null, content: rule.content.replace(HEADING, '') } : rule,
    );
  return { rules, items };
}

type Found = { readonly set: string; readonly rank: number };

async function askAll(items: readonly KnownItem[], search: PathSearch): Promise<readonly Found[]> {
  const found: Found[] = [];
  for (const { set, query, path } of items)
    found.push({ set, rank: (await search(query)).slice(0, CUT).indexOf(path) + 1 });
  return found;
}

const reciprocal = (found: readonly Found[]): number =>
  mean(found.map(({ rank }) => (rank === 0 ? 0 : 1 / rank)));

/** The mean of 1 / rank of the known items: in Japanese for English rules, in Japanese and in English. */
export async function knownItemScores(
  items: readonly KnownItem[],
  search: PathSearch,
): Promise<Readonly<Record<string, number>>> {
  const found = await askAll(items, search);
  const parts = ['ja for en', 'ja,', 'en,'].map((beginning) => [
    `known, ${beginning.replace(',', '')}`,
    reciprocal(found.filter(({ set }) => set.startsWith(beginning))),
  ]);
  return Object.fromEntries(parts) as Record<string, number>;
}

/** How early the right rule is: the mean of 1 / rank among the first ten, and the share of queries that find it there. */
export async function measureKnownItems(
  items: readonly KnownItem[],
  search: PathSearch,
): Promise<readonly Row[]> {
  const found = await askAll(items, search);
  const rowOf = (set: string, part: readonly Found[]): Row => ({
    queries: set,
    count: part.length,
    'MRR@10': Number(reciprocal(part).toFixed(3)),
    'among 10': Number(mean(part.map(({ rank }) => (rank === 0 ? 0 : 1))).toFixed(3)),
  });
  const sets = [...new Set(found.map(({ set }) => set))];
  return [
    ...sets.map((set) =>
      rowOf(
        set,
        found.filter((each) => each.set === set),
      ),
    ),
    rowOf(
      'Japanese',
      found.filter(({ set }) => set.startsWith('ja')),
    ),
    rowOf(
      'English',
      found.filter(({ set }) => set.startsWith('en')),
    ),
  ];
}
