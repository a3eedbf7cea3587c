import { emailKey } from './email-key';

describe('emailKey', () => {
  it('ignores the case of ASCII letters and spaces around', () => {
    expect(emailKey(' Hanako@Example.JP ')).toBe('hanako@example.jp');
  });

  it('composes, so that two spellings of one address are one', () => {
    expect(emailKey('re\u0301ne@example.fr')).toBe(emailKey('r\u00e9ne@example.fr'));
  });

  it('does not fold letters into others, as one address would stand for another', () => {
    expect(emailKey('\u017fam@example.com')).not.toBe('sam@example.com');
    expect(emailKey('\u0130@example.com')).not.toBe('i@example.com');
  });
});
