import { setImmediate } from 'node:timers/promises';
import type { Lexicon } from './lexicon';
import { lexicon } from './lexicon-files';
import { pronunciationsOf } from './pronunciations';

type KanjiBySound = Map<string, string[]>;

const read = new WeakMap<Lexicon, KanjiBySound>();
const reading = new WeakMap<Lexicon, Promise<void>>();

/** Fewer kana are the sound of too many words, so {@link kanjiSounding} knows none. */
const MIN_KANJI_SOUND = 4;
/** Words that are read at once; all take a tenth of a second, which other requests must not wait. */
const SLICE = 400;

/** Reads the words of kanji of the lexicon, once. {@link kanjiSounding} knows none before. */
export function readKanjiSounds(): Promise<void> {
  const words = lexicon();
  const known = reading.get(words);
  if (known) return known;
  const started = readInSlices(words);
  reading.set(words, started);
  return started;
}

async function readInSlices(words: Lexicon): Promise<void> {
  const kanjiBySound: KanjiBySound = new Map();
  for (const [index, word] of words.kanji().entries()) {
    if (index % SLICE === 0) await setImmediate();
    for (const sound of pronunciationsOf(word)) {
      const known = kanjiBySound.get(sound);
      if (known) known.push(word);
      else kanjiBySound.set(sound, [word]);
    }
  }
  read.set(words, kanjiBySound);
}

/** The words of kanji of the lexicon with one of these sounds; they need not occur in a rule. */
export function kanjiSounding(keys: readonly string[]): readonly string[] {
  const kanjiBySound = read.get(lexicon());
  return keys.flatMap((key) => (key.length < MIN_KANJI_SOUND ? [] : (kanjiBySound?.get(key) ?? [])));
}
