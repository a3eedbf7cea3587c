import fc from 'fast-check';
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

  it('comes of every text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        expect(isOneLine(asOneLine(text))).toBe(true);
      }),
    );
  });
});
