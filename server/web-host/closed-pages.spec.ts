import { readdirSync } from 'node:fs';
import path from 'node:path';
import request from 'supertest';
import { type Page, usePageHosts } from '../../test/support/page-host';

const ROUTES = path.join(__dirname, '../../web/app/routes');

/** Files of pages that strangers see on a closed site. All others, also new ones, lead to the sign-in. */
const OPEN_FILES = [
  '_default.auth.callback.$provider.tsx',
  '_default.auth.setup-username.tsx',
  '_default.auth.start.tsx',
  '_default.device.tsx',
  '_default.forgotPassword.tsx',
  '_default.login.tsx',
  '_default.login_.second-factor.tsx',
  '_default.organizations.join.tsx',
  '_default.privacy.tsx',
  '_default.register.tsx',
  '_default.reset-password.tsx',
  '_default.terms.tsx',
  '_default.verify-email.tsx',
  'auth._index.tsx',
  'auth.sign-in-first.ts',
  'forgot-password.ts',
  'logout.tsx',
  'password-strength.ts',
  'preferences.tsx',
  'privacy.[_payload.json].ts',
  'terms.[_payload.json].ts',
];

/** The address of a route, by the convention of Remix. */
function addressOf(file: string): string {
  const segments = file
    .replace(/\.tsx?$/, '')
    .split(/\.(?![^[]*\])/)
    .filter((segment) => !/^_(default|index)$/.test(segment))
    .map((segment) => segment.replace(/_$/, '').replace(/[[\]]/g, '').replace(/^\$.*/, 'x'));
  return `/${segments.join('/')}`;
}

describe('pages of a site that shows nothing to strangers', () => {
  const host = usePageHosts();
  const closed = { readAccess: 'signed-in', responseCache: 'on' } as const;
  const showing: Page = (_context, asked) =>
    Response.json({ url: asked.url.replace('http://localhost:3000', '') });
  const files = readdirSync(ROUTES);

  it('are those of the list, as pages and as data', async () => {
    const { server } = await host(showing, closed);
    for (const suffix of ['', '.data']) {
      const open: string[] = [];
      for (const file of files) {
        const address = addressOf(file);
        if (suffix && /\.(json|ts)$/.test(file.replace(/\]?\.tsx?$/, ''))) continue;
        const asked = address === '/' && suffix ? '/_root.data' : `${address}${suffix}`;
        const { text } = await request(server).get(asked).set('Accept', 'text/html');
        if (!text.includes('/auth/sign-in-first?redirect=')) open.push(file);
      }
      expect(open.sort()).toEqual(expect.arrayContaining(suffix ? ['_default.login.tsx'] : OPEN_FILES));
      expect(open.filter((file) => !OPEN_FILES.includes(file))).toEqual([]);
    }
  });

  it.each([
    [
      '/rules/@taro/open?version=1.0.0',
      '/auth/sign-in-first?redirect=%2Frules%2F%40taro%2Fopen%3Fversion%3D1.0.0',
    ],
    ['/rules.data?q=a&_routes=routes%2Frules', '/auth/sign-in-first?redirect=%2Frules%3Fq%3Da'],
    ['/_root.data', '/auth/sign-in-first?redirect=%2F'],
    ['/Login/x', '/auth/sign-in-first?redirect=%2FLogin%2Fx'],
    ['//rules', '/auth/sign-in-first?redirect=%2Frules'],
  ])('%s leads to the sign-in and back', async (asked, shown) => {
    const { server } = await host(showing, closed);
    const answer = await request(server).get(asked).set('Accept', 'text/html');
    expect(answer.text).toContain(JSON.stringify(shown).slice(1, -1));
    expect(answer.headers['cache-control']).not.toMatch(/public/);
  });

  it.each(['/openapi.json', '/schema.graphql'])(
    '%s leads back whatever the program accepts',
    async (asked) => {
      const { server } = await host(showing, closed);
      for (const accept of ['*/*', 'application/json', 'text/html']) {
        const answer = await request(server).get(asked).set('Accept', accept);
        expect(answer.text).toContain(`/auth/sign-in-first?redirect=${encodeURIComponent(asked)}`);
      }
    },
  );

  it('does not lead back to what no person reads, and hides the body of a form', async () => {
    const { server } = await host(async (_context, asked) => {
      const body = await asked.text();
      return Response.json({ url: asked.url, method: asked.method, body });
    }, closed);
    const fetched = await request(server).get('/palette?q=secret').set('Accept', '*/*');
    expect(fetched.text).toContain('http://localhost:3000/auth/sign-in-first"');
    const posted = await request(server).post('/rules/new').type('form').send({ a: 'b' });
    expect(posted.text).toContain('"body":""');
  });

  it('are shown to people who are signed in, and to nobody from a cache', async () => {
    const { server } = await host(showing, closed);
    const reader = () => request(server).get('/rules').set('Cookie', 'access_token=access-1');
    for (let times = 0; times < 2; times++) {
      expect((await reader()).text).toContain('"/rules"');
      expect((await reader()).headers['cache-control']).toBe('private, no-store');
      expect((await request(server).get('/rules')).text).toContain('/auth/sign-in-first');
    }
  });
});
