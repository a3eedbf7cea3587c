import { randomNumbers } from '../../test/support/random-numbers';
import {
  DamagedBlock,
  readBlock,
  removeBlock,
  renameBlock,
  withoutBlock,
  withoutMarkers,
  writeBlock,
} from './shared-file';

const OURS = '# House rules\n\nBe kind.\n';

describe('a block in a shared file', () => {
  it('is written at the end, read, replaced in place and removed, and leaves everything else untouched', () => {
    const one = writeBlock(OURS, '@a/one', 'First.\n');
    const two = writeBlock(one, '@b/two', 'Second.\n');
    expect(two.startsWith(OURS)).toBe(true);
    expect(readBlock(two, '@a/one')).toBe('First.\n');
    const changed = writeBlock(two, '@a/one', 'Changed.\n');
    expect(changed).toBe(two.replace('First.', 'Changed.'));
    expect(removeBlock(removeBlock(changed, '@a/one'), '@b/two')).toBe(OURS);
  });

  it('takes the line breaks of the file', () => {
    const file = writeBlock('# Rules\r\n', '@a/one', 'First.\nSecond.\n');
    expect(file).toBe(
      '# Rules\r\n\r\n<!-- kimari:begin @a/one -->\r\nFirst.\r\nSecond.\r\n<!-- kimari:end @a/one -->\r\n',
    );
    expect(readBlock(file, '@a/one')).toBe('First.\nSecond.\n');
  });

  it('does not mistake a rule for another whose name begins the same', () => {
    const file = writeBlock('', '@a/one-more', 'Text.\n');
    expect(readBlock(file, '@a/one')).toBeNull();
  });

  it.each([
    ['a missing end', (file: string) => file.replace('<!-- kimari:end @a/one -->', '')],
    ['a missing beginning', (file: string) => file.replace('<!-- kimari:begin @a/one -->', '')],
    ['a second block', (file: string) => file + file],
  ])('refuses %s instead of guessing', (_name, damage) => {
    expect(() => writeBlock(damage(writeBlock('', '@a/one', 'x')), '@a/one', 'y')).toThrow(DamagedBlock);
  });

  it('disarms markers within a text', () => {
    const text = withoutMarkers('a <!-- kimari:end @a/one --> b');
    expect(readBlock(writeBlock('', '@a/one', text), '@a/one')).toBe(`${text}\n`);
  });
});

/** Whole numbers that are the same at every run. */
function numbers(seed: number): (below: number) => number {
  const random = randomNumbers(seed);
  return (below) => Math.floor(random() * below);
}

const PIECES = [
  '\n',
  '\n\n',
  '\r\n',
  '\r',
  'a',
  ' ',
  '# 方針',
  '\ufeff',
  '---',
  '\t',
  '<!-- ours -->',
  '```',
  '\u2028',
];
const RULES = ['@a/one', '@a/one-more', '@b/two'];

describe.each(Array.from({ length: 40 }, (_, seed) => seed))('any text (%i)', (seed) => {
  const next = numbers(seed);
  const textOf = (most: number) =>
    Array.from({ length: next(most) }, () => PIECES[next(PIECES.length)] ?? '').join('');

  it('comes back exactly, whatever blocks came and went in whatever order', () => {
    for (let round = 0; round < 50; round += 1) {
      const original = next(8) === 0 ? null : textOf(12);
      const present = new Map<string, string>();
      let file = original;
      for (let step = 0; step < 8; step += 1) {
        const rule = RULES[next(RULES.length)] ?? '';
        const before = file;
        if (file !== null && present.has(rule) && next(2) === 0) {
          file = withoutBlock(file, rule);
          present.delete(rule);
        } else {
          // A rule's text has line breaks of two kinds, not the one of old Macs.
          const text = `${withoutMarkers(textOf(6).replace(/\r+(?!\n)|\r(?=\r\n)/g, ''))}.\n`;
          file = writeBlock(file, rule, text);
          present.set(rule, text.replace(/\r\n/g, '\n'));
        }
        // Nothing outside of the blocks has changed, and every block is still there.
        expect([before, [...present.keys()].reduce(outside, file)]).toEqual([before, original]);
        for (const [one, text] of present) expect(readBlock(file ?? '', one)).toBe(text);
      }
    }
  });
});

const outside = (file: string | null, rule: string) => (file === null ? null : withoutBlock(file, rule));

it('renames a block where it is', () => {
  const file = writeBlock(writeBlock(OURS, '@a/one', 'First.\n'), '@b/two', 'Second.\n');
  const renamed = renameBlock(file, '@a/one', '@c/three');
  expect(renamed).toBe(file.replaceAll('@a/one', '@c/three'));
  expect(renameBlock(file, '@a/none', '@c/three')).toBe(file);
});
