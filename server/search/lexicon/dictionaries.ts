import { ownTurn } from '../../kernel/concurrency/own-turn';
import { readKanjiSounds } from './kanji-sounds';
import { lexicon, type OperatorWords } from './lexicon-files';
import { readPronunciations } from './pronunciations';

let followed: OperatorWords | undefined;

/** Lets {@link readDictionaries} look after an operator's words. */
export function followWords(words: OperatorWords): void {
  followed = words;
}

/**
 * Reads the lexicon, again when the operator has changed it, in short turns of the event loop. Await it before a query or a
 * document is read: `kanjiSounding` finds nothing earlier.
 */
export async function readDictionaries(): Promise<void> {
  await followed?.follow();
  await ownTurn();
  lexicon();
  readPronunciations();
  await readKanjiSounds();
}
