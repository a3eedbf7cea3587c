import type { ZxcvbnFactory } from '@zxcvbn-ts/core';
import type { PasswordStrength } from '@kimari/common/enums';
import { SITE_NAME } from '@kimari/common/site';
import { ownTurn } from '../concurrency/own-turn';
import { isNameLike } from './name-like';

/**
 * Bounds on the analysis, which runs in the event loop. Longer texts and more look-alikes (`p4$$w0rd`) would multiply the
 * time without changing the result: the slowest of 400 hostile passwords of 256 characters takes 7 ms.
 */
const BOUNDS = { maxLength: 32, l33tMaxSubstitutions: 4 };
/** By zxcvbn score. Scores 0 and 1 are guessable within a million attempts. */
const LEVELS = ['weak', 'weak', 'fair', 'good', 'strong'] as const satisfies readonly PasswordStrength[];
/** Parts of names and addresses shorter than this occur in any password. */
const MIN_CONTEXT_LENGTH = 3;

let estimator: Promise<ZxcvbnFactory> | undefined;

/**
 * How hard a password is to guess. It is `weak`, and refused, if it is common (among the 49,000 most used, also with digits
 * or look-alikes added), a simple pattern, or built from known facts about its owner (`context`: names, e-mail address).
 */
export async function passwordStrength(
  password: string,
  context: readonly string[],
): Promise<PasswordStrength> {
  if (isNameLike(password, context)) return 'weak';
  // The word lists take about 25 MB, so they are loaded with the first password instead of at start.
  estimator ??= loadEstimator();
  const words = [SITE_NAME, ...context].flatMap(partsOf);
  const loaded = await estimator;
  // All callers that waited for the lists continue at once.
  await ownTurn();
  const { score } = loaded.check(password.normalize('NFC'), words);
  return LEVELS[score];
}

async function loadEstimator(): Promise<ZxcvbnFactory> {
  const [{ ZxcvbnFactory }, { adjacencyGraphs, dictionary }] = await Promise.all([
    import('@zxcvbn-ts/core'),
    import('@zxcvbn-ts/language-common'),
  ]);
  return new ZxcvbnFactory({
    dictionary: { passwords: dictionary['passwords-common'] },
    graphs: adjacencyGraphs,
    ...BOUNDS,
  });
}

/** A text and its words: `hanako.yamada@example.jp` also yields `hanako`, `yamada` and `example`. */
function partsOf(text: string): readonly string[] {
  const parts = text.split(/[^\p{Letter}\p{Number}]+/u);
  return [text, ...parts].filter((part) => part.length >= MIN_CONTEXT_LENGTH);
}
