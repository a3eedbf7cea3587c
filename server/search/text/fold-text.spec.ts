import { foldText } from './fold-text';

/** All letters but kana, which are folded by what stands beside them. */
const LETTERS = Array.from({ length: 0x30000 }, (_, code) => String.fromCodePoint(code)).filter((character) =>
  /(?![\p{Script=Hiragana}\p{Script=Katakana}ー])\p{L}/u.test(character),
);
const differing = (isSame: (letter: string) => boolean) => LETTERS.filter((letter) => !isSame(letter));

describe('folding a letter of any script', () => {
  it('does not depend on the rest of the text', () => {
    expect(differing((letter) => foldText(`${letter} ä`) === `${foldText(letter)} a`)).toEqual([]);
  });

  it('is the same for its capital', () => {
    expect(differing((letter) => foldText(letter.toUpperCase()) === foldText(letter))).toEqual([]);
  });

  it('changes nothing the second time', () => {
    expect(differing((letter) => foldText(foldText(letter)) === foldText(letter))).toEqual([]);
  });

  it.each([
    ['Việt', 'viet'],
    ['große', 'grosse'],
    ['GROẞE', 'grosse'],
    ['e\u0301tude', 'etude'],
    ['x\u0302', 'x'],
  ])('reads %s as %s', (text, folded) => {
    expect(foldText(text)).toBe(folded);
  });
});
