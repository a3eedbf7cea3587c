import { estimateStrength } from './password-strength';

describe('estimateStrength', () => {
  it.each([
    ['', 0],
    ['short', 1],
    ['aaaaaaaaaaaaaaaaaaaa', 1],
    ['abcdefgh', 2],
    ['correct horse battery', 4],
    ['ながくてよい合言葉です。', 3],
  ])('%s', (password, strength) => expect(estimateStrength(password)).toBe(strength));
});
