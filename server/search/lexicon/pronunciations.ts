import { soundKey } from '../text/kana';
import { SortedLines } from './sorted-lines';

const LONGEST = 5;
/** A word with many readings in its parts has more combinations than anybody means. */
const MAX_READINGS = 4;
/** The most readings of a word that is read by its single kanji. */
const MAX_GUESSES = 12;
/** Longer words are not slips of a conversion, and each is read again for every word that may be meant. */
const LONGEST_GUESSED = 8;

let wordTable: SortedLines | undefined;
let kanjiTable: SortedLines | undefined;
const words = (): SortedLines => (wordTable ??= SortedLines.of('readings'));
const kanji = (): SortedLines => (kanjiTable ??= SortedLines.of('kanji-readings'));

/** Reads the readings, once. */
export function readPronunciations(): void {
  words();
  kanji();
}

/** Whether this is kana or a word of the dictionary, not several. */
export function isWord(text: string): boolean {
  return readingsOf(text) !== null;
}

/** The sounds of a word with kanji, read by its longest known parts; empty when a part is unknown. */
export function pronunciationsOf(word: string): readonly string[] {
  return soundsFrom(word, readingsOf, MAX_READINGS);
}

/**
 * The sounds that a word with kanji may have by how its kanji are read in other words: 翻約 is not a word, but 翻 is read as in
 * 翻訳. Empty when a part is unknown, and for long words.
 */
export function guessedPronunciations(word: string): readonly string[] {
  if (word.length > LONGEST_GUESSED) return [];
  return soundsFrom(word, (part) => kanji().get(part) ?? readingsOf(part), MAX_GUESSES);
}

function readingsOf(part: string): readonly string[] | null {
  const sound = soundKey(part);
  return words().get(part) ?? (sound === null ? null : [sound]);
}

function soundsFrom(
  word: string,
  pronunciationsOfPart: (part: string) => readonly string[] | null,
  limit: number,
): readonly string[] {
  const characters = [...word];
  let sounds: readonly string[] = [''];
  for (let at = 0; at < characters.length;) {
    let length = Math.min(LONGEST, characters.length - at);
    const part = () => characters.slice(at, at + length).join('');
    while (length > 0 && pronunciationsOfPart(part()) === null) length -= 1;
    if (length === 0) return [];
    const readings = pronunciationsOfPart(part()) ?? [];
    sounds = sounds.flatMap((sound) => readings.map((reading) => sound + (soundKey(reading) ?? '')));
    sounds = sounds.slice(0, limit);
    at += length;
  }
  return [...new Set(sounds)];
}
