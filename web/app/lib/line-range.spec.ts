import { lineHash, parseLineRange } from './line-range';

describe('lines in an address', () => {
  it.each([
    ['#L7', { from: 7, to: 7 }],
    ['#L7-L10', { from: 7, to: 10 }],
    ['#L10-L7', { from: 7, to: 10 }],
  ])('are read from %s', (hash, range) => {
    expect(parseLineRange(hash)).toEqual(range);
  });

  it.each(['', '#', '#L', '#L0', '#L7-', '#L7-10', '#L7-L', '#l7', '#s-data', '#L12345678', '#L7-L10-L12'])(
    'are not read from %j',
    (hash) => {
      expect(parseLineRange(hash)).toBeNull();
    },
  );

  it.each(['#L7', '#L7-L10'])('are written as %s', (hash) => {
    const range = parseLineRange(hash);
    expect(range && lineHash(range)).toBe(hash);
  });
});
