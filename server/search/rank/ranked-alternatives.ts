import type { Alternative } from '../query/query-draft';
import { splitText } from '../text/split-text';
import { stem } from '../text/stem';

/** An alternative, with the expression that its terms make; null for a single term, and for terms that make none. */
export type RankedAlternative = Alternative & { readonly phrase: Phrase | null };

/** An expression as `stemsOf` has it, and where it may be torn apart: between English words, and once in a run of Japanese. */
type Phrase = { readonly text: string; readonly gaps: number };

/** An alternative with the expression that its terms make, so that ranking need not look for it in each document. */
export function rankedAlternative(alternative: Alternative): RankedAlternative {
  return { ...alternative, phrase: phraseOf(alternative.terms) };
}

function phraseOf(terms: readonly string[]): Phrase | null {
  if (terms.length < 2) return null;
  if (terms.every((term) => /^[a-z0-9]+$/.test(term)))
    return { text: ` ${terms.join(' ')} `, gaps: terms.length - 1 };
  const run = runOf(terms);
  return run === null ? null : { text: run, gaps: 1 };
}

/** Fewer pairs of characters are hardly ever in a text without following one another. */
const MIN_PAIRS = 3;
const PAIR = /^\P{ASCII}{2}$/u;

/** The run of Japanese that pairs of characters make, such as プロンプト; null if they are few or do not follow one another. */
function runOf(pairs: readonly string[]): string | null {
  const follow = pairs.every((pair, index) => {
    const before = pairs[index - 1];
    return PAIR.test(pair) && (before === undefined || before.endsWith(pair.charAt(0)));
  });
  if (!follow || pairs.length < MIN_PAIRS) return null;
  return pairs.map((pair, index) => (index === 0 ? pair : pair.slice(1))).join('');
}

/** A text about a rule, in the fields that are short enough to look for expressions in. */
type Described = { readonly name: string; readonly tags: string; readonly description: string | null };

/** The stems of name, tags and description in their order, with spaces around them. */
export function stemsOf({ name, tags, description }: Described): string {
  const pieces = splitText(`${name.replaceAll('_', '-')}\n${tags}\n${description ?? ''}`);
  return ` ${pieces.map((piece) => stem(piece.text)).join(' ')} `;
}
