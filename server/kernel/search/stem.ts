import { newStemmer } from 'snowball-stemmers';

const english = newStemmer('english');
const known = new Map<string, string>();
/** Verbs and their nouns that the stemmer takes for the word they come from: who authorizes is no author. */
const APART =
  /^((?:author|general|local|normal|organ|personal|real|special)i)[sz](?:e|ed|er|ers|es|ing|ation|ations)$/;
const MAX_CACHED_STEMS = 200_000;

/** The English stem of a folded word; words with digits or other scripts are returned unchanged. */
export function stem(word: string): string {
  if (word.length < 3 || !/^[a-z]+$/.test(word)) return word;
  const remembered = known.get(word);
  if (remembered !== undefined) return remembered;
  if (known.size >= MAX_CACHED_STEMS) known.clear();
  const apart = APART.exec(word)?.[1];
  const stemmed = apart === undefined ? english.stem(word) : `${apart}z`;
  known.set(word, stemmed);
  return stemmed;
}
