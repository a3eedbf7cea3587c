/** Words that must show a reading of a kanji before it counts. */
const MIN_WORDS = 2;
/** The most common readings of a kanji; further ones are those of few words. */
const MAX_READINGS = 3;
/** The readings found in one round explain words in the next one. */
const ROUNDS = 2;

type Readings = ReadonlyMap<string, readonly string[]>;

/**
 * Learns how single kanji are read from words of two kanji: 翻訳 is ホンヤク and 訳 is ヤク, so 翻 is ホン.
 *
 * @param words words with their readings
 */
export function learnKanjiReadings(words: Readings): Readings {
  const pairs = [...words].filter(([word]) => /^\p{Script=Han}{2}$/u.test(word));
  let known: Readings = new Map([...words].filter(([word]) => /^\p{Script=Han}$/u.test(word)));
  for (let round = 0; round < ROUNDS; round += 1)
    known = joined(known, mostCommon(countReadings(pairs, known)));
  return known;
}

type Counts = Map<string, Map<string, number>>;

/** In how many words one kanji leaves a reading to the other. */
function countReadings(pairs: readonly (readonly [string, readonly string[]])[], known: Readings): Counts {
  const counts: Counts = new Map();
  const count = (kanji: string, reading: string) => {
    const readings = counts.get(kanji) ?? new Map<string, number>();
    counts.set(kanji, readings.set(reading, (readings.get(reading) ?? 0) + 1));
  };
  for (const [word, sounds] of pairs) {
    const [first = '', second = ''] = word;
    for (const sound of sounds) {
      for (const end of known.get(second) ?? [])
        if (sound.endsWith(end) && sound.length > end.length) count(first, sound.slice(0, -end.length));
      for (const start of known.get(first) ?? [])
        if (sound.startsWith(start) && sound.length > start.length) count(second, sound.slice(start.length));
    }
  }
  return counts;
}

function mostCommon(counts: Counts): Readings {
  return new Map(
    [...counts].map(([kanji, readings]) => [
      kanji,
      [...readings]
        .filter(([, words]) => words >= MIN_WORDS)
        .sort(([, left], [, right]) => right - left)
        .slice(0, MAX_READINGS)
        .map(([reading]) => reading),
    ]),
  );
}

/** What is learnt comes first: as a word of its own, a kanji is often read in another way. */
function joined(known: Readings, learnt: Readings): Readings {
  const kanji = new Set([...known.keys(), ...learnt.keys()]);
  return new Map(
    [...kanji].flatMap((each) => {
      const readings = new Set([...(learnt.get(each) ?? []), ...(known.get(each) ?? [])]);
      return readings.size > 0 ? [[each, [...readings]] as const] : [];
    }),
  );
}
