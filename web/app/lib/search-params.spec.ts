import { oneOf, positiveInteger, withParams } from './search-params';

describe('parameters of an address', () => {
  it('are replaced, repeated for lists, and dropped when empty', () => {
    const current = new URLSearchParams('q=go&page=3&tag=a');
    expect(withParams(current, { page: null, tag: ['a', 'b'], sort: 'stars', q: '' }).toString()).toBe(
      'tag=a&tag=b&sort=stars',
    );
    expect(current.toString()).toBe('q=go&page=3&tag=a');
  });

  it.each([
    ['7', 7],
    [null, 1],
    ['0', 1],
    ['-1', 1],
    ['1.5', 1],
    ['1e3', 1],
    ['999', 100],
  ])('%s as a page number', (text, expected) => expect(positiveInteger(text, 1, 100)).toBe(expected));

  it('are one of the allowed values or the fallback', () => {
    expect(oneOf('name', ['stars', 'name'], 'stars')).toBe('name');
    expect(oneOf('other', ['stars', 'name'], 'stars')).toBe('stars');
  });
});
