import { deletions, soundDistance, soundKey, unvoiced, writtenKana } from '../text/kana';
import { editDistance, firstDifference } from '../text/typing-errors';
import { guessedPronunciations, isWord, pronunciationsOf } from './pronunciations';

/** Shorter words are close to too many others. */
const MIN_SOUND = 4;
const MIN_KANJI = 3;
/** Words of this length are only taken for one another when voicing marks alone tell them apart. */
const MIN_VOICED = 3;

/** The sounds of a Japanese word. */
export function soundsOf(word: string): readonly string[] {
  const sound = soundKey(word);
  return sound === null ? pronunciationsOf(word) : [sound];
}

/** The sounds of a word that somebody has typed, who may have chosen wrong kanji of the right sound. */
export function typedSoundsOf(word: string): readonly string[] {
  const sounds = soundsOf(word);
  return isWord(word) ? sounds : [...new Set([...sounds, ...guessedPronunciations(word)])];
}

/** Whether a Japanese word has this sound. */
export function soundsLike(word: string, sound: string): boolean {
  return soundsOf(word).includes(sound);
}

const isKana = (word: string) => soundKey(word) !== null;

/** The sound of kana; of a short one with the marks of long vowels, so that サーバー is long enough to compare. */
function comparableKana(word: string): string | null {
  const sound = soundKey(word);
  return sound === null || sound.length >= MIN_SOUND ? sound : writtenKana(word);
}

/** Whether a word of kana is so short that others which are close are words of their own: クリーン and グリーン. */
export function isShortKana(word: string): boolean {
  const sound = soundKey(word);
  return sound !== null && sound.length < MIN_SOUND;
}

/** The keys of words that are one edit away: the word without one character each; for short kana, the word without voicing marks. */
function deletionKeys(word: string): readonly string[] {
  const kana = comparableKana(word);
  if (kana !== null)
    return kana.length >= MIN_SOUND ? deletions(kana) : kana.length >= MIN_VOICED ? [unvoiced(kana)] : [];
  return [...word].length >= MIN_KANJI ? deletions(word) : [];
}

/**
 * The keys that find a Japanese word: its sounds, and what is left of it without one character. Words that sound the same or
 * are one edit apart share a key.
 */
export function spellingKeys(word: string): readonly string[] {
  return [...new Set([...soundsOf(word), ...deletionKeys(word)])].slice(0, MAX_KEYS);
}

const MAX_KEYS = 32;

/** The keys of words that a typed one may stand for. */
export function typedKeys(word: string): readonly string[] {
  return [...new Set([...typedSoundsOf(word), ...spellingKeys(word)])].slice(0, MAX_KEYS);
}

/**
 * How far known words are from a typed one, which is read once, in edits, or null when they are too far: 0 when they sound
 * the same, one half for a voicing mark.
 */
export function spellingDistanceFrom(typed: string): (known: string) => number | null {
  const sounds = typedSoundsOf(typed);
  return (known) => {
    if (soundsOf(known).some((sound) => sounds.includes(sound))) return 0;
    if (isKana(typed) !== isKana(known)) return null;
    if (!isKana(typed)) return withinReach(editDistance(typed, known), 1.5);
    const areShort = isShortKana(typed) && isShortKana(known);
    const [left, right] = [typed, known].map((word) => (areShort ? writtenKana(word) : soundKey(word)) ?? '');
    if (!areShort && hasOneTwice(left ?? '', right ?? '')) return 0.5;
    const farthest = !areShort ? 1.5 : Math.min(typed.length, known.length) >= MIN_SOUND ? 1 : 0.5;
    return withinReach(soundDistance(left ?? '', right ?? ''), farthest);
  };
}

/** Whether one character was typed twice: リリファレンス is リファレンス rather than プリファレンス. */
function hasOneTwice(typed: string, known: string): boolean {
  if (typed.length !== known.length + 1) return false;
  const at = firstDifference(typed.split(''), known);
  return typed.charAt(at) === typed.charAt(at - 1) && typed.slice(0, at) + typed.slice(at + 1) === known;
}

const withinReach = (distance: number, farthest: number) => (distance <= farthest ? distance : null);
