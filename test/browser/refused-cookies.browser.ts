import { Secret, TOTP } from 'otpauth';
import { aPerson, call, PASSWORD, type Person } from './support/people';
import { ORIGIN } from './support/site';

const WORDS = {
  ja: 'このサイトのCookieを許可して、もう一度ログインしてください。',
  en: 'Allow cookies for this site, and sign in again.',
};

/** A request of a browser that keeps no cookies; redirects are followed without them. */
async function visit(address: string, language: string, form?: Readonly<Record<string, string>>) {
  const response = await fetch(new URL(address, ORIGIN), {
    method: form ? 'POST' : 'GET',
    headers: { 'Accept-Language': language, Origin: ORIGIN },
    ...(form && { body: new URLSearchParams(form) }),
  });
  return { url: response.url.slice(ORIGIN.length), text: await response.text() };
}

async function turnOnSecondFactor(person: Person): Promise<void> {
  const path = '/api/auth/second-factor';
  const { secret } = await call<{ secret: string }>(`${path}/begin`, { password: PASSWORD }, person);
  const code = TOTP.generate({ secret: Secret.fromBase32(secret) });
  await call(`${path}/confirm`, { code }, person);
  await call(`${path}/enable`, {}, person);
}

describe.each(['ja', 'en'] as const)('a browser that refuses cookies (%s)', (language) => {
  // As an element shows it: scripts have all texts of a page.
  const words = `${WORDS[language]}<`;

  it('is told so after a correct password, and what it wanted is not forgotten', async () => {
    const { email } = await aPerson('refuses');
    const form = { email, password: PASSWORD, redirect: '/rules/new' };
    const { url, text } = await visit('/login', language, form);
    expect(url).toBe('/login?redirect=%2Frules%2Fnew&cookies=expected');
    expect(text).toContain(words);
  });

  it('is told so instead of being asked for a second factor', async () => {
    const person = await aPerson('refuses');
    await turnOnSecondFactor(person);
    const { text } = await visit('/login', language, { email: person.email, password: PASSWORD });
    expect(text).toContain(words);
    expect((await visit('/login/second-factor', language, { code: '123456' })).text).toContain(words);
  });

  it('is told so on the way back from a provider', async () => {
    const { text } = await visit('/auth/callback/github?code=c&state=s', language);
    expect(text).toContain(words);
  });

  it('is told nothing about cookies before it signs in, or after a wrong password', async () => {
    expect((await visit('/login', language)).text).not.toContain(words);
    const wrong = { email: 'nobody@example.jp', password: 'wrong horse' };
    expect((await visit('/login', language, wrong)).text).not.toContain(words);
  });
});

it('a browser that keeps its first cookies goes where it wanted', async () => {
  const { email } = await aPerson('keeps');
  const signedIn = await fetch(`${ORIGIN}/login`, {
    method: 'POST',
    headers: { Origin: ORIGIN },
    body: new URLSearchParams({ email, password: PASSWORD, redirect: '/rules/new' }),
    redirect: 'manual',
  });
  const cookies = signedIn.headers.getSetCookie().map((line) => line.split(';')[0]);
  const back = await fetch(new URL(signedIn.headers.get('location') ?? '', ORIGIN), {
    headers: { Cookie: cookies.join('; ') },
    redirect: 'manual',
  });
  expect([back.status, back.headers.get('location')]).toEqual([302, '/rules/new']);
});
