import { setImmediate } from 'node:timers/promises';
import { readingKeys } from './readings';
import { kanjiExpressions } from './term-bridge';

const kanjiBySound = new Map<string, string[]>();
let kanjiRead: Promise<void> | undefined;

/** Fewer kana are the sound of too many words, so {@link kanjiSounding} knows none. */
export const MIN_KANJI_SOUND = 4;
/** Words that are read at once; all take a tenth of a second, which other requests must not wait. */
const SLICE = 400;

/** Reads the words of kanji that the dictionaries have, once. {@link kanjiSounding} knows none before. */
export function readKanjiSounds(): Promise<void> {
  return (kanjiRead ??= readInSlices());
}

async function readInSlices(): Promise<void> {
  for (const [index, word] of kanjiExpressions().entries()) {
    if (index % SLICE === 0) await setImmediate();
    for (const sound of readingKeys(word)) {
      const known = kanjiBySound.get(sound);
      if (known) known.push(word);
      else kanjiBySound.set(sound, [word]);
    }
  }
}

/** The words of kanji that the dictionaries have with one of these sounds; they need not occur in a rule. */
export function kanjiSounding(keys: readonly string[]): readonly string[] {
  return keys.flatMap((key) => (key.length < MIN_KANJI_SOUND ? [] : (kanjiBySound.get(key) ?? [])));
}
