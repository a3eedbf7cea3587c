import { setImmediate } from 'node:timers/promises';
import {
  consonantKeys,
  consonantsOf,
  distanceOfSounds,
  soundOfEnglish,
  soundOfKatakana,
} from './loan-sounds';

type Word = { readonly word: string; readonly sound: string };

/** Fewer consonants are those of too many words. */
const MIN_CONSONANTS = 3;
/** Words whose sounds are further apart are others: of three consonants, of four, and of more. Short words are like many others. */
const MAX_DISTANCE = [0.2, 0.3, 0.34] as const;
/** Words that are at most this much further away than the closest one may be meant, too. */
const NEARLY = 0.1;
const MAX_MEANT = 3;
/** Words of the same consonants that are kept, so that a query compares few. */
const MAX_ALIKE = 40;
/** Words that are read at once; other requests must not wait for all of them. */
const SLICE = 1000;

const beginsWithVowel = (sound: string) => /^[aeiouyw]/.test(sound);

/** English words by the sound that katakana gives them: ララベル is Laravel. */
export class LoanWords {
  private readonly byConsonants = new Map<string, Word[]>();

  /** Reads the words, the most common first. */
  static async of(words: readonly string[]): Promise<LoanWords> {
    const read = new LoanWords();
    for (let start = 0; start < words.length; start += SLICE) {
      words.slice(start, start + SLICE).forEach((word) => read.add(word));
      await setImmediate();
    }
    return read;
  }

  /** The words that a folded word of katakana may stand for, the closest first. */
  meant(katakana: string): readonly string[] {
    const sound = soundOfKatakana(katakana);
    const limit = MAX_DISTANCE[consonantsOf(sound).length - MIN_CONSONANTS] ?? MAX_DISTANCE[2];
    const near = consonantKeys(sound)
      .flatMap((key) => this.byConsonants.get(key) ?? [])
      .filter((known) => beginsWithVowel(known.sound) === beginsWithVowel(sound))
      .map((known) => ({ word: known.word, distance: distanceOfSounds(sound, known.sound) }))
      .filter(({ distance }) => distance <= limit)
      .sort((left, right) => left.distance - right.distance);
    const closest = near[0]?.distance ?? 0;
    return near
      .filter(({ distance }) => distance <= closest + NEARLY)
      .slice(0, MAX_MEANT)
      .map(({ word }) => word);
  }

  private add(word: string): void {
    const sound = soundOfEnglish(word);
    const consonants = consonantsOf(sound);
    if (consonants.length < MIN_CONSONANTS) return;
    const same = this.byConsonants.get(consonants);
    if (!same) this.byConsonants.set(consonants, [{ word, sound }]);
    else if (same.length < MAX_ALIKE) same.push({ word, sound });
  }
}
