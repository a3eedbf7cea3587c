import { Agent, request as httpRequest } from 'node:http';
import { text } from 'node:stream/consumers';
import request from 'supertest';
import { ask, usePageHosts } from '../../test/support/page-host';

describe('requests for the web app', () => {
  const host = usePageHosts();

  it('builds URLs from the configured origin and ignores the headers of the request', async () => {
    const { server } = await host((_context, asked) =>
      Response.json({ url: asked.url, host: asked.headers.get('host') }),
    );
    const response = await request(server)
      .get('/a?b=c')
      .set({ Host: 'evil.example', 'X-Forwarded-Host': 'evil.example', 'X-Forwarded-Proto': 'https' });
    expect(response.body).toEqual({ url: 'http://localhost:3000/a?b=c', host: 'localhost:3000' });
  });

  it('does not treat a path that begins with two slashes as another host', async () => {
    const { port } = await host((_context, asked) => Response.json({ url: asked.url }));
    const answer = await ask({ port, path: '//evil.example/x' });
    expect(await text(answer)).toContain('http://localhost:3000/evil.example/x');
  });

  it('lets the percent signs of a path that cannot be decoded stand for themselves', async () => {
    const { port } = await host((_context, asked) => Response.json({ url: asked.url }));
    const answers = ['/user/%ff?q=x', '/50%', '/%E6%B1%BA?q=%25'].map(async (path) =>
      text(await ask({ port, path })),
    );
    expect((await Promise.all(answers)).map((answer) => (JSON.parse(answer) as { url: string }).url)).toEqual(
      [
        'http://localhost:3000/user/%25ff?q=x',
        'http://localhost:3000/50%25',
        'http://localhost:3000/%E6%B1%BA?q=%25',
      ],
    );
  });

  it.each([
    ['/rules?_data=x', '/rules'],
    ['/rules?q=a&_data=routes%2Frules&page=2', '/rules?q=a&page=2'],
    ['/rules?%5Fdata&q=a', '/rules?q=a'],
    ['/rules?_da%74a=x&_data=y', '/rules'],
    ['/rules?q=x_data&my_data=y&_database=z', '/rules?q=x_data&my_data=y&_database=z'],
  ])('leaves out the parameter that Remix once used: %s', async (path, expected) => {
    const { port } = await host((_context, asked) => Response.json({ url: asked.url }));
    const { url } = JSON.parse(await text(await ask({ port, path }))) as { url: string };
    expect(url).toBe(`http://localhost:3000${expected}`);
    expect(new URL(url).searchParams.has('_data')).toBe(false);
  });

  it('reads a body only on demand and keeps the connection usable', async () => {
    const { port } = await host((_context, asked) => new Response(String(asked.bodyUsed)));
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    const long = Buffer.alloc(9 * 1024 * 1024, 'a');
    const first = await ask({ port, method: 'POST', path: '/x', agent }, long);
    expect(await text(first)).toBe('false');
    const second = await ask({ port, method: 'POST', path: '/x', agent }, Buffer.from('b'));
    expect(await text(second)).toBe('false');
    agent.destroy();
  });

  it('fails a body that ends early', async () => {
    let broken = (_error: unknown): void => undefined;
    const failure = new Promise((resolve) => (broken = resolve));
    let leave = (): void => undefined;
    const { port } = await host(async (_context, asked) => {
      setImmediate(leave);
      await asked.text().catch(broken);
      return new Response();
    });
    const asking = httpRequest({ port, host: '127.0.0.1', method: 'POST', path: '/x' });
    asking.once('error', () => undefined);
    leave = () => asking.destroy();
    asking.write('half');
    expect(await failure).toBeInstanceOf(Error);
  });
});
