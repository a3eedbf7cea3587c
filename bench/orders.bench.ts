import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { hasKana } from '../common/findings/likely-orders/features';
import { LETTER_OF_ZERO, STEPS } from '../common/findings/likely-orders/model';
import { sentencesOf } from '../common/findings/likely-orders/sentences';
import { unitsOf } from '../common/findings/units';
import { type Row, printTable } from './report';
import { readCorpus } from './search/corpus';
import { OTHER_ORDERS, OTHER_WARNINGS } from './trust/others';
import { type Example, type Features, featuresOf, learn, type Learned, scoreWith } from './trust/learn';
import {
  JUDGE,
  type Language,
  LANGUAGES,
  WRITERS,
  type WrittenSentence,
  writtenSentences,
} from './trust/sentences';

const FILE = path.resolve(__dirname, '../common/findings/likely-orders/model.generated.ts');
/** Share of the rules of strangers in which a sentence may be noted. */
const NOTED = 0.012;
/** Parts of the corpus by which the threshold is set. The more, the closer is what sets it to what is used. */
const PARTS = 5;
/** How much an error about a sentence counts: orders are rare, and harmless ones were written to be hard. */
const WEIGHT = { order: 4, harmless: 3, common: 1 };

type Common = { readonly features: Features; readonly rule: string; readonly hash: number };
type Written = WrittenSentence & { readonly features: Features };

/**
 * `npm run bench -- orders`: learns the sentences that resemble orders, and writes the model. Prints what models find that have
 * seen neither the writer of a sentence nor the owners of the rules by which the threshold was set.
 */
export async function run(): Promise<void> {
  const models = LANGUAGES.map((language) => {
    const written = [...writtenSentences(), ...tuningSentences()]
      .filter((sentence) => sentence.language === language)
      .map((sentence) => ({ ...sentence, features: featuresOf(sentence.text) }));
    const common = commonSentences(language);
    printTable(`Sentences in ${language} by writers that the model has not read`, crossed(written, common));
    const known = written.filter(({ writer }) => writer !== JUDGE);
    return { language, ...learn(examples(known, common)), threshold: thresholdOf(known, common) };
  });
  await writeFile(FILE, sourceOf(models));
}

/** The sentences by which the other checks were tuned. */
function tuningSentences(): readonly WrittenSentence[] {
  const of = (kind: string, texts: typeof OTHER_ORDERS) =>
    texts.map((one) => ({ ...one, kind, writer: 'tuning' }));
  return [...of('order', OTHER_ORDERS), ...of('harmless', OTHER_WARNINGS)];
}

/** The sentences of the corpus in one language. */
function commonSentences(language: Language): readonly Common[] {
  return readCorpus().flatMap(({ owner, name, content }) =>
    [...sentencesOf(content, unitsOf(content))]
      .filter(({ start, end }) => hasKana(content, start, end) === (language === 'ja'))
      .map(({ start, end }) => ({
        features: featuresOf(content, start, end),
        ...{ rule: `${owner}/${name}`, hash: hashOf(owner) },
      })),
  );
}

const hashOf = (owner: string): number =>
  [...owner].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 1_000_003, 7);

function examples(written: readonly Written[], common: readonly Common[]): readonly Example[] {
  return [
    ...written.map(({ features, kind }) => {
      const isOrder = kind !== 'harmless';
      return { features, isOrder, weight: isOrder ? WEIGHT.order : WEIGHT.harmless };
    }),
    ...common.map(({ features }) => ({ features, isOrder: false, weight: WEIGHT.common })),
  ];
}

/** The sentences to learn from, and those of other owners, who are one of so many parts. */
function parted(
  common: readonly Common[],
  parts: number,
  asked: number,
): readonly [readonly Common[], readonly Common[]] {
  const isAsked = ({ hash }: Common) => hash % parts === asked;
  return [common.filter((one) => !isAsked(one)), common.filter(isAsked)];
}

/** The mean of the scores that few enough rules of each part exceed, by a model that has read the others. */
function thresholdOf(written: readonly Written[], common: readonly Common[]): number {
  const highest = Array.from({ length: PARTS }, (_, part) => {
    const [learnt, asked] = parted(common, PARTS, part);
    return exceededBy(NOTED, learn(examples(written, learnt)), asked);
  });
  return highest.reduce((sum, score) => sum + score, 0) / highest.length;
}

function exceededBy(share: number, model: Learned, common: readonly Common[]): number {
  const highest = new Map<string, number>();
  for (const { rule, features } of common)
    highest.set(rule, Math.max(highest.get(rule) ?? -Infinity, scoreWith(model, features)));
  return [...highest.values()].sort((a, b) => b - a)[Math.floor(share * highest.size)] ?? 0;
}

/** Each half of the corpus sets the threshold of models that have read the other; the shares are their means. */
function crossed(written: readonly Written[], common: readonly Common[]): readonly Row[] {
  return [...WRITERS, JUDGE].map((writer) => {
    const others = written.filter((one) => one.writer !== writer && one.writer !== JUDGE);
    const own = written.filter((one) => one.writer === writer);
    const models = [0, 1].map((half) => {
      const [learnt, asked] = parted(common, 2, half);
      const model = learn(examples(others, learnt));
      return { model, threshold: exceededBy(NOTED, model, asked) };
    });
    const share = (sentences: readonly Written[]) => {
      const found = models.flatMap(({ model, threshold }) =>
        sentences.filter(({ features }) => scoreWith(model, features) > threshold),
      );
      return `${((100 * found.length) / (sentences.length * models.length)).toFixed(1)} %`;
    };
    return {
      writer,
      'orders found': share(own.filter(({ kind }) => kind !== 'harmless')),
      'harmless noted': share(own.filter(({ kind }) => kind === 'harmless')),
    };
  });
}

type Finished = Learned & { readonly language: Language; readonly threshold: number };

function sourceOf(models: readonly Finished[]): string {
  const entries = models.map(({ language, weights, bias, threshold }) => {
    const scale = weights.reduce((largest, weight) => Math.max(largest, Math.abs(weight)), 0) / STEPS;
    const numbers = Object.entries({ scale, bias, threshold }).map(
      ([name, value]) => `${name}: ${value.toPrecision(6)}`,
    );
    return `  ${language}: { ${numbers.join(', ')}, weights: '${lettersOf(weights, scale)}' },`;
  });
  return `/** Written by \`npm run bench -- orders\`. */\nexport const MODELS = {\n${entries.join('\n')}\n} as const;\n`;
}

/** A letter for each weight, as `model.ts` reads them. */
function lettersOf(weights: Float32Array, scale: number): string {
  const letters = Array.from(weights, (weight) => LETTER_OF_ZERO + Math.round(weight / scale));
  return letters.map((letter) => String.fromCharCode(letter)).join('');
}
