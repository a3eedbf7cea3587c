import { foldText } from './fold-text';
import { programText, readWordList } from './program-words';

/** Lists of words that say how much a word of a query counts. An operator may have a file of the same name instead. */
const FILES = {
  stopWords: 'stopwords_en.txt',
  particles: 'stopwords_ja.txt',
  asking: 'asking.txt',
  general: 'general.txt',
  common: 'common.txt',
} as const;
type WordLists = Readonly<Record<keyof typeof FILES, ReadonlySet<string>>>;

export const WORD_LIST_FILES: readonly string[] = Object.values(FILES);

function listsFrom(textOf: (file: string) => string): WordLists {
  const read = (file: string) => new Set(readWordList(textOf(file)).map(foldText));
  const lists = Object.entries(FILES).map(([name, file]) => [name, read(file)]);
  return Object.fromEntries(lists) as WordLists;
}

let program: WordLists | undefined;
let current: WordLists | undefined;
const programLists = (): WordLists => (program ??= listsFrom(programText));
const lists = (): WordLists => (current ??= programLists());

/** Puts the lists of an operator in effect, by the names of their files; the program's stand for the others. */
export function useWordLists(own: ReadonlyMap<string, string>): void {
  current = own.size === 0 ? programLists() : listsFrom((file) => own.get(file) ?? programText(file));
}

/** Whether an English word has no meaning for a search, such as `the` or `want`. */
export function isStopWord(word: string): boolean {
  return lists().stopWords.has(word);
}

/** Whether an English word of a content is not indexed. The program's list decides, since documents outlive an operator's. */
export function isLeftOutOfContents(word: string): boolean {
  return programLists().stopWords.has(word);
}

/** Whether a run of Japanese has no meaning for a search, such as の or してください. */
export function isParticle(hiragana: string): boolean {
  return lists().particles.has(hiragana);
}

/** Whether a word belongs to the way of asking: 方法 in 速くする方法, `better` in `better error messages`. */
export function isWayOfAsking(word: string): boolean {
  return lists().asking.has(word);
}

/** Whether another word beside it says more about the topic, such as 権限 in 権限管理 and `backend` in `backend engineer`. */
export function isGeneral(word: string): boolean {
  return lists().general.has(word);
}

/** Whether a word applies to nearly every rule, such as `subagent` in "subagent for code review". */
export function isCommonHere(word: string): boolean {
  return lists().common.has(word);
}

/** Whether a word in a name says nothing about the topic, such as `expert` in `react-expert`. */
export function isNeutralInNames(word: string): boolean {
  return isGeneral(word) || isCommonHere(word);
}
