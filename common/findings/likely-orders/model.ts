import { FeatureReader } from './features';
import { MODELS } from './model.generated';

/** The number of distinct features; with fewer, different features would share a weight. */
export const FEATURES = 1 << 17;
/** The largest weight, in steps. */
export const STEPS = 7;
/** The letter of the weight 0 in `model.generated.ts`: "h", so that the weights are written "a" to "o". */
export const LETTER_OF_ZERO = 0x68;

/** A linear model of sentences. */
export type Model = {
  /** The weight of each feature, in steps of `scale`. */
  readonly weights: Int8Array;
  readonly scale: number;
  readonly bias: number;
  /** A sentence with a higher score is noted. */
  readonly threshold: number;
};

type Written = Omit<Model, 'weights'> & { readonly weights: string };

const known = new Map<keyof typeof MODELS, Model>();

/** The model of a language, read at its first use. */
export function modelOf(language: keyof typeof MODELS): Model {
  const model = known.get(language) ?? read(MODELS[language]);
  known.set(language, model);
  return model;
}

function read({ weights: letters, ...numbers }: Written): Model {
  const weights = new Int8Array(FEATURES);
  for (let feature = 0; feature < FEATURES; feature += 1)
    weights[feature] = letters.charCodeAt(feature) - LETTER_OF_ZERO;
  return { ...numbers, weights };
}

class Scorer extends FeatureReader {
  /** For each feature the last sentence that had it, so that a sentence counts it once. */
  private readonly lastOf = new Uint8Array(FEATURES);
  private sentence = 0;
  private count = 0;
  private sum = 0;
  private weights: Int8Array = new Int8Array(0);

  score(text: string, start: number, end: number, { weights, scale, bias }: Model): number {
    this.next();
    this.weights = weights;
    this.count = 0;
    this.sum = 0;
    this.read(text, start, end);
    return bias + (scale * this.sum) / Math.sqrt(this.count);
  }

  /** Numbers of sentences are bytes, so that the table stays near the processor; it is cleared when they begin anew. */
  private next(): void {
    this.sentence = (this.sentence % 255) + 1;
    if (this.sentence === 1) this.lastOf.fill(0);
  }

  protected override add(hash: number): void {
    const feature = hash & (FEATURES - 1);
    if (this.lastOf[feature] === this.sentence) return;
    this.lastOf[feature] = this.sentence;
    this.sum += this.weights[feature] ?? 0;
    this.count += 1;
  }
}

const scorer = new Scorer();

/** The resemblance of a sentence to orders against its reader, compared with sentences of common rules. */
export function scoreOf(text: string, start: number, end: number, model: Model): number {
  return scorer.score(text, start, end, model);
}
