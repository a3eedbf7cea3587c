import type { BrowserContext, Page } from 'playwright-core';
import { mailLinkTo } from './mailbox';
import { aName, ORIGIN } from './site';

/** A user with a verified account. */
export type Person = {
  readonly username: string;
  readonly email: string;
  readonly password: string;
  /** Access token for API calls. */
  readonly accessToken: string;
};

type RegistrationWishes = {
  readonly username: string;
  readonly email: string;
  readonly repeated?: string;
};

export const PASSWORD = 'たいせつな合言葉-2931';

/** A user with a unique name that starts with the prefix. */
export function aPerson(prefix = 'person'): Promise<Person> {
  return aPersonNamed(aName(prefix));
}

/** Registers, opens the mailed link and signs in, all through the API. */
export async function aPersonNamed(username: string): Promise<Person> {
  const account = { username, email: `${username}@example.jp`, password: PASSWORD };
  await call('/api/auth/register', account);
  const token = new URL(await mailLinkTo(account.email)).searchParams.get('token');
  await call('/api/auth/verifyEmail', { token });
  const { accessToken } = await call<{ accessToken: string }>('/api/auth/login', {
    email: account.email,
    password: account.password,
  });
  return { ...account, accessToken };
}

/** The administrator of the site under test, registered by the first test that needs one. */
export async function theAdministrator(): Promise<Person> {
  const username = 'the-administrator';
  const email = `${username}@example.jp`;
  const account = { username, email, password: PASSWORD };
  const signedIn = await fetch(`${ORIGIN}/api/auth/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ email, password: PASSWORD }),
  });
  if (!signedIn.ok) return aPersonNamed(username);
  const { accessToken } = (await signedIn.json()) as { accessToken: string };
  return { ...account, accessToken };
}

/** Fills in the registration form and accepts the terms; `repeated` is the confirmed password. */
export async function fillInRegistration(
  page: Page,
  { username, email, repeated = PASSWORD }: RegistrationWishes,
): Promise<void> {
  await page.getByLabel('ユーザー名').fill(username);
  await page.getByLabel('メールアドレス').fill(email);
  await page.getByLabel('パスワード', { exact: true }).fill(PASSWORD);
  await page.getByLabel('パスワード（確認）').fill(repeated);
  await page.getByRole('checkbox', { name: /同意/ }).check();
}

/** Posts to the API; throws on errors. */
export async function call<Answer>(path: string, body: object, person?: Person): Promise<Answer> {
  const headers = new Headers({ 'Content-Type': 'application/json' });
  if (person) headers.set('Authorization', `Bearer ${person.accessToken}`);
  const response = await fetch(ORIGIN + path, {
    method: 'POST',
    headers,
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`${path} answered ${response.status}: ${await response.text()}`);
  return (await response.json()) as Answer;
}

type RuleWishes = {
  readonly name: string;
  readonly content: string;
  readonly type?: 'rule' | 'ccsubagents';
  readonly description?: string;
  readonly visibility?: 'public' | 'private';
  readonly tags?: readonly string[];
};

/** Publishes a rule and returns its address on the site. */
export async function aRuleOf(person: Person, wishes: RuleWishes): Promise<{ id: string; address: string }> {
  const { id } = await call<{ id: string }>(
    '/api/rules/create',
    { visibility: 'public', tags: [], ...wishes },
    person,
  );
  return { id, address: `/rules/@${person.username}/${wishes.name}` };
}

/** Signs a context in by posting the sign-in form. */
export async function signIn(target: Page | BrowserContext, { email, password }: Person): Promise<void> {
  const response = await target.request.post(`${ORIGIN}/login`, {
    form: { email, password },
    headers: { Origin: ORIGIN },
    maxRedirects: 0,
  });
  if (response.status() !== 302) throw new Error(`Signing in answered ${response.status()}.`);
}
