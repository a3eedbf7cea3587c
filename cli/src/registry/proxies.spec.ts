import { proxyFor } from './proxies';
import type { Environment } from '../lib/environment';

const PROXY = 'http://proxy.example:3128';
const originFor = (address: string, environment: Environment) =>
  proxyFor(new URL(address), environment)?.origin ?? null;

it.each([
  ['http://registry.example', { HTTP_PROXY: PROXY }, PROXY],
  ['http://registry.example', { http_proxy: PROXY, HTTP_PROXY: 'http://other.example' }, PROXY],
  ['http://registry.example', { http_proxy: '', HTTP_PROXY: PROXY }, null],
  ['http://registry.example', { HTTPS_PROXY: PROXY }, null],
  ['https://registry.example', { HTTP_PROXY: PROXY }, null],
  ['https://registry.example', { https_proxy: PROXY }, PROXY],
  ['https://registry.example', { ALL_PROXY: PROXY }, PROXY],
  ['http://registry.example', { all_proxy: PROXY }, PROXY],
  ['https://registry.example', { ALL_PROXY: 'http://other.example', HTTPS_PROXY: PROXY }, PROXY],
  ['https://registry.example', { HTTPS_PROXY: 'proxy.example:3128' }, PROXY],
  ['https://registry.example', { HTTPS_PROXY: 'https://proxy.example:3128' }, 'https://proxy.example:3128'],
  ['https://registry.example', {}, null],
])('goes to %s with %j through %s', (address, environment, expected) => {
  expect(originFor(address, environment)).toBe(expected);
});

it.each([
  ['registry.example', true],
  ['REGISTRY.example', true],
  ['registry.example.', true],
  ['example', true],
  ['.example', true],
  ['*.example', true],
  ['*', true],
  ['registry.example:8080', true],
  ['.example:8080', true],
  ['other.example, registry.example', true],
  ['other.example registry.example', true],
  ['registry.example:80', false],
  ['try.example', false],
  ['registry.example.com', false],
  ['a.registry.example', false],
  ['', false],
])('takes NO_PROXY=%s for http://registry.example:8080: %s', (list, isDirect) => {
  const environment = { HTTP_PROXY: PROXY, NO_PROXY: list };
  expect(originFor('http://registry.example:8080', environment)).toBe(isDirect ? null : PROXY);
});

it.each([
  ['http://10.1.2.3', '10.0.0.0/8', true],
  ['http://10.1.2.3', '10.1.2.3', true],
  ['http://10.1.2.3:8080', '10.1.2.3:8080', true],
  ['http://10.1.2.3', '2.3', false],
  ['http://10.1.2.3', '192.168.0.0/16', false],
  ['http://10.1.2.3', '10.0.0.0/99', false],
  ['http://registry.example', '0.0.0.0/0', false],
  ['http://[fd00::1]', 'fd00::/8', true],
  ['http://[fd00::1]', '[fd00::1]', true],
  ['http://[fd00::1]:81', '[fd00::1]:81', true],
  ['http://[fd00::1]', '::1', false],
])('takes %s for exempt by NO_PROXY=%s: %s', (address, list, isDirect) => {
  expect(originFor(address, { HTTP_PROXY: PROXY, no_proxy: list })).toBe(isDirect ? null : PROXY);
});

it('sends the name and the password of the address', () => {
  const { authorization } =
    proxyFor(new URL('http://a.example'), { HTTP_PROXY: 'http://me:p%40ss@proxy' }) ?? {};
  expect(authorization).toBe(`Basic ${Buffer.from('me:p@ss').toString('base64')}`);
});

it.each(['socks5://me:secret@127.0.0.1:1080', 'ftp://me:secret@127.0.0.1', 'http://'])(
  'refuses %s in words, without repeating a password',
  (proxy) => {
    const act = () => proxyFor(new URL('https://a.example'), { ALL_PROXY: proxy });
    expect(act).toThrow('PROXY');
    expect(JSON.stringify(thrownBy(act))).not.toContain('secret');
  },
);

function thrownBy(act: () => unknown): unknown {
  try {
    return act();
  } catch (error) {
    return error;
  }
}
