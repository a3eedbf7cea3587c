import { parseLocale, pickLocale } from './locale';

describe('parseLocale', () => {
  it.each([
    ['ja', 'ja'],
    ['JA-jp', 'ja'],
    [' en ', 'en'],
    ['en-GB-oxendict', 'en'],
    ['fr', null],
    ['eng', null],
    ['japan', null],
    ['', null],
    [null, null],
    [undefined, null],
  ])('reads %p as %p', (tag, expected) => {
    expect(parseLocale(tag)).toBe(expected);
  });
});

describe('pickLocale', () => {
  it.each([
    ['en', 'en'],
    ['en-US,en;q=0.9', 'en'],
    ['fr-FR, en;q=0.5, ja;q=0.8', 'ja'],
    ['ja;q=0.2, en;q=0.3', 'en'],
    ['en;q=0.5, ja;q=0.5', 'en'],
    ['en;q=0, ja;q=0.1', 'ja'],
    ['en;q=0', 'ja'],
    ['en ; q=0.9 , ja ; Q=0.95', 'ja'],
    ['de, fr', 'ja'],
    ['*', 'ja'],
    [',,;;', 'ja'],
    ['', 'ja'],
  ])('follows Accept-Language: %s → %s', (acceptLanguage, expected) => {
    expect(pickLocale({ acceptLanguage })).toBe(expected);
  });

  it('takes the most explicit source with a supported language', () => {
    const all = { explicit: 'en', query: 'ja', saved: 'ja', acceptLanguage: 'ja' };
    expect(pickLocale(all)).toBe('en');
    expect(pickLocale({ ...all, explicit: 'fr', query: 'en' })).toBe('en');
    expect(pickLocale({ query: 'xx', saved: 'en', acceptLanguage: 'ja' })).toBe('en');
    expect(pickLocale({})).toBe('ja');
  });
});
