import { isAtDomain, readMailDomain } from './mail-domains';

describe('domains of addresses', () => {
  it.each([
    ['example.com', 'example.com'],
    ['Example.COM', 'example.com'],
    ['example.com.', 'example.com'],
    ['決まり.jp', 'xn--bbkya2692b.jp'],
    ['XN--BBKYA2692B.JP', 'xn--bbkya2692b.jp'],
    ['ｅｘａｍｐｌｅ.com', 'example.com'],
    ['*.Example.com', '*.example.com'],
  ])('compares %s as %s', (written, compared) => {
    expect(readMailDomain(written)).toBe(compared);
  });

  it.each([
    '',
    'localhost',
    '@example.com',
    'taro@example.com',
    'example.com/x',
    'exa mple.com',
    '*',
    '*.',
    'a.*.com',
    '*.*.com',
    'a..com',
  ])('takes %p for no domain', (written) => expect(readMailDomain(written)).toBeNull());

  it.each([
    ['taro@example.com', true],
    ['taro@EXAMPLE.com', true],
    ['taro@mail.example.com', false],
    ['taro@notexample.com', false],
    ['taro@example.com.evil.org', false],
    ['example.com@evil.org', false],
    ['taro@example.org', false],
    ['taro@a.example.org', true],
    ['taro@a.b.example.org', true],
    ['taro@evilexample.org', false],
    ['taro@*.example.org', false],
    ['taro', false],
  ])('%s is admitted: %s', (email, isAdmitted) => {
    expect(isAtDomain(email, ['example.com', '*.example.org'])).toBe(isAdmitted);
  });
});
