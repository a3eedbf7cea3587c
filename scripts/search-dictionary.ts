/**
 * Writes the dictionaries of the search to `lexicon`: spellings in both languages from Sudachi's
 * dictionary of synonyms, and readings of words with kanji from IPADIC. Both come from development packages, so that an
 * installation carries only what the search needs of them.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { lexicon } from '../server/search/lexicon/lexicon-files';
import { SortedLines } from '../server/search/lexicon/sorted-lines';
import { learnKanjiReadings } from './kanji-readings';
import { readMeanings } from './meanings';
import { readSpellings } from './synonyms';

const PACKAGES = resolve(__dirname, '../node_modules');
const FOLDER = resolve(__dirname, '../lexicon');

const KANJI = /\p{Script=Han}/u;
const READABLE = /^[\p{Script=Han}々\p{Script=Hiragana}]{1,5}$/u;
const PROPER = new Set(['固有名詞', '非自立', '数', '代名詞', '副詞可能']);

type Entry = {
  readonly surface: string;
  readonly part: string;
  readonly detail: string;
  readonly form: string;
  readonly reading: string;
};

const isNoun = ({ part, detail }: Entry) => part === '名詞' && !PROPER.has(detail);

/** A verb that the dictionaries of the search have as a noun, such as 振り返り. */
const isVerbalNoun = ({ part, form, surface }: Entry) =>
  part === '動詞' && form === '連用形' && lexicon().has(surface);

/** The words with kanji that `isWanted` selects, and how they are read. */
function readings(isWanted: (entry: Entry) => boolean): ReadonlyMap<string, readonly string[]> {
  const dictionary = join(PACKAGES, '@patdx/kuromoji/dict/tid_pos.dat.gz');
  const entries = gunzipSync(readFileSync(dictionary)).toString('utf8').split('\0');
  const read = new Map<string, Set<string>>();
  for (const entry of entries) {
    const [surface = '', part = '', detail = '', , , , form = '', , reading = ''] = entry.split(',');
    if (!KANJI.test(surface) || !READABLE.test(surface) || reading === '' || reading === '*') continue;
    if (isWanted({ surface, part, detail, form, reading }))
      read.set(surface, (read.get(surface) ?? new Set<string>()).add(reading));
  }
  return new Map([...read].map(([surface, kana]) => [surface, [...kana].slice(0, 3)]));
}

function write(name: string, table: ReadonlyMap<string, readonly string[]>): void {
  writeFileSync(join(FOLDER, `${name}.gz`), SortedLines.pack(table));
}

write('spellings', readSpellings());
write('meanings', readMeanings());
write(
  'readings',
  readings((entry) => isNoun(entry) || isVerbalNoun(entry)),
);
write('kanji-readings', learnKanjiReadings(readings(isNoun)));
