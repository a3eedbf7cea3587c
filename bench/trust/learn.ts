import { FeatureReader } from '../../common/findings/likely-orders/features';
import { FEATURES, STEPS } from '../../common/findings/likely-orders/model';
import { shuffled } from '../../test/support/shuffled';

/** Features of a sentence as indexes of weights. */
export type Features = Int32Array;

/** A sentence to learn from; errors about those with a high weight count more. */
export type Example = { readonly features: Features; readonly isOrder: boolean; readonly weight: number };

/** A model before its weights are rounded to bytes. */
export type Learned = { readonly weights: Float32Array; readonly bias: number };

/** Weights that are as large as the largest; with none, a model that is as small finds a tenth less. */
const CLIPPED = 500;
const ROUNDS = 6;
const RATE = 0.3;
const DECAY = 1e-5;

class Collector extends FeatureReader {
  private readonly found = new Set<number>();

  collected(text: string, start: number, end: number): Features {
    this.found.clear();
    this.read(text, start, end);
    return Int32Array.from(this.found);
  }

  protected override add(hash: number): void {
    this.found.add(hash & (FEATURES - 1));
  }
}

const collector = new Collector();

/** The features of a sentence, each once. */
export function featuresOf(text: string, start = 0, end = text.length): Features {
  return collector.collected(text, start, end);
}

export function scoreWith({ weights, bias }: Learned, features: Features): number {
  let sum = 0;
  for (const feature of features) sum += weights[feature] ?? 0;
  return bias + sum / Math.sqrt(features.length || 1);
}

/** Logistic regression by AdaGrad (Duchi, Hazan and Singer, 2011). The same examples make the same model. */
export function learn(examples: readonly Example[]): Learned {
  const weights = new Float32Array(FEATURES);
  const squares = new Float32Array(FEATURES).fill(0.01);
  let bias = -4;
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const { features, isOrder, weight } of shuffled(examples, round)) {
      const share = 1 / Math.sqrt(features.length || 1);
      const chance = 1 / (1 + Math.exp(-scoreWith({ weights, bias }, features)));
      const error = (chance - Number(isOrder)) * weight;
      if (Math.abs(error) < 1e-4) continue;
      for (const feature of features) {
        const [before, square] = [weights[feature] ?? 0, squares[feature] ?? 0];
        const slope = error * share + DECAY * before;
        squares[feature] = square + slope * slope;
        weights[feature] = before - (RATE * slope) / Math.sqrt(square + slope * slope);
      }
      bias -= 0.01 * error;
    }
  }
  return { weights: rounded(weights), bias };
}

/** Rounds weights to the steps of a model. Finds as much as before, and a little more of writers who were not read. */
function rounded(weights: Float32Array): Float32Array {
  const sizes = weights.map(Math.abs).sort().reverse();
  const step = (sizes[CLIPPED] ?? 0) / STEPS;
  return weights.map((weight) => Math.max(-STEPS, Math.min(STEPS, Math.round(weight / step))) * step);
}
