/** An indexed word and the number of documents that contain it. */
export type KnownWord = { readonly word: string; readonly documents: number };

const LETTERS = [...'abcdefghijklmnopqrstuvwxyz'];

/** Whether a word is compared with others; short ones are close to too many. */
export function isCorrectable(word: string): boolean {
  return /^[a-z]{4,30}$/.test(word);
}

/** Every text within one deletion, insertion, substitution or transposition of the word. */
export function wordsOneEditAway(word: string): readonly string[] {
  const near = new Set<string>();
  for (let at = 0; at <= word.length; at += 1) {
    const before = word.slice(0, at);
    const after = word.slice(at);
    near.add(before + after.slice(1));
    if (after.length > 1) near.add(`${before}${after.charAt(1)}${after.charAt(0)}${after.slice(2)}`);
    for (const letter of LETTERS) {
      near.add(before + letter + after);
      if (after !== '') near.add(before + letter + after.slice(1));
    }
  }
  near.delete(word);
  return [...near];
}

/** The edit distance between two words, counting a transposition as one edit (optimal string alignment). */
export function editDistance(left: string, right: string): number {
  let beforePrevious: number[] = [];
  let previous = Array.from({ length: right.length + 1 }, (_, index) => index);
  for (let row = 1; row <= left.length; row += 1) {
    const current = [row];
    for (let column = 1; column <= right.length; column += 1) {
      const isSame = left[row - 1] === right[column - 1];
      const isSwap = left[row - 1] === right[column - 2] && left[row - 2] === right[column - 1];
      current[column] = Math.min(
        (previous[column] ?? 0) + 1,
        (current[column - 1] ?? 0) + 1,
        (previous[column - 1] ?? 0) + (isSame ? 0 : 1),
        isSwap && row > 1 && column > 1 ? (beforePrevious[column - 2] ?? 0) + 1 : Number.POSITIVE_INFINITY,
      );
    }
    beforePrevious = previous;
    previous = current;
  }
  return previous[right.length] ?? 0;
}

/** Whether one text is the other in another order. */
export function haveSameCharacters(left: string, right: string): boolean {
  return [...left].sort().join('') === [...right].sort().join('');
}

/** The index of the first character that is another one in the second text; -1 if that goes on like the first. */
export function firstDifference(characters: readonly string[], other: ArrayLike<string>): number {
  return characters.findIndex((character, index) => character !== other[index]);
}

const MAX_CORRECTIONS = 3;

/** How many times as much a rule about a word counts as one that has it: someone who searches for `encding` does not mean ending. */
const DISTINCTIVE = 10;

/** How often an error happens beside one letter typed for another. */
const LIKELIHOOD = { swapped: 100, beside: 10, missing: 10, twice: 10, extra: 2 };

/** Rows and columns of the usual keyboard. */
const KEYS = 'qwertyuiop asdfghjkl zxcvbnm qaz wsx edc rfv tgb yhn ujm'.split(' ');

const areBeside = (left: string, right: string) =>
  KEYS.some((keys) => keys.includes(left + right) || keys.includes(right + left));

/** Whether the extra letter is the same as a neighbour in the word, or next to one on the keyboard. */
function isExtraLikely(typed: string, word: string): boolean {
  const at = firstDifference([...typed], word);
  const extra = typed.charAt(at);
  return [typed[at - 1], typed[at + 1]].some(
    (other) => other !== undefined && (other === extra || areBeside(other, extra)),
  );
}

/** How likely it is that a word is typed with this error, if it is the only one. */
function likelihoodOf(typed: string, word: string): number {
  if (typed.length < word.length) return LIKELIHOOD.missing;
  if (typed.length > word.length) return isExtraLikely(typed, word) ? LIKELIHOOD.twice : LIKELIHOOD.extra;
  if (haveSameCharacters(typed, word)) return LIKELIHOOD.swapped;
  const at = firstDifference([...typed], word);
  return areBeside(typed.charAt(at), word.charAt(at)) ? LIKELIHOOD.beside : 1;
}

/**
 * The known words one edit away, likely ones first: words that many rules are about, common ones, and
 * those that are easily mistyped so. `aboutOf` is the number of rules that a word is distinctive for.
 */
export function closestWords<Word extends KnownWord>(
  word: string,
  known: readonly Word[],
  aboutOf: (word: Word) => number = () => 0,
): readonly Word[] {
  const likelihood = (each: Word) =>
    (each.documents + aboutOf(each) * DISTINCTIVE) * likelihoodOf(word, each.word);
  return known
    .filter((each) => editDistance(word, each.word) === 1)
    .sort((left, right) => likelihood(right) - likelihood(left))
    .slice(0, MAX_CORRECTIONS);
}
