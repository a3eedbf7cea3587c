import type { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { SITE_NAME } from '@kimari/common/site';

/** Characters of a password that are analysed; more would take time without changing the result. */
const MAX_ANALYSED_LENGTH = 64;
/** zxcvbn scores 0 and 1: guessable within a million attempts. */
const MAX_GUESSABLE_SCORE = 1;
/** Parts of names and addresses shorter than this occur in any password. */
const MIN_CONTEXT_LENGTH = 3;

let estimator: Promise<ZxcvbnFactory> | undefined;

/**
 * Whether a password is common (among the 49,000 most used, also with digits or look-alikes added), a simple pattern, or
 * built from known facts about its owner (`context`: username, e-mail address).
 */
export async function isGuessable(password: string, context: readonly string[]): Promise<boolean> {
  // The word lists take about 25 MB, so they are loaded with the first password instead of at start.
  estimator ??= loadEstimator();
  const words = [SITE_NAME, ...context].flatMap(partsOf);
  const { score } = (await estimator).check(password.normalize('NFC'), words);
  return score <= MAX_GUESSABLE_SCORE;
}

async function loadEstimator(): Promise<ZxcvbnFactory> {
  const [{ ZxcvbnFactory }, { adjacencyGraphs, dictionary }] = await Promise.all([
    import('@zxcvbn-ts/core'),
    import('@zxcvbn-ts/language-common'),
  ]);
  return new ZxcvbnFactory({
    dictionary: { passwords: dictionary['passwords-common'] },
    graphs: adjacencyGraphs,
    maxLength: MAX_ANALYSED_LENGTH,
  });
}

/** A text and its words: `hanako.yamada@example.jp` also yields `hanako`, `yamada` and `example`. */
function partsOf(text: string): readonly string[] {
  const parts = text.split(/[^\p{Letter}\p{Number}]+/u);
  return [text, ...parts].filter((part) => part.length >= MIN_CONTEXT_LENGTH);
}
