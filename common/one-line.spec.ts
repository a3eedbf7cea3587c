import fc from 'fast-check';
import { aSeed } from '../test/support/random-numbers';
import { asOneLine, isOneLine } from './one-line';

const BREAKING = [
  '\n',
  '\r\n',
  '\t',
  '\u0000',
  '\u001b',
  '\u0085',
  '\u009b',
  '\u2028',
  '\u2029',
  '\u202e',
  '\u2066',
];

const SEED = aSeed();
/** Characters of a text of the test that goes through all of Unicode. */
const BLOCK = 256;

function textOfBlock(block: number): string {
  return Array.from({ length: BLOCK }, (_, index) => String.fromCodePoint(block * BLOCK + index)).join('x');
}

describe('one line', () => {
  it.each(BREAKING)('%j breaks it', (breaking) => {
    expect(isOneLine(`港${breaking}ワークス`)).toBe(false);
    expect(asOneLine(`港 ${breaking}${breaking} ワークス${breaking}`)).toBe('港 ワークス');
  });

  it.each(['港ワークス', 'Ζωή & Co. – "the 2nd"', 'שלום\u200f', '👩‍👩‍👧', 'a\u3000b', ''])(
    '%j is one',
    (text) => {
      expect(isOneLine(text)).toBe(true);
      expect(asOneLine(text)).toBe(text);
    },
  );

  it('comes of a text with any character, lone surrogates among them', () => {
    const broken = Array.from({ length: 0x110000 / BLOCK }, (_, block) => textOfBlock(block)).filter(
      (text) => !isOneLine(asOneLine(text)),
    );
    expect(broken).toEqual([]);
  });

  it('comes of every text', () => {
    const isReady = fc.property(fc.uint16Array({ max: 0x2100 }), (units) =>
      isOneLine(asOneLine(String.fromCharCode(...units))),
    );
    fc.assert(isReady, { seed: SEED, numRuns: 1000 });
  });
});
