import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expressionKey } from '../server/kernel/search/expression';

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

/** The groups of Sudachi's synonyms that rules may be about, in the form of `synonyms.generated.ts`. */
export function readSynonyms(): string {
  const groups = JSON.parse(readFileSync(DICTIONARY, 'utf8')) as readonly {
    readonly items: readonly Synonym[];
  }[];
  const lines = groups.flatMap(({ items }) => {
    const usable = items.filter(
      ({ expandControl, midashi }) => expandControl !== 2 && midashi.length <= MAX_WORD && WORD.test(midashi),
    );
    const isForeign = usable.some(({ bunya }) => bunya.some((field) => FOREIGN_FIELDS.has(field)));
    if (usable.length < 2 || usable.length > MAX_GROUP || isForeign) return [];
    const spellings = new Map<number, string[]>();
    for (const { vocabularyNumber, midashi } of usable)
      spellings.set(vocabularyNumber, [
        ...(spellings.get(vocabularyNumber) ?? []),
        expressionKey(midashi).replaceAll(' ', '_'),
      ]);
    const words = [...spellings.values()].map((all) =>
      [...new Set(all)].filter((word) => word !== '').join(','),
    );
    const line = words.filter((word) => word !== '').join(' ');
    return /[ ,]/.test(line) ? [line] : [];
  });
  return [...new Set(lines)].join('\n');
}
