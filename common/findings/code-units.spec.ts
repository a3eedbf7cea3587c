import { CODE_UNITS } from './code-units';
import { invisibleMarks } from './invisible-marks';
import { hasKana } from './likely-orders/features';
import { Words, readWords } from './words';

const characters = Array.from({ length: CODE_UNITS }, (_, unit) => String.fromCharCode(unit)).filter(
  (character) => !/\p{Cs}/u.test(character),
);

describe('tables of code units', () => {
  it('know exactly the characters that Unicode calls controls or ignorable, and four others', () => {
    const expected = characters.filter((one) => /(?![\t\n\f\r])[\p{Cc}\p{DI}\u2800\ufff9-\ufffb]/u.test(one));
    expect(characters.filter((one) => [...invisibleMarks(one)].length > 0)).toEqual(expected);
  });

  it('know exactly the kana', () => {
    const expected = characters.filter((one) => /(?!・)[\u3041-\u30ff]/u.test(one));
    expect(characters.filter((one) => hasKana(one, 0, 1))).toEqual(expected);
  });

  it('know exactly the letters and digits of scripts that separate words by spaces', () => {
    const words = new Words();
    const isInWord = (one: string) => {
      readWords(`a${one}a`, 0, 3, words);
      return words.count === 1;
    };
    const expected = /(?![×÷])['.0-9A-Za-z\u00c0-\u05ff\u2019\uff10-\uff5a]/u;
    expect(characters.filter(isInWord)).toEqual(characters.filter((one) => expected.test(one)));
  });
});
