import { emailKey } from './email-key';

describe('emailKey', () => {
  it('ignores the case of ASCII letters and surrounding spaces', () => {
    expect(emailKey(' Hanako@Example.JP ')).toBe('hanako@example.jp');
  });

  it('composes, so that two encodings of one address are equal', () => {
    expect(emailKey('re\u0301ne@example.fr')).toBe(emailKey('r\u00e9ne@example.fr'));
  });

  it('writes an international domain in ASCII', () => {
    expect(emailKey('A@Bücher.example')).toBe(emailKey('a@xn--bcher-kva.example'));
  });

  it('does not fold other letters, which would equate different addresses', () => {
    expect(emailKey('\u017fam@example.com')).not.toBe('sam@example.com');
    expect(emailKey('\u0130@example.com')).not.toBe('i@example.com');
  });
});
