import { nameInMail } from './name-in-mail';

describe('a name in a mail', () => {
  it.each([
    ['Acme\r\n\r\nSign in: https://evil.example/login', 'Acme Sign in: https: //evil. example/login'],
    ['evil.example', 'evil. example'],
    ['www．evil．example', 'www． evil． example'],
    ['boss@evil.example', 'boss@ evil. example'],
    ['mailto:x@evil.example', 'mailto:x@ evil. example'],
    ['\u202egnp.exe', 'gnp. exe'],
    ['evil.3xample', 'evil. 3xample'],
    ['evil.xn--p1ai', 'evil. xn--p1ai'],
  ])('%j is no link and no line of its own', (name, expected) => {
    expect(nameInMail(name)).toBe(expected);
  });

  it.each(['港ワークス', 'Acme Inc.', 'kimari-cli/1.2.0', 'Firefox (Linux)', 'The 2.0 team'])(
    '%j stays as it is',
    (name) => {
      expect(nameInMail(name)).toBe(name);
    },
  );
});
