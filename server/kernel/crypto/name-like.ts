/** Shorter parts of a name occur in any password. One Han character or kana counts as much as two letters. */
const MIN_WORD = 3;
const MIN_PART = 4;
/** Letters beside the owner's names that make a password no harder to guess, such as `xyz`. */
const MAX_REST = 3;
/** Longer texts would multiply the time: names and addresses are shorter. */
const MAX_FACT = 320;

const WIDE = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/gu;
/** Katakana that has a hiragana of the same sound 96 code points below. */
const KATAKANA = /[\u30a1-\u30f6\u30fd\u30fe]/g;
const KANA_DISTANCE = 96;
/** Digits, punctuation and spaces, in front, between or behind. */
const FILLING = /[\p{N}\p{P}\p{Z}\p{Sm}\p{Sc}\p{Sk}\p{C}]+/gu;
const LOOK_ALIKES: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
  '!': 'i',
};

/**
 * Whether a password consists of facts about its owner, such as the display name, the address, its first part or its
 * domain: whole or in part, once or repeated, in any order, case, width and kana, with look-alikes, and with numbers,
 * punctuation or up to three letters around them. A name in a longer text does not count.
 */
export function isNameLike(password: string, facts: readonly string[]): boolean {
  const known = facts.map((fact) => fold(fact).slice(0, MAX_FACT));
  const words = [...new Set([...known, ...known.map(withoutLookAlikes)].flatMap(wordsOf))];
  const folded = fold(password);
  return [folded, withoutLookAlikes(folded)].some((text) => consistsOf(text.replace(FILLING, ''), words));
}

function withoutLookAlikes(text: string): string {
  return text.replace(/[013457@$!]/g, (sign) => LOOK_ALIKES[sign] ?? sign);
}

function fold(text: string): string {
  const plain = text.normalize('NFKC').toLowerCase();
  return plain.replace(KATAKANA, (kana) => String.fromCharCode(kana.charCodeAt(0) - KANA_DISTANCE));
}

/** The letters of a text as a whole and of its parts: `hanako2@mail.example.jp` also yields `hanako`, `mail`, `example`. */
function wordsOf(fact: string): readonly string[] {
  const parts = fact.split(FILLING);
  return [fact.replace(FILLING, ''), ...parts].filter((word) => weight(word) >= MIN_WORD);
}

function weight(text: string): number {
  return [...text].length + (text.match(WIDE)?.length ?? 0);
}

function consistsOf(letters: string, words: readonly string[]): boolean {
  let rest = '';
  let isFound = false;
  for (let index = 0; index < letters.length;) {
    const part = longestAt(letters, index, words);
    isFound ||= part > 0;
    if (part === 0) rest += letters[index];
    index += Math.max(part, 1);
  }
  return isFound && weight(rest) <= MAX_REST;
}

/** The length of the longest part of a word that starts at an index; 0 if it is too short to stand for the word. */
function longestAt(letters: string, index: number, words: readonly string[]): number {
  let longest = 0;
  for (const word of words) {
    let length = longest;
    while (length < letters.length - index && word.includes(letters.slice(index, index + length + 1)))
      length++;
    const part = letters.slice(index, index + length);
    if (length > longest && (part === word || weight(part) >= MIN_PART)) longest = length;
  }
  return longest;
}
