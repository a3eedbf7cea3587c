import { newStemmer } from 'snowball-stemmers';
import { programText, readMapping, readWordList } from './program-words';
import { MAX_WORD_LENGTH } from './split-text';

const english = newStemmer('english');
const known = new Map<string, string>();
const MAX_CACHED_STEMS = 50_000;

/** How a protected stem may go on, so that words that were written together are not cut. */
const ENDINGS =
  '(?:[dsty]|[ei]s|al|als|ally|ation|ations|ative|ce|e|ed|ely|ence|eness|ent|er|ers|ies|ility|ilities|ing|ion|ions|ity|ize|ized|' +
  'ization|les?|ly|ors?|tly)?';

let protectedStem: RegExp | undefined;
let spellings: readonly (readonly [string, string])[] | undefined;

/** What the stemmer would take for another word, with any ending. */
function protectedStems(): RegExp {
  if (protectedStem) return protectedStem;
  const longestFirst = [...readWordList(programText('protwords.txt'))].sort((a, b) => b.length - a.length);
  return (protectedStem = new RegExp(`^(${longestFirst.join('|')})${ENDINGS}$`));
}

/** The English stem of a folded word in either spelling; words with digits or other scripts are returned unchanged. */
export function stem(word: string): string {
  if (word.length < 3 || !/^[a-z]+$/.test(word)) return word;
  const remembered = known.get(word);
  if (remembered !== undefined) return remembered;
  if (word.length > MAX_WORD_LENGTH) return computeStem(word);
  if (known.size >= MAX_CACHED_STEMS) known.clear();
  const own = copyOf(word);
  const stemmed = computeStem(own);
  known.set(own, stemmed);
  return stemmed;
}

function computeStem(word: string): string {
  const american = inAmericanSpelling(word);
  return protectedStems().exec(american)?.[1] ?? english.stem(american);
}

/** V8 keeps a whole text alive for each part of it that a match returned. */
function copyOf(word: string): string {
  return Buffer.from(word, 'latin1').toString('latin1');
}

/** A folded English word in the American spelling, which most rules use. */
function inAmericanSpelling(word: string): string {
  spellings ??= readMapping('spelling_en.txt');
  for (const [written, meant] of spellings) {
    const ending = word.startsWith(written) ? word.slice(written.length) : null;
    if (ending !== null && (!written.endsWith('e') || /^s?$/.test(ending))) return meant + ending;
  }
  // Words such as `exercise` change too, but in every text alike, so that they still find one another.
  return word
    .replace(/^([a-z]{3,})is(e|ed|es|er|ers|ing|ation|ations|able)$/, '$1iz$2')
    .replace(/^([a-z]{3,}l)ys(e|ed|er|ers|ing)$/, '$1yz$2');
}
