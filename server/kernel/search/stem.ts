import { newStemmer } from 'snowball-stemmers';

const english = newStemmer('english');
const known = new Map<string, string>();
const MOST_KNOWN = 200_000;

/** The English stem of a folded word; words with digits or of other scripts stay as they are. */
export function stem(word: string): string {
  if (word.length < 3 || !/^[a-z]+$/.test(word)) return word;
  const remembered = known.get(word);
  if (remembered !== undefined) return remembered;
  if (known.size >= MOST_KNOWN) known.clear();
  const stemmed = english.stem(word);
  known.set(word, stemmed);
  return stemmed;
}
