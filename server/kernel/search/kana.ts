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

/** Writes small katakana large and sounds with two spellings in one of them. Composed, narrow text only. */
export function foldKatakana(text: string): string {
  let folded = text;
  for (const [pattern, sound] of SAME_SOUND) folded = folded.replace(pattern, sound);
  return folded.replace(/[ァィゥェォッャュョヮ]/g, (small) => LARGE[SMALL.indexOf(small)] ?? small);
}

/** The sound of a word in kana, without the differences that people do not type reliably; null if it is not kana. */
export function soundKey(kana: string): string | null {
  if (!/^[\p{Script=Hiragana}\p{Script=Katakana}ー・]+$/u.test(kana)) return null;
  return foldKatakana(toKatakana(kana)).replace(/[ー・]/g, '');
}

/** The sound of romaji such as `gijiroku`; null when it cannot be read whole. */
export function romajiKey(word: string): string | null {
  if (!/^[a-z-]{4,30}$/.test(word)) return null;
  const kana = toKatakana(word);
  return isKatakana(kana) ? soundKey(kana) : null;
}

/** The word in the other kana. */
export function inOtherKana(word: string): string {
  return isKatakana(word) ? toHiragana(word, { convertLongVowelMark: false }) : toKatakana(word);
}

/** A word without one character, in each way: two words that are one edit apart share one of these. */
export function withoutOne(word: string): readonly string[] {
  const characters = [...word];
  return [
    ...new Set(
      characters.map((_, at) => characters.slice(0, at).join('') + characters.slice(at + 1).join('')),
    ),
  ];
}

/** Kana without voicing marks. */
function unvoiced(key: string): string {
  return key.normalize('NFD').replace(/[\u3099\u309A]/g, '');
}

/** How far two sounds are apart: a voicing mark counts half an edit. */
export function soundDistance(left: string, right: string): number {
  const bare = editDistance(unvoiced(left), unvoiced(right));
  return bare === 0 && left !== right ? 0.5 : bare + (editDistance(left, right) > bare ? 0.5 : 0);
}
