import { SortedLines } from './sorted-lines';

describe('a table of sorted lines', () => {
  it.each(['spellings', 'readings', 'kanji-readings'])(
    'is asked in %s for words of any length and place',
    (name) => {
      const table = SortedLines.of(name);
      const last = [...table.keys()].at(-1) ?? '';
      expect(table.has(last)).toBe(true);
      for (let length = 1; length <= 100; length += 1) {
        // Behind the last word, a longer one than what is left of the file.
        expect(table.has(last + '々'.repeat(length))).toBe(false);
        expect(table.get('\u{10FFFF}'.repeat(length))).toBeUndefined();
        expect(table.has('!'.repeat(length))).toBe(false);
      }
    },
  );
});
