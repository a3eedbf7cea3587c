import { createServer, request as httpRequest, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { ServerBuild } from '@remix-run/node';
import express from 'express';
import pino from 'pino';
import request from 'supertest';
import type { Actor } from '../access/actor';
import type { Operation, OperationResult } from '../kernel/graphql/execute';
import { BrowserSessions } from './browser-sessions';
import type { LoadContext } from './load-context';
import { webRouter } from './mount-web';

const HARUKA = {
  id: 'u1',
  username: 'haruka',
  email: 'haruka@example.com',
  emailVerified: true,
  displayName: '遥',
  avatarUrl: 'avatars/a.webp',
};
const TOKENS = { accessToken: 'access-2', refreshToken: 'refresh-2' };

type Page = (context: LoadContext, request: Request) => Response | Promise<Response>;

/** A web app of one page at any address. */
function pageBuild(page: Page): ServerBuild {
  const answer = ({ context, request: asked }: { context: unknown; request: Request }) =>
    page(context as LoadContext, asked);
  const route = { id: 'page', path: '*', module: { loader: answer, action: answer } };
  return {
    entry: { module: { default: () => new Response(), handleError: () => undefined } },
    routes: { page: route },
    assets: { version: 'v1', routes: {}, entry: { module: '', imports: [] }, url: '' },
    publicPath: '/',
    assetsBuildDirectory: '',
    future: { v3_singleFetch: true },
    isSpaMode: false,
  } as unknown as ServerBuild;
}

type Host = { readonly server: Server; readonly operations: Operation[] };

/** A host on which `access-1` and `access-2` are haruka's, and `refresh-1` can be rotated to them. */
async function startHost(
  page: Page,
  appUrl = 'http://localhost:3000',
  beforeAnswers: Promise<void> = Promise.resolve(),
): Promise<Host> {
  const operations: Operation[] = [];
  const graphql = {
    execute: (operation: Operation): Promise<OperationResult> => {
      operations.push(operation);
      return beforeAnswers.then(() => answerTo(operation));
    },
  };
  const actors = {
    fromAuthorization: (header: string | undefined, origin: Actor['origin']): Promise<Actor> => {
      if (header === 'Bearer database-is-away')
        return Promise.reject(Object.assign(new Error(), { code: 'ECONNREFUSED' }));
      const isValid = header === 'Bearer access-1' || header === 'Bearer access-2';
      return Promise.resolve(
        isValid
          ? { kind: 'user', userId: HARUKA.id, sessionId: 's1', origin }
          : { kind: 'anonymous', origin },
      );
    },
  };
  const users = { find: (id: string) => Promise.resolve(id === HARUKA.id ? (HARUKA as never) : null) };
  const app = express();
  app.use(
    webRouter({
      env: { APP_URL: appUrl, NODE_ENV: 'production' },
      logger: pino({ level: 'silent' }),
      pages: { build: pageBuild(page), version: () => 'v1', files: (_request, _response, next) => next() },
      graphql,
      sessions: new BrowserSessions(actors, users, graphql),
    }),
  );
  const server = createServer(app);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { server, operations };
}

function answerTo({ query, variables }: Operation): OperationResult {
  if (!query.includes('refreshSession')) return { data: {} };
  if (variables?.['refreshToken'] === 'refresh-1') return { data: { refreshSession: TOKENS } };
  return { errors: [{ message: 'no', extensions: { status: 401 } }] };
}

const servers: Server[] = [];
async function host(...options: Parameters<typeof startHost>): Promise<Host> {
  const started = await startHost(...options);
  servers.push(started.server);
  return started;
}
afterEach(() => {
  for (const server of servers.splice(0)) server.close();
});

const viewerPage: Page = (context) => Response.json({ viewer: context.viewer?.username ?? null });
const cookiesOf = (response: { headers: Record<string, unknown> }): string[] =>
  (response.headers['set-cookie'] as string[] | undefined) ?? [];

describe('sessions in cookies', () => {
  it('renders a page for whom the access token stands', async () => {
    const { server } = await host(viewerPage);
    const response = await request(server).get('/').set('Cookie', 'access_token=access-1');
    expect(response.body).toEqual({ viewer: 'haruka' });
    expect(response.headers['cache-control']).toBe('private, no-store');
  });

  it('rotates once for the parallel requests of a browser, and keeps a remembered session remembered', async () => {
    let allHaveAsked = (): void => undefined;
    const asked = new Promise<void>((resolve) => (allHaveAsked = resolve));
    const { server, operations } = await host(viewerPage, undefined, asked);
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

  it('clears what stands for a session that is over', async () => {
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

  it('keeps the cookies and answers 503 when nobody can say whose they are', async () => {
    const { server } = await host(viewerPage);
    const response = await request(server).get('/').set('Cookie', 'access_token=database-is-away');
    expect(response.status).toBe(503);
    expect(response.headers['retry-after']).toBe('5');
    expect(cookiesOf(response)).toEqual([]);
  });

  it('starts a session for the time of the window, with a summary that scripts can read', async () => {
    const { server } = await host((context) => {
      context.session.start(TOKENS, { rememberMe: false });
      return new Response(null, { status: 204 });
    });
    const response = await request(server).post('/login');
    const summary = encodeURIComponent(
      JSON.stringify({ id: 'u1', username: 'haruka', displayName: '遥', avatarUrl: '/api/avatars/a.webp' }),
    );
    expect(cookiesOf(response)).toEqual([
      'access_token=access-2; Path=/; HttpOnly; SameSite=Lax',
      'refresh_token=refresh-2; Path=/; HttpOnly; SameSite=Lax',
      `user=${summary}; Path=/; SameSite=Lax`,
    ]);
  });

  it('binds the cookies to a secure host', async () => {
    const { server } = await host((context) => {
      context.session.start(TOKENS, { rememberMe: true });
      return new Response(null, { status: 204 });
    }, 'https://kimari.example');
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
});

describe('requests from elsewhere', () => {
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
  ])('a change with %j is answered with %d', async (headers, status) => {
    const { server } = await host(changing);
    const response = await request(server)
      .post('/x')
      .set({ ...cookie, ...headers });
    expect(response.status).toBe(status);
  });

  it('refuses scripts in JSON', async () => {
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
    const { server } = await host((_context, asked) => Response.json({ url: asked.url }));
    const { port } = server.address() as AddressInfo;
    const body = await new Promise<string>((resolve, reject) => {
      httpRequest({ port, host: '127.0.0.1', path: '//evil.example/x' }, (response) => {
        response.setEncoding('utf8');
        response.once('data', (text: string) => resolve(text));
      })
        .once('error', reject)
        .end();
    });
    expect(body).toContain('http://localhost:3000/evil.example/x');
  });
});

describe('answers', () => {
  it('carries a strict policy with a nonce of its own', async () => {
    const { server } = await host((context) => new Response(context.nonce));
    const [first, second] = await Promise.all([request(server).get('/'), request(server).get('/')]);
    const policy = String(first.headers['content-security-policy']);
    expect(policy).toContain(`script-src 'self' 'nonce-${first.text}'`);
    expect(policy).not.toContain('unsafe');
    expect(first.text).not.toBe(second.text);
    expect(first.headers['strict-transport-security']).toBeUndefined();
  });

  it('asks for https for good where the site has it', async () => {
    const { server } = await host(() => new Response(), 'https://kimari.example');
    const response = await request(server).get('/');
    expect(response.headers['strict-transport-security']).toBe(
      'max-age=63072000; includeSubDomains; preload',
    );
  });

  it('sends each piece of a page as soon as it is there, compressed too', async () => {
    let finish = (): void => undefined;
    const { server } = await host(() => {
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
    const { port } = server.address() as AddressInfo;
    const pieces = await new Promise<number>((resolve, reject) => {
      const headers = { 'Accept-Encoding': 'gzip' };
      httpRequest({ port, host: '127.0.0.1', path: '/', headers }, (response) => {
        let count = 0;
        response.on('data', () => {
          if (count++ === 0) finish();
        });
        response.once('end', () => resolve(count));
      })
        .once('error', reject)
        .end();
    });
    expect(pieces).toBeGreaterThan(1);
  });

  it('stops a page that nobody waits for any more', async () => {
    const aborted = new Promise<void>((resolve) => {
      void host((_context, asked) => {
        asked.signal.addEventListener('abort', () => resolve());
        return new Promise<Response>(() => undefined);
      }).then(({ server }) => {
        const { port } = server.address() as AddressInfo;
        const asking = httpRequest({ port, host: '127.0.0.1', path: '/' }).once('error', () => undefined);
        server.once('request', () => setImmediate(() => asking.destroy()));
        asking.end();
      });
    });
    await expect(aborted).resolves.toBeUndefined();
  });

  it('refuses a body that is too long, announced or not', async () => {
    const { server } = await host(async (_context, asked) => new Response(await asked.text()));
    const tooLong = Buffer.alloc(9 * 1024 * 1024, 'a');
    const announced = await request(server)
      .post('/x')
      .set('Content-Type', 'text/plain')
      .send(tooLong.toString());
    expect(announced.status).toBe(413);
    const { port } = server.address() as AddressInfo;
    const status = await new Promise<number | undefined>((resolve, reject) => {
      const sending = httpRequest({ port, host: '127.0.0.1', path: '/x', method: 'POST' }, (response) => {
        resolve(response.statusCode);
        response.resume();
      }).once('error', reject);
      sending.write(tooLong);
      sending.end();
    });
    expect(status).toBe(413);
  });

  it.each([
    ['TRACE', '/', 405],
    ['GET', '/%E0%A4%A', 404],
  ])('answers %s %s with %d', async (method, path, status) => {
    const { server } = await host(viewerPage);
    const { port } = server.address() as AddressInfo;
    const answered = await new Promise<number | undefined>((resolve, reject) => {
      httpRequest({ port, host: '127.0.0.1', path, method }, (response) => {
        resolve(response.statusCode);
        response.resume();
      })
        .once('error', reject)
        .end();
    });
    expect(answered).toBe(status);
  });

  it('tells pages which build is served', async () => {
    const { server } = await host(viewerPage);
    const latest = await request(server).get('/builds/latest.json');
    expect(latest.body).toEqual({ id: 'v1', path: '/builds/meta/v1.json' });
    expect((await request(server).get('/builds/meta/v1.json')).body).toEqual({ id: 'v1' });
    expect((await request(server).get('/builds/meta/old.json')).status).toBe(404);
  });
});
