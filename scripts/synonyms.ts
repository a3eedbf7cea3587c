import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expressionKey } from '../server/search/text/expression';

const DICTIONARY = resolve(
  __dirname,
  '../node_modules/sudachi-synonyms-dictionary/sudachi-synonyms-dictionary.json',
);

type Synonym = {
  readonly taigenYogen: string;
  /** 0 expands both ways, 1 only from this word, 2 not at all. */
  readonly expandControl: number;
  /** Words with the same number are spellings of one another. */
  readonly vocabularyNumber: number;
  readonly bunya: readonly string[];
  readonly midashi: string;
};

/** Proper names and everyday life, which nobody writes rules for assistants about. */
const FOREIGN_FIELDS = new Set(
  '企業名 旧企業名 人名 人 地名 大学名 国名 組織名 スポーツ 動植物 料理 ファッション 地形 単位 色'.split(' '),
);
const MAX_WORD = 24;
const MAX_GROUP = 14;
const WORD = /^[\p{L}\p{N}ー .+#'-]+$/u;

/** How words that rules may be about are spelt otherwise, by Sudachi's synonyms; a word without another spelling is only known. */
export function readSpellings(): ReadonlyMap<string, readonly string[]> {
  const groups = JSON.parse(readFileSync(DICTIONARY, 'utf8')) as readonly {
    readonly items: readonly Synonym[];
  }[];
  const spellings = new Map<string, Set<string>>();
  for (const { items } of groups)
    for (const words of spellingsIn(items))
      for (const word of words) {
        const known = spellings.get(word) ?? new Set<string>();
        spellings.set(word, known);
        for (const other of words) if (other !== word) known.add(other);
      }
  return new Map([...spellings].map(([word, others]) => [word, [...others]]));
}

/** The words of a group by their keys, those that are spellings of one another together. */
function spellingsIn(items: readonly Synonym[]): readonly (readonly string[])[] {
  const usable = items.filter(
    ({ expandControl, midashi }) => expandControl !== 2 && midashi.length <= MAX_WORD && WORD.test(midashi),
  );
  const isForeign = usable.some(({ bunya }) => bunya.some((field) => FOREIGN_FIELDS.has(field)));
  if (usable.length < 2 || usable.length > MAX_GROUP || isForeign) return [];
  const spellings = new Map<number, Set<string>>();
  for (const { vocabularyNumber, midashi } of usable) {
    const key = expressionKey(midashi);
    const words = spellings.get(vocabularyNumber) ?? new Set<string>();
    spellings.set(vocabularyNumber, words);
    if (key !== '') words.add(key);
  }
  const all = [...spellings.values()].map((words) => [...words]).filter((words) => words.length > 0);
  return all.flat().length > 1 ? all : [];
}
