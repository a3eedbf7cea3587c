import { isKatakana, toHiragana, toKatakana } from 'wanakana';
import { editDistance } from './typing-errors';

const SMALL = 'ァィゥェォッャュョヮ';
const LARGE = 'アイウエオツヤユヨワ';

/** Spellings of one sound: ヴァ and バ, ヂ and ジ, ヅ and ズ. */
const SAME_SOUND: readonly (readonly [RegExp, string])[] = [
  [/ヴ[ァア]/g, 'バ'],
  [/ヴ[ィイ]/g, 'ビ'],
  [/ヴ[ェエ]/g, 'ベ'],
  [/ヴ[ォオ]/g, 'ボ'],
  [/ヴ/g, 'ブ'],
  [/ヂ/g, 'ジ'],
  [/ヅ/g, 'ズ'],
];

const FOLDED = new RegExp(`[${SMALL}ヴヂヅ]`);

/** Writes small katakana large and sounds with two spellings in one of them. Composed, narrow text only. */
export function foldKatakana(text: string): string {
  if (!FOLDED.test(text)) return text;
  let folded = text;
  for (const [pattern, sound] of SAME_SOUND) folded = folded.replace(pattern, sound);
  return folded.replace(/[ァィゥェォッャュョヮ]/g, (small) => LARGE[SMALL.indexOf(small)] ?? small);
}

/** The sound of a word in kana, without the differences that people do not type reliably; null if it is not kana. */
export function soundKey(kana: string): string | null {
  return writtenKana(kana)?.replaceAll('ー', '') ?? null;
}

/** The sound of a word in kana with its marks of long vowels; null if it is not kana. */
export function writtenKana(kana: string): string | null {
  if (!/^[\p{Script=Hiragana}\p{Script=Katakana}ー・]+$/u.test(kana)) return null;
  // The readings of dictionaries are katakana, and the conversion would take most of the time.
  const katakana = /\p{Script=Hiragana}/u.test(kana) ? toKatakana(kana) : kana;
  return foldKatakana(katakana).replaceAll('・', '');
}

/**
 * The sounds of romaji such as `gijiroku`: `ny` is also ん and や, ゆ or よ, as in `honyaku`, `ti` is also ティ, as in `sekyuriti`, and two
 * vowels are also a long one, as in `saabisu`. Empty when it cannot be read whole.
 */
export function romajiKeys(word: string): readonly string[] {
  if (!/^[a-z-]{4,30}$/.test(word)) return [];
  const readings = [word, word.replace(/([aiueo])\1/g, '$1')].flatMap((spelt) => [
    spelt,
    spelt.replaceAll('ny', "n'y"),
    spelt.replace(/([td])i/g, '$1hi'),
  ]);
  const kana = [...new Set(readings)].map((reading) => toKatakana(reading));
  return [...new Set(kana.flatMap((each) => (isKatakana(each) ? (soundKey(each) ?? []) : [])))];
}

/** Whether a text consists of katakana. */
export function isKatakanaOnly(text: string): boolean {
  return /^[\p{Script=Katakana}ー]+$/u.test(text);
}

/** Whether a text consists of hiragana, with marks of long vowels or without. */
export function isHiraganaOnly(text: string): boolean {
  return /^[\p{Script=Hiragana}ー]+$/u.test(text);
}

/** The word in the other kana. */
export function inOtherKana(word: string): string {
  return isKatakana(word) ? toHiragana(word, { convertLongVowelMark: false }) : toKatakana(word);
}

/** A word without one character, in each way: two words that are one edit apart share one of these. */
export function deletions(word: string): readonly string[] {
  const characters = [...word];
  return [
    ...new Set(
      characters.map((_, at) => characters.slice(0, at).join('') + characters.slice(at + 1).join('')),
    ),
  ];
}

/** Kana without voicing marks. */
export function unvoiced(key: string): string {
  return key.normalize('NFD').replace(/[\u3099\u309A]/g, '');
}

/** How far two sounds are apart: a voicing mark counts half an edit. */
export function soundDistance(left: string, right: string): number {
  const bare = editDistance(unvoiced(left), unvoiced(right));
  return bare === 0 && left !== right ? 0.5 : bare + (editDistance(left, right) > bare ? 0.5 : 0);
}

/** Where a large kana stands for a small one in loan words, as far as their sounds tell. */
const SHRUNK =
  /(?<=[キシチニヒミリギジビピ])[ヤユヨ]|(?<=フ)[アイエオ]|(?<=[テデ])イ|(?<=[シジチ])エ|(?<=[\u30A1-\u30FA])ツ(?=[カキクケコサシスセタチツテトドグジパピプペポ])/g;

/** A folded katakana word as it is probably written, with small kana. */
export function unfoldKatakana(word: string): string {
  return word.replace(SHRUNK, (kana) => SMALL[LARGE.indexOf(kana)] ?? kana);
}
