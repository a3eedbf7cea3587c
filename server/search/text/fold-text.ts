import { foldKatakana } from './kana';

/** Zero-width joiners, variation selectors and similar characters, which comparisons ignore. */
const INVISIBLE = /[\u00AD\u200B-\u200F\u2060\u2066-\u2069\uFE00-\uFE0F\uFEFF]/g;

/** The long-vowel mark at the end of a katakana word is optional: サーバー and サーバ are the same word. */
const TRAILING_LONG_VOWEL = /([\u30A1-\u30FAー][\u30A1-\u30FA])ー(?![\u30A1-\u30FAー])/g;

/** A middle dot between katakana: イベント・ソーシング is one name. */
const MIDDLE_DOT = /(?<=[\u30A1-\u30FAー])[・·‧](?=[\u30A1-\u30FA])/g;

/** A hyphen, a dash or the kanji for one, typed for the long-vowel mark. */
const DASH_FOR_VOWEL = /(?<=[\u30A1-\u30FA])[-‐‑‒–—―−─一](?=[\u30A1-\u30FA])/g;

/** Hiragana that looks like katakana, within katakana: へ is left out, because it is also a particle there (データへアクセス). */
const LOOKALIKE = /(?<=[\u30A1-\u30FAー])[べぺり](?=[\u30A1-\u30FAー])/g;
const LOOKALIKES: Readonly<Record<string, string>> = { べ: 'ベ', ぺ: 'ペ', り: 'リ' };

const LATIN_ACCENTS = /([a-z])[\u0300-\u036f]+/g;
/** Blocks of Unicode with Latin letters that have accents, and with accents that follow a letter. */
const MAY_HAVE_ACCENTS = /[\u00c0-\u024f\u0300-\u036f\u1e00-\u1eff]/;

/** Whether a text is ASCII, as most content is; for such text, simpler expressions do. */
export function isAscii(text: string): boolean {
  return /^[\x00-\x7f]*$/.test(text);
}

/**
 * Normalises text for comparison: NFKC (which composes half-width kana and narrows full-width Latin), case folding, no
 * accents on Latin letters, no invisible characters, and katakana in one spelling (`foldKatakana`).
 */
export function foldText(text: string): string {
  if (isAscii(text)) return text.toLowerCase();
  const composed = text
    .normalize('NFKC')
    // Case folding (Unicode 3.13): `ß` is `ss`, which only capitals tell, and `ẞ` has none.
    .toLowerCase()
    .toUpperCase()
    .toLowerCase()
    .replace(INVISIBLE, '')
    .replace(MIDDLE_DOT, '')
    .replace(LOOKALIKE, (kana) => LOOKALIKES[kana] ?? kana)
    .replace(DASH_FOR_VOWEL, 'ー')
    .replace(TRAILING_LONG_VOWEL, '$1');
  const folded = /[ァ-ヺ]/.test(composed) ? foldKatakana(composed) : composed;
  // Most text has no accents, and decomposing all of it would double the cost of indexing.
  if (!MAY_HAVE_ACCENTS.test(folded)) return folded;
  return folded.normalize('NFD').replace(LATIN_ACCENTS, '$1').normalize('NFC');
}
