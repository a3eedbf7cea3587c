import { isPrivateWay, readOrigin } from './origin';

it.each([
  ['kimari.example', 'https://kimari.example'],
  ['KIMARI.example:8443/', 'https://kimari.example:8443'],
  ['http://kimari.example', 'http://kimari.example'],
  ['HTTP://LocalHost:3000/', 'http://localhost:3000'],
  ['localhost:3000', 'http://localhost:3000'],
  ['registry.localhost:3000', 'http://registry.localhost:3000'],
  ['127.0.0.1:3000', 'http://127.0.0.1:3000'],
  ['[::1]:3000', 'http://[::1]:3000'],
  ['https://localhost:3000', 'https://localhost:3000'],
])('reads %s as %s', (text, origin) => {
  expect(readOrigin(text)).toBe(origin);
});

it.each(['', 'http://a b', 'ftp://a', 'http://me:secret@a', 'localhost:3000/rules', 'a?b', 'a:port'])(
  'takes %j for no address of a registry',
  (text) => {
    expect(() => readOrigin(text)).toThrow();
  },
);

it.each(['localhost.kimari.example:3000', '127.0.0.1.kimari.example', '128.0.0.1', 'notlocalhost'])(
  'sends nothing to %s without encryption unless it is asked to',
  (host) => {
    expect(readOrigin(host)).toBe(`https://${host}`);
    expect(isPrivateWay(`http://${host}`)).toBe(false);
  },
);
