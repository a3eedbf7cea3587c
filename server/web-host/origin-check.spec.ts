import express from 'express';
import pino from 'pino';
import request from 'supertest';
import { type Page, usePageHosts } from '../../test/support/page-host';
import { originCheck } from './origin-check';
import { pageRequest } from './page-request';
import { SessionCookies } from './session-cookie';

describe('the origin check', () => {
  const host = usePageHosts();
  const cookie = { Cookie: 'access_token=access-1' };
  const changing: Page = () => new Response('changed');

  it.each([
    [{ 'Sec-Fetch-Site': 'cross-site', Origin: 'http://localhost:3000' }, 403],
    [{ 'Sec-Fetch-Site': 'same-site' }, 403],
    [{ 'Sec-Fetch-Site': 'none' }, 403],
    [{ Origin: 'https://evil.example' }, 403],
    [{ Origin: 'null' }, 403],
    [{}, 403],
    [{ 'Sec-Fetch-Site': 'same-origin' }, 200],
    [{ Origin: 'http://localhost:3000' }, 200],
  ])('answers a POST with %j with %d', async (headers, status) => {
    const { server } = await host(changing);
    const response = await request(server)
      .post('/x')
      .set({ ...cookie, ...headers });
    expect(response.status).toBe(status);
  });

  it('rejects requests of scripts with JSON', async () => {
    const { server } = await host(changing);
    const response = await request(server)
      .post('/x')
      .set({
        ...cookie,
        Origin: 'https://evil.example',
        Accept: 'application/json',
        'Accept-Language': 'en',
      });
    expect(response.body).toMatchObject({ code: 'FORBIDDEN', status: 403 });
  });
});

describe('the site under another address', () => {
  const host = usePageHosts();
  const changing: Page = () => new Response('changed');
  const cookie = { Cookie: 'access_token=access-1', 'Accept-Language': 'en' };
  const ADDRESSES = [
    'http://192.0.2.2:3000',
    'http://kimari.lan',
    'http://kimari.lan:3000',
    'http://[fd00::2]:3000',
    'http://localhost:3001',
    'http://127.0.0.1:3000',
    'https://localhost:3000',
  ];
  /** What browsers ask for: a page without scripts, the data of one with scripts, and what scripts fetch. */
  const WAYS = [
    ['/login', 'text/html,*/*;q=0.8', 'html'],
    ['/login.data', '*/*', 'json'],
    ['/login', 'application/json', 'json'],
  ] as const;

  it.each(ADDRESSES.flatMap((address) => WAYS.map((way) => [address, ...way] as const)))(
    'is told apart from a foreign one: %s%s for %s',
    async (address, path, accept, kind) => {
      const { server } = await host(changing);
      const headers = { ...cookie, Origin: address, Host: new URL(address).host, Accept: accept };
      const english = await request(server).post(path).set(headers);
      const japanese = await request(server)
        .post(path)
        .set({ ...headers, 'Accept-Language': 'ja' });
      for (const answer of [english, japanese]) {
        expect([answer.status, answer.type]).toEqual([
          403,
          kind === 'html' ? 'text/html' : 'application/json',
        ]);
        const said = kind === 'html' ? answer.text : answer.body.message;
        for (const part of [address, 'http://localhost:3000', `APP_URL=${address}`])
          expect(said).toContain(part);
      }
      expect(english.text).not.toBe(japanese.text);
    },
  );

  it.each([
    'http://a.example/<script>',
    'javascript:alert(1)',
    'null',
    'http://a.example" onload="x',
    'file://',
  ])('repeats nothing that is not an address: %s', async (origin) => {
    const { server } = await host(changing);
    const { status, text } = await request(server)
      .post('/x')
      .set({ ...cookie, Origin: origin, Accept: 'text/html' });
    expect([status, text.includes(origin)]).toEqual([403, false]);
  });

  it('is logged once a minute at most', async () => {
    const lines: string[] = [];
    const logger = pino({ level: 'info' }, { write: (line) => void lines.push(line) });
    const check = originCheck(
      'http://localhost:3000',
      new SessionCookies('http://localhost:3000').names,
      logger,
    );
    const app = express().use(pageRequest, check);
    for (const address of ADDRESSES)
      await request(app)
        .post('/x')
        .set({ ...cookie, Origin: address });
    expect(lines.map((line) => JSON.parse(line))).toMatchObject([
      { level: 40, origin: ADDRESSES[0], APP_URL: 'http://localhost:3000' },
    ]);
  });
});
