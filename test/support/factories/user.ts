import type { TestApp } from '../app';

/** A user with a verified account and a session. */
export type TestUser = {
  readonly id: string;
  readonly username: string;
  readonly email: string;
  readonly password: string;
  readonly accessToken: string;
  readonly refreshToken: string;
};

type Wishes = Partial<Pick<TestUser, 'username' | 'email' | 'password'>>;

let count = 0;

/** Registers through the API, opens the mailed link and signs in. */
export async function aUser(app: TestApp, wishes: Wishes = {}): Promise<TestUser> {
  const username = wishes.username ?? `user-${++count}`;
  const account = { username, email: `${username}@example.jp`, password: 'correct horse', ...wishes };
  const { id } = await aRegistration(app, account);
  const mail = (await app.mails(account.email)).at(-1);
  await app
    .http()
    .post('/api/auth/verifyEmail')
    .send({ token: tokenIn(mail?.link) })
    .expect(200);
  const { email, password } = account;
  const { body } = await app.http().post('/api/auth/login').send({ email, password }).expect(200);
  return { id, ...account, accessToken: body.accessToken, refreshToken: body.refreshToken };
}

/** Registers an account without verifying its address. */
export async function aRegistration(
  app: TestApp,
  account: Pick<TestUser, 'username' | 'email' | 'password'>,
): Promise<Pick<TestUser, 'id'>> {
  const { body } = await app.http().post('/api/auth/register').send(account).expect(200);
  return { id: body.user.id };
}

/** The token in a mailed link. */
export function tokenIn(link: string | undefined): string {
  return new URL(link ?? 'http://no.mail').searchParams.get('token') ?? '';
}
