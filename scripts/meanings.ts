import { readFileSync } from 'node:fs';
import { expressionKey } from '../server/search/text/expression';
import { isStopWord } from '../server/search/text/word-lists';

/** Where the package `edict` of Debian puts its dictionaries: words of computing, then common ones, which it marks. */
const FOLDER = '/usr/share/edict';
const COMMON = '/(P)/';

/** Names, grammar and what nobody writes in a text about work. */
const FOREIGN = /\((?:n-pr|ctr|num|prt|conj|int|aux|pref|suf|arch|obs|col|sl|vulg|place|surname)/;
/** Longer explanations are not what somebody writes in English, in words. */
const LONGEST = 3;
const MOST = 5;

/** What Japanese words mean in English, from EDICT and its dictionary of computing; the usual meanings first. */
export function readMeanings(): ReadonlyMap<string, readonly string[]> {
  const meanings = new Map<string, Set<string>>();
  const entries = [...linesOf('edict').filter((line) => line.includes(COMMON)), ...linesOf('compdic')];
  for (const entry of entries) {
    const [, word = '', explained = ''] = /^(\S+) (?:\[[^\]]*\] )?\/(.*)\/$/.exec(entry) ?? [];
    const key = expressionKey(word);
    if (!isJapaneseWord(key) || FOREIGN.test(explained)) continue;
    const known = meanings.get(key) ?? new Set<string>();
    for (const meaning of explained.split('/').flatMap(expressionsIn)) known.add(meaning);
    if (known.size > 0) meanings.set(key, known);
  }
  return new Map([...meanings].map(([word, found]) => [word, [...found].slice(0, MOST)]));
}

function linesOf(name: string): readonly string[] {
  // The first line says what the file is.
  return new TextDecoder('euc-jp')
    .decode(readFileSync(`${FOLDER}/${name}`))
    .split('\n')
    .slice(1);
}

const isJapaneseWord = (key: string): boolean =>
  !/^[a-z0-9 ]*$/.test(key) && !key.includes(' ') && !/^\p{Script=Hiragana}+$/u.test(key);

/** The key of a meaning such as `(n) (1) to review`; none of a long explanation or the number of an entry. */
function expressionsIn(meaning: string): readonly string[] {
  if (meaning.startsWith('EntL')) return [];
  const text = meaning
    .replace(/\([^)]*\)/g, '')
    .replace(/^\s*(?:to be|to|an?|the) /, '')
    .trim();
  const words = text.split(/\s+/);
  const key = expressionKey(words.filter((word) => !isStopWord(word.toLowerCase())).join(' '));
  return words.length <= LONGEST && /^[a-z0-9 ]{2,}$/.test(key) ? [key] : [];
}
