import { contentTypeOf, type StoredName, toStoredName } from './stored-name';

describe('the name of a stored file', () => {
  it.each([
    'a',
    'avatars/0199f3c2-7a51-7c3e-9b1d-4f2a6c8e1b07/k3v9x2.webp',
    'avatars/決まり/ロゴ_1.png',
    `${'決'.repeat(85)}/${'a'.repeat(255)}`,
  ])('may be %s', (name) => {
    expect(toStoredName(name)).toBe(name);
  });

  it.each([
    '',
    '/',
    '/etc/passwd',
    'a//b',
    'a/',
    '.',
    '..',
    'a/../b',
    'a/..',
    '../a',
    '.hidden',
    'a/.unfinished-1',
    'a\\b',
    'C:a',
    'a b',
    'a\u0000',
    'a\nb',
    'a?b',
    'a%2e',
    'a+b',
    'a&b',
    'a\u202Eb',
    '\uD800',
    'が.png'.normalize('NFD'),
    'a'.repeat(256),
    '決'.repeat(86),
    Array.from({ length: 501 }, () => 'a').join('/'),
  ])('may not be %j', (name) => {
    expect(toStoredName(name)).toBeNull();
  });

  it.each([
    ['a.webp', 'image/webp'],
    ['a.PNG', 'image/png'],
    ['a.jpg', 'image/jpeg'],
    ['a.svg', 'application/octet-stream'],
    ['a.html', 'application/octet-stream'],
    ['webp', 'application/octet-stream'],
  ])('determines the content type: %s is %s', (name, type) => {
    expect(contentTypeOf(toStoredName(name) as StoredName)).toBe(type);
  });
});
