import { text } from 'node:stream/consumers';
import request from 'supertest';
import { ask, type Page, usePageHosts } from '../../test/support/page-host';

describe('cached pages', () => {
  const host = usePageHosts();
  const cached = { responseCache: 'on' } as const;
  /** A page that tells what it sees of the request. */
  const showing = () => {
    const seen: string[] = [];
    const page: Page = ({ locale, theme, timeZone, viewer }, asked) => {
      const shown = { locale, theme, timeZone, viewer, headers: Object.fromEntries(asked.headers) };
      seen.push(JSON.stringify(shown));
      return new Response(`<p>${seen.length}</p>${JSON.stringify(shown)}`, {
        headers: { 'Content-Type': 'text/html' },
      });
    };
    return { page, seen };
  };
  const HELD = 'public, max-age=0, s-maxage=1, stale-while-revalidate=1';

  it.each(['/', '/rules', '/rules?q=a', '/rules/@taro/open', '/@taro', '/rules.data'])(
    '%s is rendered once for all visitors',
    async (address) => {
      const { page, seen } = showing();
      const { server } = await host(page, cached);
      const answers = await Promise.all(Array.from({ length: 20 }, () => request(server).get(address)));
      expect(new Set(answers.map((answer) => answer.text)).size).toBe(1);
      expect(seen).toHaveLength(1);
      expect(answers[0]?.headers).toMatchObject({ 'cache-control': HELD, etag: expect.any(String) });
      expect(answers[0]?.headers['vary']).toMatch(/Cookie.*Accept-Language/);
      expect(new Set(answers.map(({ headers }) => headers['x-request-id'])).size).toBe(20);
    },
  );

  it.each(['/login', '/settings', '/rules/new', '/reset-password?token=x', '/rules/@taro/open/download'])(
    '%s is rendered for each',
    async (address) => {
      const { page, seen } = showing();
      const { server } = await host(page, cached);
      for (let times = 0; times < 2; times++) {
        const { headers } = await request(server).get(address);
        expect(headers['cache-control']).toBe('no-cache');
      }
      expect(seen).toHaveLength(2);
    },
  );

  it.each([
    'access_token=access-1',
    'refresh_token=refresh-1',
    'user=x',
    'second_factor=x',
    'oauth=x',
    'notice=x',
  ])('are not for a browser with the cookie %s', async (cookie) => {
    const { page, seen } = showing();
    const { server } = await host(page, cached);
    await request(server).get('/rules');
    const own = await request(server).get('/rules').set('Cookie', cookie);
    expect(own.headers['cache-control']).not.toMatch(/public/);
    expect(seen).toHaveLength(2);
    const visitor = await request(server).get('/rules');
    expect(visitor.text).toContain('<p>1</p>');
  });

  it('differ by language, theme, view, time zone and encoding, and by nothing else', async () => {
    const { page, seen } = showing();
    const { server, port } = await host(page, cached);
    const variants = [
      {},
      { 'Accept-Language': 'en' },
      { Cookie: 'theme=dark' },
      { Cookie: 'view=grid' },
      { Cookie: 'tz=Europe/Paris' },
      { Cookie: 'target=cursor' },
      { 'Accept-Encoding': 'gzip' },
      { 'Accept-Encoding': 'br' },
    ];
    for (const headers of variants)
      await request(server)
        .get('/rules')
        .set({ 'Accept-Encoding': '', ...headers });
    expect(seen).toHaveLength(variants.length);
    const poison = {
      'Accept-Encoding': '',
      Host: 'evil.example',
      'X-Forwarded-Host': 'evil.example',
      'X-Forwarded-Proto': 'gopher',
      'X-Request-Id': 'chosen-by-somebody',
      'User-Agent': '<script>',
      'X-Anything': 'evil',
      Cookie: 'theme=evil; view=evil; target=evil; tz=evil; lang=evil; sign_up=evil; other=evil',
    };
    const poisoned = await ask({
      port,
      path: '/rules',
      headers: { ...poison, 'Accept-Language': 'x,'.repeat(4000) },
    });
    expect(await text(poisoned)).toContain('<p>1</p>');
    expect(poisoned.headers['x-request-id']).toBe('chosen-by-somebody');
    expect(seen).toHaveLength(variants.length);
  });

  it.each([
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip;q=1, br;q=0', 'gzip'],
    ['zstd', undefined],
  ])('are compressed for %s by %s', async (accepted, encoding) => {
    const long = '決まり'.repeat(1000);
    const { port } = await host(
      () => new Response(long, { headers: { 'Content-Type': 'text/html' } }),
      cached,
    );
    for (let times = 0; times < 2; times++) {
      const answer = await ask({ port, path: '/', headers: { 'Accept-Encoding': accepted } });
      answer.resume();
      expect([answer.statusCode, answer.headers['content-encoding']]).toEqual([200, encoding]);
    }
  });

  it('show nothing of the request that was first', async () => {
    const { page, seen } = showing();
    const { port } = await host(page, cached);
    const headers = {
      Host: 'evil.example',
      'X-Forwarded-Host': 'evil.example',
      Cookie: 'other=evil',
      'X-A': 'evil',
    };
    const first = await ask({
      port,
      path: '/rules',
      headers: { ...headers, 'Accept-Encoding': 'evil, *;q=0' },
    });
    expect(await text(first)).not.toContain('evil');
    expect(seen.join()).not.toContain('evil');
  });

  it.each([
    ['fail', () => new Response('no', { status: 503 })],
    ['are missing', () => new Response('no', { status: 404 })],
    ['set a cookie', () => new Response('x', { headers: { 'Set-Cookie': 'view=grid' } })],
    ['decide for themselves', () => new Response('x', { headers: { 'Cache-Control': 'no-store' } })],
  ])('are not those that %s', async (_case, answer) => {
    let rendered = 0;
    const { server } = await host(() => {
      rendered++;
      return answer();
    }, cached);
    for (let times = 0; times < 2; times++) {
      const { headers } = await request(server).get('/rules');
      expect(headers['cache-control']).not.toMatch(/s-maxage/);
    }
    expect(rendered).toBe(2);
  });

  it('keep the policy with the hashes of their scripts', async () => {
    const { server } = await host(
      ({ nonce }) =>
        new Response(`<script nonce="${nonce}">own()</script>`, { headers: { 'Content-Type': 'text/html' } }),
      cached,
    );
    const [first, second] = [await request(server).get('/'), await request(server).get('/')];
    expect(second.headers['content-security-policy']).toBe(first.headers['content-security-policy']);
    expect(second.headers['content-security-policy']).toContain("'sha256-");
    expect(second.text).toBe('<script>own()</script>');
  });

  it('answer 304 to a client that has the page', async () => {
    const { page } = showing();
    const { server } = await host(page, cached);
    const { headers } = await request(server).get('/');
    const again = await request(server).get('/').set('If-None-Match', String(headers['etag']));
    expect([again.status, again.text]).toEqual([304, '']);
    expect(again.headers['content-security-policy']).toBe(headers['content-security-policy']);
  });

  it('count for the limits of each visitor', async () => {
    const { page } = showing();
    const counted: string[] = [];
    const limits = {
      admitPage: ({ ip }: { ip?: string | undefined }) => Promise.resolve(void counted.push(ip ?? '')),
      render: () => Promise.resolve(),
    };
    const { server } = await host(page, { ...cached, limits });
    for (const ip of ['198.51.100.1', '198.51.100.2'])
      await request(server).get('/').set('X-Forwarded-For', ip);
    expect(counted).toEqual(['198.51.100.1', '198.51.100.2']);
  });
});
