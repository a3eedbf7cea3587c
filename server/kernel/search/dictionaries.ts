import { ownTurn } from '../concurrency/own-turn';
import { readKanjiSounds } from './kanji-sounds';
import { readReadings } from './readings';

let read: Promise<void> | undefined;

/**
 * Reads the dictionaries once, in short turns of the event loop. Await it before a query or a document is read: `kanjiSounding`
 * finds nothing earlier, and the others would be read in one go.
 */
export function readDictionaries(): Promise<void> {
  return (read ??= readInTurns());
}

async function readInTurns(): Promise<void> {
  await ownTurn();
  readReadings();
  await ownTurn();
  await readKanjiSounds();
}
