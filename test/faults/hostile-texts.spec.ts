import { generatorOf } from '../support/generated-texts';
import { aSeed } from '../support/random-numbers';
import { TEXT_READERS, UNITS } from '../support/text-readers';

/** Bytes. The second is the largest text. */
const [MEDIUM, LARGEST] = [160 * 1024, 512 * 1024];
/**
 * Milliseconds that the processor may work for one text. The slowest need 250 and 900; what goes back over the text for every
 * character takes seconds for the smaller ones, and minutes for the larger ones.
 */
const BOUNDS = { [MEDIUM]: 1200, [LARGEST]: 6000 };
/** Of the largest texts, each run tries others: SEED=1 and so on. */
const LARGE_TEXTS = 3;

const seed = aSeed();
const random = generatorOf(seed);

function millisecondsOf(work: () => unknown): number {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

/** Every second text, by the seed, is a front matter. */
const filled = (unit: string, bytes: number): string => {
  const text = unit.repeat(Math.floor(bytes / Buffer.byteLength(unit)));
  return random.below(2) === 0
    ? text
    : `---
name: a
${text}
---
Be kind.
`;
};

/** Half of them by the seed; all of them with CORPUS=all. */
const units = UNITS.filter((_, index) => process.env['CORPUS'] === 'all' || (index + seed) % 2 === 0);
const pairs = Array.from({ length: LARGE_TEXTS }, () =>
  [0, 1].map(() => UNITS[random.below(UNITS.length)] ?? 'a').join(''),
);

describe('a text that repeats anything is read in a time that grows with its length', () => {
  it.each(Object.keys(TEXT_READERS))(`%s (seed ${seed})`, (name) => {
    const read = TEXT_READERS[name] ?? (() => null);
    read('Be kind.\n');
    const texts = [
      ...units.map((unit) => [unit, MEDIUM] as const),
      ...pairs.map((pair) => [pair, LARGEST] as const),
    ];
    // The first that takes too long: others like it could take minutes.
    const slow = texts.find(
      ([unit, bytes]) => millisecondsOf(() => read(filled(unit, bytes))) > (BOUNDS[bytes] ?? 0),
    );
    expect(slow).toBeUndefined();
  });
});

/** Many times what an ordinary text of the size needs, on whatever machine: hostile ones need up to four times as much. */
const TIMES_ORDINARY = 7;
const ORDINARY = 'Prefer small functions, and name each for what it does. ';

it(`findings of the largest text cost little for each match (seed ${seed})`, () => {
  const read = TEXT_READERS['findings'] ?? (() => null);
  const best = (text: string, times: number) =>
    Math.min(...Array.from({ length: times }, () => millisecondsOf(() => read(text))));
  const bound = TIMES_ORDINARY * best(filled(ORDINARY, LARGEST), 6);
  // What was slow once is tried again: the machine may have been busy.
  const isSlow = (text: string) => best(text, 1) > bound && best(text, 3) > bound;
  expect(units.filter((unit) => isSlow(filled(unit, LARGEST)))).toEqual([]);
});
