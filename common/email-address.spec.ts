import { asciiDomain, isEmailAddress, withAsciiDomain } from './email-address';

describe('domains of e-mail addresses', () => {
  it.each([
    ['bücher.example', 'xn--bcher-kva.example'],
    ['BÜCHER.example', 'xn--bcher-kva.example'],
    ['XN--BCHER-KVA.example', 'xn--bcher-kva.example'],
    ['bu\u0308cher.example', 'xn--bcher-kva.example'],
    ['決まり。jp', 'xn--bbkya2692b.jp'],
    ['Example.COM', 'example.com'],
    ['1.2.3', '1.2.3'],
    ['bücher.example/x', ''],
    ['bücher@evil.example', ''],
    ['bü cher.example', ''],
  ])('compares %s as %s', (written, compared) => {
    expect(asciiDomain(written)).toBe(compared);
  });

  it.each(['a@bücher.example', 'a@xn--bcher-kva.example', '太郎@決まり.jp'])('takes %s', (email) => {
    expect(isEmailAddress(email)).toBe(true);
  });

  it.each(['a@bücher', 'a@bücher..example', 'a@b@bücher.example', 'bücher.example', 'a@-ü.example '])(
    'does not take %s',
    (email) => expect(isEmailAddress(email)).toBe(false),
  );

  it('leaves the part before the domain as it is', () => {
    expect(withAsciiDomain('Änne@BÜCHER.example')).toBe('Änne@xn--bcher-kva.example');
  });
});
