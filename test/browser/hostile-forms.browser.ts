import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { aPerson, aRuleOf, type Person } from './support/people';
import { aName, ORIGIN } from './support/site';

/** Milliseconds, on a busy machine; parsing a hostile name blocks the server for many seconds. */
const ALIVE_WITHIN = 10_000;
const URL_ENCODED = 'application/x-www-form-urlencoded';

const ROUTES = resolve(__dirname, '../../web/app/routes');

let cookies: string;
let rule: string;

async function signedIn({ email, password }: Person): Promise<string> {
  const response = await post('/login', new URLSearchParams({ email, password }).toString());
  return response.headers
    .getSetCookie()
    .map((line) => line.split(';', 1)[0])
    .join('; ');
}

beforeAll(async () => {
  const person = await aPerson('forms');
  cookies = await signedIn(person);
  rule = (await aRuleOf(person, { name: aName('target'), content: '# 的\n' })).address;
});

function post(
  path: string,
  body: string | FormData,
  headers: Readonly<Record<string, string>> = { 'Content-Type': URL_ENCODED },
): Promise<Response> {
  return fetch(ORIGIN + path, {
    method: 'POST',
    body,
    redirect: 'manual',
    headers: { Origin: ORIGIN, ...headers },
  });
}

const asMember = (type = URL_ENCODED) => ({ 'Content-Type': type, Cookie: cookies });

/** Sends a request and measures meanwhile how fast the server responds to others. */
async function beside(asking: Promise<Response>): Promise<{ status: number; slowest: number }> {
  let slowest = 0;
  let answer: Response | undefined;
  const waiting = asking.then((response) => (answer = response));
  do {
    const started = performance.now();
    await fetch(`${ORIGIN}/livez`, { signal: AbortSignal.timeout(2 * ALIVE_WITHIN) });
    slowest = Math.max(slowest, performance.now() - started);
  } while (!answer);
  return { status: (await waiting).status, slowest };
}

const OPEN_ACTIONS = [
  '/login',
  '/register',
  '/verify-email',
  '/forgotPassword',
  '/reset-password',
  '/password-strength',
  '/preferences',
  '/logout',
];
const actions = () => [...OPEN_ACTIONS, '/rules/new', '/rules/preview', rule, `${rule}/edit`];

const HOSTILE: readonly (readonly [string, string])[] = [
  ['a far index', 'x[4294967294]=1'],
  ['a far index of a known field', 'email[4294967294]=1'],
  ['a far index of tags', 'tags[99999999]=1'],
  ['a million', 'x[1000000]=1'],
  ['a deep name', `${'a.b'.repeat(1500)}=1`],
  ['deep brackets', `${'a[0]'.repeat(2000)}=1`],
  ['a prototype', '__proto__[x]=1'],
  ['a constructor', 'constructor.prototype.x=1'],
  ['many fields', 'a=1&'.repeat(2000)],
  ['a repeated field', 'intent=star&intent=unstar&email=a&email=b&content=a&content=b'],
  ['a state of the form library', '__state__=%7B'],
  ['broken UTF-8', 'email=%E3%81&content=%E3%81'],
  ['a broken escape', 'email=%&content=%'],
];

describe('a hostile form', () => {
  it.each(HOSTILE)('with %s is rejected by every action without blocking the server', async (_what, body) => {
    for (const path of actions()) {
      const { status, slowest } = await beside(post(path, body, asMember()));
      expect([path, status]).toEqual([path, 400]);
      expect(slowest).toBeLessThan(ALIVE_WITHIN);
    }
  });

  it.each([
    ['text/plain', 'email=a', 415],
    ['application/json', '{"email":"a"}', 415],
    ['multipart/form-data', 'email=a', 400],
    ['multipart/form-data; boundary=x', 'nothing like it', 400],
    ['multipart/form-data; boundary=x', `--x\r\n${'--x\r\n'.repeat(1000)}`, 400],
  ])('as %s is rejected', async (type, body, status) => {
    for (const path of actions()) {
      const response = await post(path, body, asMember(type));
      expect([path, response.status]).toEqual([path, status]);
    }
  });

  it('with a file is rejected', async () => {
    const form = new FormData();
    form.set('email', new Blob(['x']), 'x.txt');
    expect((await post('/login', form, {})).status).toBe(400);
  });

  it('without a body is reported as incomplete', async () => {
    for (const path of ['/login', '/register', '/verify-email', '/rules/new']) {
      const { status } = await post(path, '', { Cookie: path === '/rules/new' ? cookies : '' });
      expect(status).toBeGreaterThanOrEqual(400);
      expect(status).toBeLessThan(500);
    }
  });
});

