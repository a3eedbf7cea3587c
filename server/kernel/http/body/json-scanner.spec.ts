import { JsonScanner } from './json-scanner';

const accepts = (text: string, bounds = { maxDepth: 3, maxValues: 5 }): boolean =>
  new JsonScanner(bounds).accepts(Buffer.from(text));

describe('JsonScanner', () => {
  it.each([
    ['as deep as allowed', '[[[]]]', true],
    ['deeper', '[[[[', false],
    ['objects in arrays', '[{"a":[', true],
    ['deeper, mixed', '[{"a":[{', false],
    ['one after another', '[[],[]]', true],
    ['as many values as allowed', '[1,2,3,4]', true],
    ['more values', '[1,2,3,4,5]', false],
    ['keys', '{"a":1,"b":2,"c":3', false],
    ['brackets in a text', '"[[[[[[,,,,,,"', true],
    ['a text with an escaped quote', String.raw`"\"[[[[["`, true],
    ['a text that ends in a backslash', String.raw`"\\",[[[[`, false],
    ['characters of several bytes', '"規［｛，則"', true],
  ])('checks %s', (_, text, expected) => expect(accepts(text)).toBe(expected));

  it.each([0, 1, 31, 32, 33, 63, 64, 65, 500])('finds the end of a text of %i characters', (length) => {
    const plain = 'a,[{'.repeat(length).slice(0, length);
    expect(accepts(`["${plain}","${plain}"]`)).toBe(true);
    expect(accepts(`"${plain}\\"[[[[${plain}"`)).toBe(true);
    expect(accepts(`"${plain}\\\\",[[[[`)).toBe(false);
    expect(accepts(`["${plain}","${plain}",[[[`)).toBe(false);
  });

  it('gives the same result wherever the input is split', () => {
    const text = Buffer.from(String.raw`{"a":"\"[[[[規則\\","b":[[1]]}`);
    for (let cut = 0; cut <= text.length; cut++) {
      const scanner = new JsonScanner({ maxDepth: 3, maxValues: 8 });
      expect(scanner.accepts(text.subarray(0, cut)) && scanner.accepts(text.subarray(cut))).toBe(true);
      expect(scanner.accepts(Buffer.from('[[[['))).toBe(false);
    }
  });
});
