/** A word that occurs, and in how many documents. */
export type KnownWord = { readonly word: string; readonly documents: number };

const LETTERS = [...'abcdefghijklmnopqrstuvwxyz'];

/** How many typing errors are forgiven: none in short words, where another word is soon reached. */
export function mostEdits(word: string): number {
  if (!/^[a-z]{4,30}$/.test(word)) return 0;
  return word.length >= 8 ? 2 : 1;
}

/** Every word that one slip makes of this one: a letter missing, doubled, wrong, or two swapped. */
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

/** Edits between two words, a swap of neighbours being one (optimal string alignment). */
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

const MOST_CORRECTIONS = 3;

/** Of the words that may have been meant, the closest ones, most common first. */
export function closestWords<Word extends KnownWord>(word: string, known: readonly Word[]): readonly Word[] {
  const reachable = known
    .map((each) => ({ each, edits: editDistance(word, each.word) }))
    .filter(({ edits }) => edits > 0 && edits <= mostEdits(word));
  const fewest = Math.min(...reachable.map(({ edits }) => edits));
  return reachable
    .filter(({ edits }) => edits === fewest)
    .map(({ each }) => each)
    .sort((left, right) => right.documents - left.documents)
    .slice(0, MOST_CORRECTIONS);
}
