import { once } from 'node:events';
import { request as httpRequest } from 'node:http';
import { buffer, text } from 'node:stream/consumers';
import { gunzipSync } from 'node:zlib';
import request from 'supertest';
import { ask, type Page, usePageHosts, viewerPage } from '../../test/support/page-host';
import { currentDeadline, DEADLINES } from '../kernel/deadline';

describe('answers', () => {
  const host = usePageHosts();

  it('sends a page in one piece with its length', async () => {
    const { port } = await host(() => new Response('決まり', { headers: { 'Content-Type': 'text/html' } }));
    const answer = await ask({ port, path: '/' });
    expect([answer.headers['content-length'], await text(answer)]).toEqual(['9', '決まり']);
    const head = await ask({ port, path: '/', method: 'HEAD' });
    expect([head.statusCode, await text(head)]).toEqual([200, '']);
  });

  it('compresses a page for clients that accept it', async () => {
    const page = '決まり'.repeat(1000);
    const { port } = await host(() => new Response(page, { headers: { 'Content-Type': 'text/html' } }));
    const answer = await ask({ port, path: '/', headers: { 'Accept-Encoding': 'gzip' } });
    expect(answer.headers['content-encoding']).toBe('gzip');
    expect(gunzipSync(await buffer(answer)).toString()).toBe(page);
  });

  it('aborts a page when the client disconnects', async () => {
    const aborted = new Promise<void>((resolve) => {
      void host((_context, asked) => {
        asked.signal.addEventListener('abort', () => resolve());
        return new Promise<Response>(() => undefined);
      }).then(({ server, port }) => {
        const asking = httpRequest({ port, host: '127.0.0.1', path: '/' }).once('error', () => undefined);
        server.once('request', () => setImmediate(() => asking.destroy()));
        asking.end();
      });
    });
    await expect(aborted).resolves.toBeUndefined();
  });

  it('enforces a deadline on pages', async () => {
    const untilRefused: Page = async () => {
      const running = currentDeadline() ?? AbortSignal.abort();
      if (!running.aborted) await once(running, 'abort');
      return Response.json(running.reason);
    };
    const { server } = await host(untilRefused, { deadline: { ...DEADLINES.page, milliseconds: 50 } });
    const { body } = await request(server).get('/');
    expect(body).toMatchObject({ definition: { code: 'SERVICE_UNAVAILABLE' } });
  });

  it('refuses methods that no page has', async () => {
    const { port } = await host(viewerPage);
    const answer = await ask({ port, method: 'TRACE', path: '/' });
    answer.resume();
    expect(answer.statusCode).toBe(405);
  });

  it.each([
    ['text/markdown', '/rules/@taro/guide/markdown?version=1.0.0'],
    ['text/markdown, text/html;q=0.5', '/rules/@taro/guide/markdown?version=1.0.0'],
    ['text/html,application/xhtml+xml,*/*;q=0.8', '/rules/@taro/guide?version=1.0.0'],
    ['*/*', '/rules/@taro/guide?version=1.0.0'],
  ])('gives a client that accepts %s %s', async (accept, address) => {
    const { port } = await host((_context, { url }) => new Response(url));
    const path = '/rules/@taro/guide?version=1.0.0';
    const answer = await ask({ port, path, headers: { Accept: accept } });
    expect(await text(answer)).toMatch(new RegExp(`${address.replace('?', '\\?')}$`));
    expect(answer.headers['vary']).toContain('Accept');
  });

  it.each([
    ['ja', 400, '正しい form data を'],
    ['en', 400, 'Send valid form data'],
    ['ja', 413, 'リクエストのサイズが大きすぎます。'],
    ['en', 413, 'The request body is too large'],
    ['en', 415, 'Send the body as application/x-www-form-urlencoded'],
    ['ja', 429, '30日後に'],
    ['en', 404, 'Not found'],
    ['en', 503, 'Service temporarily unavailable'],
    ['en', 500, 'Internal server error'],
  ])('says in %s why a form without a page was refused with %d', async (language, status, words) => {
    const refusal: Page = () =>
      Response.json(
        { requestId: 'a' },
        { status, headers: { 'Retry-After': '2591999', 'Set-Cookie': 'notice=x' } },
      );
    const { server } = await host(refusal);
    const post = (path: string) => request(server).post(path).set('Accept-Language', language);
    const answer = await post('/preferences').set('Accept', 'text/html,*/*;q=0.8');
    expect(answer.status).toBe(status);
    expect(answer.text).toContain(`<html lang="${language}">`);
    expect(answer.text).toContain(words);
    expect(answer.get('Set-Cookie')?.join()).toContain('notice=x');
    expect((await post('/preferences.data')).status).toBe(status);
    expect((await post('/preferences.data')).text ?? '').not.toContain('<html');
    expect((await post('/preferences').set('Accept', 'application/json')).body).toEqual({ requestId: 'a' });
  });

  it('reports the current build', async () => {
    const { server } = await host(viewerPage);
    const latest = await request(server).get('/builds/latest.json');
    expect(latest.body).toEqual({ id: 'v1', path: '/builds/meta/v1.json' });
    expect((await request(server).get('/builds/meta/v1.json')).body).toEqual({ id: 'v1' });
    expect((await request(server).get('/builds/meta/old.json')).status).toBe(404);
  });
});
