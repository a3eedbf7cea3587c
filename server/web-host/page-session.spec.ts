import request from 'supertest';
import { NEXT_TOKENS, type Page, usePageHosts, viewerPage } from '../../test/support/page-host';

const cookiesOf = (response: { headers: Record<string, unknown> }): string[] =>
  (response.headers['set-cookie'] as string[] | undefined) ?? [];

describe('sessions in cookies', () => {
  const host = usePageHosts();

  it('renders a page for the user of the access token', async () => {
    const { server } = await host(viewerPage);
    const response = await request(server).get('/').set('Cookie', 'access_token=access-1');
    expect(response.body).toEqual({ viewer: 'haruka' });
    expect(response.headers['cache-control']).toBe('private, no-store');
  });

  it('rotates tokens once for parallel requests and keeps a session persistent', async () => {
    let allHaveAsked = (): void => undefined;
    const asked = new Promise<void>((resolve) => (allHaveAsked = resolve));
    const { server, operations } = await host(viewerPage, { beforeAnswers: asked });
    let count = 0;
    server.on('request', () => {
      if (++count === 5) setImmediate(allHaveAsked);
    });
    const cookie = 'access_token=expired; refresh_token=refresh-1; remember_me=1';
    const responses = await Promise.all(
      Array.from({ length: 5 }, () => request(server).get('/').set('Cookie', cookie)),
    );
    for (const response of responses) {
      expect(response.body).toEqual({ viewer: 'haruka' });
      expect(cookiesOf(response)).toContainEqual(
        'refresh_token=refresh-2; Max-Age=2592000; Path=/; HttpOnly; SameSite=Lax',
      );
    }
    expect(operations).toHaveLength(1);
  });

  it('clears the cookies of a session that has ended', async () => {
    const { server } = await host(viewerPage);
    const response = await request(server)
      .get('/')
      .set('Cookie', 'access_token=x; refresh_token=y; user=%7B%7D');
    expect(response.body).toEqual({ viewer: null });
    expect(cookiesOf(response).map((line) => line.split(';', 2).join(';'))).toEqual([
      'access_token=; Max-Age=0',
      'refresh_token=; Max-Age=0',
      'user=; Max-Age=0',
    ]);
  });

  it('keeps the cookies and answers 503 when the session cannot be checked', async () => {
    const { server } = await host(viewerPage);
    const response = await request(server).get('/').set('Cookie', 'access_token=database-is-away');
    expect(response.status).toBe(503);
    expect(response.headers['retry-after']).toBe('5');
    expect(cookiesOf(response)).toEqual([]);
  });

  it('starts a browser session with a user summary that scripts can read', async () => {
    const { server } = await host((context) => {
      context.session.start(NEXT_TOKENS, { rememberMe: false });
      return new Response(null, { status: 204 });
    });
    const response = await request(server).post('/login');
    const summary = encodeURIComponent(
      JSON.stringify({ id: 'u1', username: 'haruka', displayName: '遥', avatarUrl: '/api/avatars/a.webp' }),
    );
    expect(cookiesOf(response)).toEqual([
      'access_token=access-2; Path=/; HttpOnly; SameSite=Lax',
      'refresh_token=refresh-2; Path=/; HttpOnly; SameSite=Lax',
      'device=device-of-u1; Max-Age=31536000; Path=/; HttpOnly; SameSite=Lax',
      `user=${summary}; Path=/; SameSite=Lax`,
    ]);
  });

  it('binds the cookies to a secure host', async () => {
    const { server } = await host(
      (context) => {
        context.session.start(NEXT_TOKENS, { rememberMe: true });
        return new Response(null, { status: 204 });
      },
      { appUrl: 'https://kimari.example' },
    );
    const response = await request(server).post('/login');
    expect(cookiesOf(response)[0]).toBe(
      '__Host-access_token=access-2; Max-Age=2592000; Path=/; HttpOnly; Secure; SameSite=Lax',
    );
  });

  it('ends a session on the server and in the browser', async () => {
    const { server, operations } = await host(async (context) => {
      await context.session.end();
      return new Response(null, { status: 204 });
    });
    const response = await request(server).post('/logout').set({
      Cookie: 'access_token=access-1; refresh_token=refresh-1',
      Origin: 'http://localhost:3000',
    });
    expect(operations.map(({ variables }) => variables)).toEqual([{ refreshToken: 'refresh-1' }]);
    expect(cookiesOf(response)).toHaveLength(2);
  });

  describe('that wait for the second factor', () => {
    const pending = { challengeToken: 'challenge-1', account: 'haruka@example.com', rememberMe: true };
    const pendingPage: Page = (context) => Response.json(context.session.pending);
    const keep: Page = (context) => {
      context.session.challenge({ ...pending, expiresIn: 600 });
      return Response.json({});
    };

    it('keep the challenge in a cookie that scripts cannot read, for its lifetime', async () => {
      const { server } = await host(keep);
      const [line = ''] = cookiesOf(await request(server).post('/login'));
      expect(line).toMatch(/^second_factor=[\w-]+; Max-Age=600; Path=\/; HttpOnly; SameSite=Lax$/);
      const next = await host(pendingPage);
      const { body } = await request(next.server)
        .get('/')
        .set('Cookie', line.split(';', 1)[0] ?? '');
      expect(body).toEqual(pending);
      const https = await host(keep, { appUrl: 'https://kimari.example' });
      expect(cookiesOf(await request(https.server).post('/login'))[0]).toMatch(/^__Host-second_factor=/);
    });

    it.each(['x', Buffer.from('{"account":1}').toString('base64url')])(
      'ignore a broken cookie: %s',
      async (value) => {
        const { server } = await host(pendingPage);
        expect((await request(server).get('/').set('Cookie', `second_factor=${value}`)).body).toBeNull();
      },
    );

    it('forget the challenge once a session starts, or on request', async () => {
      const cleared = 'second_factor=; Max-Age=0; Path=/; HttpOnly; SameSite=Lax';
      const pages: Page[] = [
        (context) => {
          context.session.start(NEXT_TOKENS, { rememberMe: false });
          return Response.json({});
        },
        (context) => {
          context.session.challenge(null);
          return Response.json({});
        },
      ];
      for (const page of pages) {
        const { server } = await host(page);
        const lines = cookiesOf(await request(server).get('/').set('Cookie', 'second_factor=x'));
        expect(lines).toContain(cleared);
      }
    });
  });

  describe('remember the browser', () => {
    const signIn: Page = (context) => {
      context.session.start(NEXT_TOKENS, { rememberMe: false });
      return Response.json({});
    };
    const deviceLines = (response: { headers: Record<string, unknown> }) =>
      cookiesOf(response).filter((line) => line.includes('device='));

    it('for a year from the first sign-in, independently of the session', async () => {
      const { server } = await host(signIn);
      expect(deviceLines(await request(server).get('/'))).toEqual([
        'device=device-of-u1; Max-Age=31536000; Path=/; HttpOnly; SameSite=Lax',
      ]);
      const https = await host(signIn, { appUrl: 'https://kimari.example' });
      expect(deviceLines(await request(https.server).get('/'))).toEqual([
        '__Host-device=device-of-u1; Max-Age=31536000; Path=/; HttpOnly; Secure; SameSite=Lax',
      ]);
    });

    it('by its device cookie', async () => {
      const { server, origins } = await host(viewerPage);
      await request(server).get('/').set('Cookie', 'device=device-of-u1; access_token=access-1');
      expect(origins.map(({ device }) => device)).toEqual(['device-of-u1']);
    });

    it('unchanged after a token refresh and after signing out', async () => {
      const { server } = await host(viewerPage);
      const cookie = 'device=device-of-u1; refresh_token=refresh-1';
      expect(deviceLines(await request(server).get('/').set('Cookie', cookie))).toEqual([]);
      const out = await host(async (context) => {
        await context.session.end();
        return Response.json({});
      });
      const held = 'device=device-of-u1; access_token=access-1';
      expect(deviceLines(await request(out.server).get('/').set('Cookie', held))).toEqual([]);
    });
  });
});