/** The address of a route by the name of its file. */
function addressOf(file: string): string {
  const segments = file.replace(/\.tsx?$/, '').split('.');
  const shown = segments
    .filter((segment) => !segment.startsWith('_'))
    .map((segment) => segment.replace(/_$/, ''));
  const [, , handle = '', name = ''] = rule.split('/');
  return `/${shown.join('/')}`.replace('$handle', handle).replace('$name', name).replace(/\$\w+/g, 'none');
}

/** Every route that takes a form. */
const addressesOfActions = () =>
  readdirSync(ROUTES)
    .filter((file) => /^export .*\baction\b/m.test(readFileSync(join(ROUTES, file), 'utf8')))
    .map(addressOf);

describe('the refusal of a form', () => {
  const tooLong = `content=${'a'.repeat(6 << 20)}`;

  it.each([
    ['ja', /[ぁ-ん]{2}/],
    ['en', /[A-Za-z]+ [a-z]+/],
  ])('has words at every address that takes one (%s)', async (language, words) => {
    const addresses = addressesOfActions();
    expect(addresses).toEqual(expect.arrayContaining(['/preferences', '/logout', `${rule}/edit`]));
    const bodies = [
      [URL_ENCODED, tooLong],
      ['application/x-unknown', 'a=1'],
      ['multipart/form-data; boundary=x', 'nothing like it'],
    ] as const;
    for (const who of [cookies, '']) {
      for (const path of addresses) {
        for (const [type, body] of bodies) {
          const headers = {
            'Content-Type': type,
            Cookie: who,
            Accept: 'text/html',
            'Accept-Language': language,
          };
          const answer = await post(path, body, headers);
          const text = await answer.text();
          expect([path, type, answer.status < 500]).toEqual([path, type, true]);
          // Who may not send it is led to the sign-in page.
          if (answer.status < 400) continue;
          const said = text.slice(text.indexOf('<h1')).replace(/<script[^]*?<\/script>|<[^>]*>/g, ' ');
          const facts = { inLanguage: text.includes(`<html lang="${language}"`), hasWords: words.test(said) };
          expect([path, type, facts]).toEqual([path, type, { inLanguage: true, hasWords: true }]);
        }
      }
    }
  });
});

describe('a form that is too long', () => {
  const long = `email=${'a'.repeat(11 * 1024)}`;

  it('is rejected, with or without Content-Length', async () => {
    expect((await post('/login', long)).status).toBe(413);
    const { status } = await fetch(`${ORIGIN}/login`, {
      method: 'POST',
      headers: { Origin: ORIGIN, 'Content-Type': URL_ENCODED },
      body: new Blob([long]).stream(),
      duplex: 'half',
    } as RequestInit);
    expect(status).toBe(413);
  });

  it('may contain a long text only from signed-in users', async () => {
    const text = `content=${'a'.repeat(100 * 1024)}`;
    expect((await post('/rules/preview', text, asMember())).status).toBe(200);
    expect((await post('/rules/preview', text)).status).toBe(302);
    expect((await post('/rules/preview', `content=${'a'.repeat(4 << 20)}`, asMember())).status).toBe(413);
    expect((await post(rule, `id=${'a'.repeat(11 * 1024)}`, asMember())).status).toBe(413);
  });
});

describe('an ordinary form', () => {
  it('may be sent in both encodings', async () => {
    const form = new FormData();
    form.set('theme', 'dark');
    expect((await post('/preferences', form, {})).status).toBe(302);
    expect((await post('/preferences', 'theme=dark')).status).toBe(302);
  });
});

describe('a form for a page that takes none', () => {
  it.each([
    ['ja', '送られた内容を、読み取れません。'],
    ['en', 'We could not read your request.'],
  ])('is refused with the methods that the page takes (%s)', async (language, words) => {
    for (const path of ['/', '/rules', '/about', '/settings', '/no/such/page']) {
      const headers = { 'Content-Type': URL_ENCODED, 'Accept-Language': language };
      const response = await post(path, 'a=1', headers);
      expect([path, response.status, response.headers.get('allow')]).toEqual([path, 405, 'GET, HEAD']);
      expect(await response.text()).toContain(words);
    }
  });
});
