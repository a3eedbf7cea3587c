import type { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { SITE_NAME } from '@kimari/common/site';

/** How much of a password is looked at: what follows 64 characters no longer decides, and looking takes time. */
const MAX_LOOKED_AT = 64;
/** zxcvbn's first two scores: guessed within a million tries. */
const LAST_GUESSABLE_SCORE = 1;
/** Parts of names and addresses shorter than this occur in any text. */
const MIN_CONTEXT_LENGTH = 3;

let estimator: Promise<ZxcvbnFactory> | undefined;

/**
 * Whether a password is common (it is among the 49,000 most used ones, also with digits or look-alikes added), a
 * simple pattern, or made of what is known about its owner (`context`: username, e-mail address).
 */
export async function isGuessable(password: string, context: readonly string[]): Promise<boolean> {
  // About 25 MB of word lists: loaded when the first password is chosen, not at start.
  estimator ??= loadEstimator();
  const words = [SITE_NAME, ...context].flatMap(partsOf);
  const { score } = (await estimator).check(password.normalize('NFC'), words);
  return score <= LAST_GUESSABLE_SCORE;
}

async function loadEstimator(): Promise<ZxcvbnFactory> {
  const [{ ZxcvbnFactory }, { adjacencyGraphs, dictionary }] = await Promise.all([
    import('@zxcvbn-ts/core'),
    import('@zxcvbn-ts/language-common'),
  ]);
  return new ZxcvbnFactory({
    dictionary: { passwords: dictionary['passwords-common'] },
    graphs: adjacencyGraphs,
    maxLength: MAX_LOOKED_AT,
  });
}

/** A name, and its words: `hanako.yamada@example.jp` also holds `hanako`, `yamada` and `example`. */
function partsOf(text: string): readonly string[] {
  const parts = text.split(/[^\p{Letter}\p{Number}]+/u);
  return [text, ...parts].filter((part) => part.length >= MIN_CONTEXT_LENGTH);
}
