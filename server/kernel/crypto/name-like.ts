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
  return leastRest([...letters], words) <= MAX_REST;
}

/**
 * The weight of the letters that no part of a word covers, when the parts are chosen so that it is least; infinite if there is no
 * part. The longest part at a place is not always the best: it may cover the beginning of the next one.
 */
function leastRest(letters: readonly string[], words: readonly string[]): number {
  let rest = { withoutPart: 0, withPart: Number.POSITIVE_INFINITY };
  /** From each index to the end. */
  const rests = [rest];
  for (let index = letters.length - 1; index >= 0; index--) {
    const own = weight(letters[index] ?? '');
    const behind = partsAt(letters, index, words).map((length) => rests[letters.length - index - length]);
    rest = {
      withoutPart: rest.withoutPart + own,
      withPart: Math.min(
        rest.withPart + own,
        ...behind.flatMap((other) => (other ? [other.withoutPart, other.withPart] : [])),
      ),
    };
    rests.push(rest);
  }
  return rest.withPart;
}

/** The lengths of the parts of words that start at an index; two of them make each longer one. */
function partsAt(letters: readonly string[], index: number, words: readonly string[]): readonly number[] {
  const lengths: number[] = [];
  let part = '';
  let within = words;
  for (let end = index; end < letters.length && weight(part) < 2 * MIN_PART; end++) {
    part += letters[end];
    within = within.filter((word) => word.includes(part));
    if (within.length === 0) break;
    if (weight(part) >= MIN_PART || within.includes(part)) lengths.push(end + 1 - index);
  }
  return lengths;
}
