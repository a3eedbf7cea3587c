import { newStemmer } from 'snowball-stemmers';

const english = newStemmer('english');
const known = new Map<string, string>();
const MAX_CACHED_STEMS = 200_000;

/** The English stem of a folded word; words with digits or other scripts are returned unchanged. */
export function stem(word: string): string {
  if (word.length < 3 || !/^[a-z]+$/.test(word)) return word;
  const remembered = known.get(word);
  if (remembered !== undefined) return remembered;
  if (known.size >= MAX_CACHED_STEMS) known.clear();
  const stemmed = english.stem(word);
  known.set(word, stemmed);
  return stemmed;
}
