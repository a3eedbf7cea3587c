import express from 'express';
import pino from 'pino';
import request from 'supertest';
import { addressCheck } from './address-check';

const APP_URL = 'https://kimari.example.com';
const times = (count: number, host: string): readonly string[] => Array<string>(count).fill(host);

/** One of another name after each of the first, as long as there are any. */
const mixed = (first: readonly string[], second: readonly string[]): readonly string[] =>
  first.flatMap((host, index) => [host, ...second.slice(index, index + 1)]);

it.each([
  ['the name of APP_URL', times(100, 'kimari.example.com'), []],
  ['it with a port', times(100, 'KIMARI.example.com:8443'), []],
  ['another name', times(100, 'rules.example.com'), ['rules.example.com']],
  ['an address', times(100, '192.0.2.7:3000'), ['192.0.2.7']],
  ['an IPv6 address', times(100, '[2001:db8::7]:3000'), ['[2001:db8::7]']],
  ['another name for a long time', times(300, 'rules.example.com'), ['rules.example.com']],
  ['another name, but too seldom to say', times(99, 'rules.example.com'), []],
  ['another name for a quarter', mixed(times(75, 'kimari.example.com'), times(25, 'rules.example.com')), []],
  [
    'another name for most',
    mixed(times(80, 'rules.example.com'), times(20, 'kimari.example.com')),
    ['rules.example.com'],
  ],
  ['a name of its own for each', Array.from({ length: 400 }, (_, index) => `host-${index}.example`), []],
  ['probes of this machine', [...times(300, 'localhost:3000'), ...times(300, '127.0.0.1')], []],
  ['no host that could be one', times(300, 'a b'), []],
] as const)('%s', async (_name, hosts, expected) => {
  const lines: string[] = [];
  const logger = pino({ level: 'info' }, { write: (line) => void lines.push(line) });
  const app = express().use(addressCheck(APP_URL, logger));
  app.use((_request, response) => void response.end());
  const server = app.listen(0, '127.0.0.1');
  for (const host of hosts) await request(server).get('/').set('Host', host);
  server.close();
  expect(lines.map((line) => (JSON.parse(line) as { readonly host: string }).host)).toEqual(expected);
});
