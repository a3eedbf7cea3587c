import { foldText } from '../../server/search/text/fold-text';
import { japaneseWords } from '../../server/search/lexicon/japanese-words';
import { inOtherKana } from '../../server/search/text/kana';
import { SortedLines } from '../../server/search/lexicon/sorted-lines';
import type { Row } from '../report';
import { randomNumbers } from '../../test/support/random-numbers';
import type { CorpusRule } from './corpus';
import { mean } from './judged';
import type { PathSearch } from './quality';

/** Words that each kind of error is made in. */
const WORDS = 120;
const KATAKANA = /(?<![\p{Script=Katakana}ー])[\p{Script=Katakana}ー]{4,12}(?![\p{Script=Katakana}ー])/gu;
const KANJI = /(?<!\p{Script=Han})\p{Script=Han}{2,6}(?!\p{Script=Han})/gu;
const ENGLISH = /(?<![a-z])[a-z]{5,14}(?![a-z])/g;

type Random = () => number;
/** Makes an error in a word; null where it has no place for it. */
type Slip = (word: string, random: Random) => string | null;

const pick = <Item>(items: readonly Item[], random: Random): Item | null =>
  items[Math.floor(random() * items.length)] ?? null;

/** Replaces one character, at a place where `others` knows any. */
const replacing =
  (others: (character: string) => readonly string[]): Slip =>
  (word, random) => {
    const characters = [...word];
    const places = characters.flatMap((character, at) => (others(character).length > 0 ? [at] : []));
    const at = pick(places, random);
    if (at === null) return null;
    return characters.with(at, pick(others(characters[at] ?? ''), random) ?? '').join('');
  };

const places = (word: string, random: Random) => Math.floor(random() * (word.length - 1));
const doubled: Slip = (word, random) => {
  const at = places(word, random);
  return word.slice(0, at + 1) + word.slice(at);
};
const missing: Slip = (word, random) => {
  const at = places(word, random) + 1;
  return word.slice(0, at) + word.slice(at + 1);
};
const swapped: Slip = (word, random) => {
  const at = places(word, random);
  const slipped = word.slice(0, at) + word.charAt(at + 1) + word.charAt(at) + word.slice(at + 2);
  return slipped === word ? null : slipped;
};

const VOICED =
  'カガ キギ クグ ケゲ コゴ サザ シジ スズ セゼ ソゾ タダ テデ トド ハバパ ヒビピ フブプ ヘベペ ホボポ'.split(
    ' ',
  );
const otherVoice = (kana: string): readonly string[] =>
  [...(VOICED.find((sounds) => sounds.includes(kana)) ?? '')].filter((other) => other !== kana);
const SMALL = ['ャヤ', 'ュユ', 'ョヨ', 'ッツ', 'ァア', 'ィイ', 'ェエ', 'ォオ'];
const large = (kana: string): readonly string[] =>
  SMALL.filter(([small]) => small === kana).map(([, other]) => other ?? '');
const COLUMNS = [...'アカサタナハマヤラワガザダバパ'].map((first) => {
  const start = 'アイウエオカキクケコサシスセソタチツテトナニヌネノハヒフヘホマミムメモ'.indexOf(first);
  return start < 0
    ? ''
    : 'アイウエオカキクケコサシスセソタチツテトナニヌネノハヒフヘホマミムメモ'.slice(start, start + 5);
});
const otherVowel = (kana: string): readonly string[] =>
  [...(COLUMNS.find((sounds) => sounds !== '' && sounds.includes(kana)) ?? '')].filter(
    (other) => other !== kana,
  );

const table = SortedLines.of('kanji-readings');
const readings = [...table.keys()].map(
  (kanji) => [kanji, (table.get(kanji) ?? []).filter((sound) => sound.length > 1)] as const,
);
const soundsOfKanji = new Map(readings);
const kanjiOfSound = new Map<string, string[]>();
for (const [kanji, sounds] of readings)
  for (const sound of sounds) kanjiOfSound.set(sound, [...(kanjiOfSound.get(sound) ?? []), kanji]);
const otherKanji = (kanji: string): readonly string[] =>
  (soundsOfKanji.get(kanji) ?? [])
    .flatMap((sound) => kanjiOfSound.get(sound) ?? [])
    .filter((other) => other !== kanji);

const KEYS = 'qwertyuiop asdfghjkl zxcvbnm';
const neighbouring = (letter: string): readonly string[] => {
  const at = KEYS.indexOf(letter);
  return [KEYS.charAt(at - 1), KEYS.charAt(at + 1)].filter((key) => /[a-z]/.test(key));
};

/** The kinds of errors, and the words that they are made in. */
const SLIPS: readonly (readonly [string, RegExp, Slip])[] = [
  ['katakana: other voicing', KATAKANA, replacing(otherVoice)],
  ['katakana: large for small', KATAKANA, replacing(large)],
  ['katakana: other vowel', KATAKANA, replacing(otherVowel)],
  ['katakana: swapped', KATAKANA, swapped],
  ['katakana: missing', KATAKANA, missing],
  ['katakana: doubled', KATAKANA, doubled],
  ['katakana: no long vowel', KATAKANA, (word) => (word.includes('ー') ? word.replaceAll('ー', '') : null)],
  ['katakana: in hiragana', KATAKANA, (word) => inOtherKana(word)],
  ['kanji: one of the same sound', KANJI, replacing(otherKanji)],
  ['kanji: missing', KANJI, (word, random) => (word.length > 3 ? missing(word, random) : null)],
  ['kanji: swapped', KANJI, (word, random) => (word.length > 3 ? swapped(word, random) : null)],
  ['english: swapped', ENGLISH, swapped],
  ['english: missing', ENGLISH, missing],
  ['english: doubled', ENGLISH, doubled],
  ['english: key beside', ENGLISH, replacing(neighbouring)],
];

/** The share of the best results for the right word that those for the wrong one keep. */
async function kept(search: PathSearch, right: string, wrong: string): Promise<number> {
  const wanted = await search(right);
  const found = new Set(await search(wrong));
  return wanted.length === 0 ? 1 : wanted.filter((path) => found.has(path)).length / wanted.length;
}

/**
 * Makes an error of each kind in words of names, tags and descriptions, chosen at random, and measures how many of the ten best
 * results of the right word are found with the wrong one.
 */
export async function measureTypos(
  corpus: readonly CorpusRule[],
  search: PathSearch,
  seed: number,
  isListed: boolean,
): Promise<readonly Row[]> {
  const text = corpus
    .map(({ name, tags, description }) => [name, ...tags, description ?? ''].join('\n'))
    .join('\n');
  const folded = text.normalize('NFKC').toLowerCase();
  const rows: Row[] = [];
  for (const [kind, pattern, slip] of SLIPS) {
    const random = randomNumbers(seed);
    const words = [...new Set(folded.match(pattern) ?? [])].filter(
      (word) => pattern !== KANJI || japaneseWords(foldText(word)).length <= 3,
    );
    const shares: number[] = [];
    while (shares.length < WORDS) {
      const right = pick(words, random) ?? '';
      const wrong = slip(right, random);
      if (wrong === null || wrong === right || words.includes(wrong)) continue;
      const share = await kept(search, right, wrong);
      shares.push(share);
      if (isListed && share < 0.5) console.log(`${share.toFixed(1)} ${kind}: ${right} ${wrong}`);
    }
    rows.push({
      kind,
      words: shares.length,
      kept: Number(mean(shares).toFixed(3)),
      none: shares.filter((s) => s === 0).length,
    });
  }
  return rows;
}
