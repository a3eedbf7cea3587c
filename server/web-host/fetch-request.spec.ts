import { text } from 'node:stream/consumers';
import request from 'supertest';
import { ask, usePageHosts } from '../../test/support/page-host';

describe('requests as the web app sees them', () => {
  const host = usePageHosts();

  it('builds addresses from the settings, whatever the request says', async () => {
    const { server } = await host((_context, asked) =>
      Response.json({ url: asked.url, host: asked.headers.get('host') }),
    );
    const response = await request(server)
      .get('/a?b=c')
      .set({ Host: 'evil.example', 'X-Forwarded-Host': 'evil.example', 'X-Forwarded-Proto': 'https' });
    expect(response.body).toEqual({ url: 'http://localhost:3000/a?b=c', host: 'localhost:3000' });
  });

  it('does not take a path with two slashes for another host', async () => {
    const { port } = await host((_context, asked) => Response.json({ url: asked.url }));
    const answer = await ask({ port, path: '//evil.example/x' });
    expect(await text(answer)).toContain('http://localhost:3000/evil.example/x');
  });

  it('refuses a body that is too long, announced or not', async () => {
    const { server, port } = await host(async (_context, asked) => new Response(await asked.text()));
    const tooLong = Buffer.alloc(9 * 1024 * 1024, 'a');
    const announced = await request(server)
      .post('/x')
      .set('Content-Type', 'text/plain')
      .send(tooLong.toString());
    expect(announced.status).toBe(413);
    const unannounced = await ask({ port, method: 'POST', path: '/x' }, tooLong);
    unannounced.resume();
    expect(unannounced.statusCode).toBe(413);
  });
});
