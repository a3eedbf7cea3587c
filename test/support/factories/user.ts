import { v7 as uuid } from 'uuid';
import { Clock } from '../../../server/kernel/clock';
import { PasswordHasher } from '../../../server/kernel/crypto/password-hasher';
import { createToken, tokenDigest } from '../../../server/kernel/crypto/tokens';
import { later, LIFETIMES } from '../../../server/modules/auth';
import { AccessTokens } from '../../../server/modules/auth/sessions/access-tokens.service';
import { KnownNetworksRepository } from '../../../server/modules/auth/sign-in/known-networks.repository';
import { verifyEmailMail } from '../../../server/modules/auth/verification/verify-email.mail';
import { emailKey } from '../../../server/modules/users';
import { ownerKey } from '../../../common/name-key';
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
type Account = Required<Wishes>;

/** Where requests of tests come from, and the language of accounts whose request names none. */
const ADDRESS = '127.0.0.1';
const LOCALE = 'ja';
const ZONE = 'Asia/Tokyo';
/** For how long the worker that sends a mail has it to itself. */
const LEASE = 3 * 60_000;

let count = 0;
let subject: string | undefined;

/**
 * Stores what `aRegisteredUser` leaves behind, in a tenth of its time; `people.spec.ts` compares both. It counts against no
 * limit, and no mail lies in the outbox.
 */
export async function aUser(app: TestApp, wishes: Wishes = {}): Promise<TestUser> {
  const account = accountOf(wishes);
  const service = <Type>(token: abstract new (...given: never[]) => Type): Type =>
    app.nest.get(token, { strict: false });
  const [id, sessionId, refreshToken] = [uuid(), uuid(), createToken('refresh')];
  const now = service(Clock).now();
  await app.database.rows(INSERTION, [
    id,
    account.username,
    ownerKey(account.username),
    account.email,
    emailKey(account.email),
    await service(PasswordHasher).hash(account.password),
    LOCALE,
    now,
    ...[uuid(), tokenDigest(createToken('verifyEmail')), later(now, LIFETIMES.verificationLink)],
    ...[uuid(), (subject ??= subjectOfVerification()), later(now, LEASE), LIFETIMES.verificationLink, ZONE],
    ...[sessionId, later(now, LIFETIMES.session.idle), later(now, LIFETIMES.session.absolute)],
    tokenDigest(refreshToken),
    [uuid(), uuid(), uuid()],
    ADDRESS,
  ]);
  await service(KnownNetworksRepository).remember(id, ADDRESS);
  const accessToken = service(AccessTokens).issue(id, sessionId);
  return { id, ...account, accessToken, refreshToken };
}

/** Registers through the API, opens the mailed link and signs in. */
export async function aRegisteredUser(app: TestApp, wishes: Wishes = {}): Promise<TestUser> {
  const account = accountOf(wishes);
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
export async function aRegistration(app: TestApp, account: Account): Promise<Pick<TestUser, 'id'>> {
  const { body } = await app.http().post('/api/auth/register').send(account).expect(200);
  return { id: body.user.id };
}

/** The token in a mailed link. */
export function tokenIn(link: string | undefined): string {
  return new URL(link ?? 'http://no.mail').searchParams.get('token') ?? '';
}

function accountOf(wishes: Wishes): Account {
  const username = wishes.username ?? `user-${++count}`;
  return { username, email: `${username}@example.jp`, password: 'correct horse', ...wishes };
}

function subjectOfVerification(): string {
  const link = 'http://localhost';
  return verifyEmailMail(LOCALE, { username: '', to: '', link, validUntil: new Date(), timeZone: null })
    .subject;
}

/** In one statement, whose references are checked at its end. */
const INSERTION = `
  with owner as (insert into owners (id, kind, name, name_key) values ($1, 'user', $2, $3)),
  name as (insert into owner_names (name_key, owner_id) values ($3, $1)),
  person as (
    insert into users (id, email, email_key, email_verified_at, role, locale, preferences, created_at, updated_at)
    values ($1, $4, $5, $8, 'user', $7, '{}', $8, $8)),
  credential as (insert into credentials (user_id, password_hash, updated_at) values ($1, $6, $8)),
  token as (
    insert into one_time_tokens (id, purpose, digest, user_id, payload, created_at, expires_at, consumed_at)
    values ($9, 'verify-email', $10, $1, jsonb_build_object('email', $4), $8, $11, $8)),
  mail as (
    insert into mail_outbox (id, recipient, locale, subject, body_text, body_html, created_at, next_attempt_at,
                             attempts, sent_at, link_expires_at, link_kind, link_key, link_lifetime, link_zone)
    values ($12, $4, $7, $13, '', '', $8, $14, 1, $8, $11, 'token', $9, $15, $16)),
  session as (
    insert into sessions (id, user_id, remember_me, ip, created_at, last_used_at, idle_expires_at, expires_at)
    values ($17, $1, false, $22, $8, $8, $18, $19)),
  refreshing as (insert into refresh_tokens (digest, session_id, created_at) values ($20, $17, $8))
  insert into audit_events (id, action, actor_kind, target_kind, target_id, ip, details)
  values (($21::uuid[])[1], 'user.register', 'anonymous', 'user', $1, $22, '{}'),
         (($21::uuid[])[2], 'user.verify-email', 'anonymous', 'user', $1, $22, '{}'),
         (($21::uuid[])[3], 'session.start', 'anonymous', 'session', $17, $22,
          jsonb_build_object('userId', $1, 'method', 'password', 'isNewDevice', false))`;
