import { USER_CODE_ALPHABET } from '@kimari/common/device-code';
import { createUserCode } from './user-code';

const CODES = 200_000;
/** The 0.999 quantile of the chi-squared distribution with 19 degrees of freedom. */
const CHI_SQUARED_LIMIT = 43.82;

describe('createUserCode', () => {
  const codes = Array.from({ length: CODES }, createUserCode);

  it('uses only letters of the alphabet', () => {
    const code = new RegExp(`^[${USER_CODE_ALPHABET}]{8}$`);
    expect(codes.filter((each) => !code.test(each))).toEqual([]);
  });

  it('uses each letter equally often at each place', () => {
    const expected = CODES / USER_CODE_ALPHABET.length;
    for (let place = 0; place < 8; place++) {
      const counts = new Map<string, number>();
      for (const code of codes) counts.set(code.charAt(place), (counts.get(code.charAt(place)) ?? 0) + 1);
      const chiSquared = [...USER_CODE_ALPHABET]
        .map((letter) => ((counts.get(letter) ?? 0) - expected) ** 2 / expected)
        .reduce((sum, each) => sum + each, 0);
      // Wider than the quantile: eight places, and a test that never fails by chance.
      expect(chiSquared).toBeLessThan(2 * CHI_SQUARED_LIMIT);
    }
  });

  it('repeats itself no more often than chance', () => {
    // The birthday bound for 200,000 of 25.6 billion codes is about 0.8 pairs.
    expect(CODES - new Set(codes).size).toBeLessThan(12);
  });
});
