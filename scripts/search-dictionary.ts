/**
 * Writes the dictionaries of the search to `server/kernel/search/dictionary`: synonyms in both languages from Sudachi's
 * dictionary of synonyms and readings of words with kanji from IPADIC. Both come from development packages, so that an
 * installation carries only what the search needs of them.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { expressionKey } from '../server/kernel/search/expression';
import { learnKanjiReadings } from './kanji-readings';

const PACKAGES = resolve(__dirname, '../node_modules');
const FOLDER = resolve(__dirname, '../server/kernel/search/dictionary');

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

function synonyms(): string {
  const groups = JSON.parse(
    readFileSync(join(PACKAGES, 'sudachi-synonyms-dictionary/sudachi-synonyms-dictionary.json'), 'utf8'),
  ) as readonly { readonly items: readonly Synonym[] }[];
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

const KANJI = /\p{Script=Han}/u;
const READABLE = /^[\p{Script=Han}々\p{Script=Hiragana}]{1,5}$/u;
const PROPER = new Set(['固有名詞', '非自立', '数', '代名詞', '副詞可能']);

/** Words with kanji and how they are read. */
function readings(): ReadonlyMap<string, readonly string[]> {
  const dictionary = join(PACKAGES, '@patdx/kuromoji/dict/tid_pos.dat.gz');
  const entries = gunzipSync(readFileSync(dictionary)).toString('utf8').split('\0');
  const read = new Map<string, Set<string>>();
  for (const entry of entries) {
    const [surface = '', part, detail = '', , , , , , reading = ''] = entry.split(',');
    if (part !== '名詞' || PROPER.has(detail) || !KANJI.test(surface) || !READABLE.test(surface)) continue;
    if (reading === '' || reading === '*') continue;
    read.set(surface, (read.get(surface) ?? new Set<string>()).add(reading));
  }
  return new Map([...read].map(([surface, kana]) => [surface, [...kana].slice(0, 3)]));
}

function linesOf(read: ReadonlyMap<string, readonly string[]>): string {
  return [...read].map(([word, kana]) => `${word} ${kana.join(',')}`).join('\n');
}

function write(name: string, constant: string, comment: string, text: string): void {
  const lines = [
    `/** ${comment} Written by \`scripts/search-dictionary.ts\`. */`,
    `export const ${constant} = \``,
    `${text}\``,
  ];
  writeFileSync(join(FOLDER, name), `${lines.join('\n')};\n`);
}

write(
  'synonyms.generated.ts',
  'SYNONYMS',
  'Sudachi synonyms (Works Applications, Apache-2.0): a group a line, its words apart by spaces, spellings by commas.',
  synonyms(),
);
write(
  'readings.generated.ts',
  'READINGS',
  'IPADIC nouns (NAIST, see `NOTICE.md`): a word and its readings a line.',
  linesOf(readings()),
);
write(
  'kanji-readings.generated.ts',
  'KANJI_READINGS',
  'How single kanji are read in the words of IPADIC (NAIST, see `NOTICE.md`): a kanji and its readings a line.',
  linesOf(learnKanjiReadings(readings())),
);
