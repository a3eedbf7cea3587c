import { ownTurn } from '../concurrency/own-turn';
import { readJapanesePhrases } from './japanese-phrases';
import { readKanjiSounds } from './kanji-sounds';
import { readLoosePhrases } from './loose-phrases';
import { readReadings } from './readings';

let read: Promise<void> | undefined;

/**
 * Reads the dictionaries once, in short turns of the event loop. Whoever needs one before reads it at once, which together takes a
 * third of a second.
 */
export function readDictionaries(): Promise<void> {
  return (read ??= readInTurns());
}

async function readInTurns(): Promise<void> {
  await ownTurn();
  readReadings();
  await ownTurn();
  readJapanesePhrases();
  await readKanjiSounds();
  await readLoosePhrases();
}
