import { beginningOf } from './beginning.server';

describe('beginningOf', () => {
  it.each([
    ['a text that fits', 'abcdef', { shown: 'abcdef', isCut: false }],
    ['a text that does not', 'abcdefg', { shown: 'abcdef', isCut: true }],
    ['a text that is longer once it is escaped', '<a>', { shown: '<a', isCut: true }],
    ['a character of two code units at the limit', 'abcde😀', { shown: 'abcde', isCut: true }],
  ])('cuts %s', (_name, text, expected) => expect(beginningOf(text, 6)).toEqual(expected));
});
