import { readJapanesePhrases } from './japanese-phrases';
import { readKanjiSounds } from './kanji-sounds';
import { readLoosePhrases } from './loose-phrases';

/** Reads the dictionaries that a search needs, in slices, once. */
export async function readDictionaries(): Promise<void> {
  await Promise.all([readKanjiSounds(), readLoosePhrases()]);
  readJapanesePhrases();
}
