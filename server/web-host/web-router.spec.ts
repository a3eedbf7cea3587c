import { once } from 'node:events';
import { request as httpRequest } from 'node:http';
import request from 'supertest';
import { ask, usePageHosts, viewerPage } from '../../test/support/page-host';

describe('answers', () => {
  const host = usePageHosts();

  it('sends each piece of a page as soon as it is there, compressed too', async () => {
    let finish = (): void => undefined;
    const { port } = await host(() => {
      const body = new ReadableStream<Uint8Array>({
        start(controller) {
          controller.enqueue(new TextEncoder().encode('<p>first</p>'));
          finish = () => {
            controller.enqueue(new TextEncoder().encode('<p>last</p>'));
            controller.close();
          };
        },
      });
      return new Response(body, { headers: { 'Content-Type': 'text/html' } });
    });
    const answer = await ask({ port, path: '/', headers: { 'Accept-Encoding': 'gzip' } });
    let pieces = 0;
    answer.on('data', () => {
      if (pieces++ === 0) finish();
    });
    await once(answer, 'end');
    expect(pieces).toBeGreaterThan(1);
  });

  it('stops a page that nobody waits for any more', async () => {
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

  it.each([
    ['TRACE', '/', 405],
    ['GET', '/%E0%A4%A', 404],
  ])('answers %s %s with %d', async (method, path, status) => {
    const { port } = await host(viewerPage);
    const answer = await ask({ port, method, path });
    answer.resume();
    expect(answer.statusCode).toBe(status);
  });

  it('tells pages which build is served', async () => {
    const { server } = await host(viewerPage);
    const latest = await request(server).get('/builds/latest.json');
    expect(latest.body).toEqual({ id: 'v1', path: '/builds/meta/v1.json' });
    expect((await request(server).get('/builds/meta/v1.json')).body).toEqual({ id: 'v1' });
    expect((await request(server).get('/builds/meta/old.json')).status).toBe(404);
  });
});
