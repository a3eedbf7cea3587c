import { Inject, Injectable } from '@nestjs/common';
import type { Actor } from '../../../access/actor';
import type { Locale } from '@kimari/common/locale';
import { Audit } from '../../../kernel/audit/audit';
import { Clock } from '../../../kernel/clock';
import { ENV } from '../../../kernel/config/config.module';
import type { Env } from '../../../kernel/config/env';
import { PasswordHasher } from '../../../kernel/crypto/password-hasher';
import { isGuessable } from '../../../kernel/crypto/password-strength';
import { Transactions } from '../../../kernel/database/transactions';
import { failAs } from '../../../kernel/errors/fail-as';
import { customIssue } from '../../../kernel/errors/issue';
import { hostKey } from '../../../kernel/http/network-address';
import { RateLimits } from '../../../kernel/http/rate-limits';
import { MailOutbox } from '../../../kernel/mail/mail-outbox';
import { emailKey, type UsernameObstacle, UsersService } from '../../users';
import { InvalidVerificationToken, RegisterFailed } from '../auth.errors';
import { CredentialsRepository } from '../credentials/credentials.repository';
import { LIFETIMES } from '../lifetimes';
import { OneTimeTokens } from '../one-time-tokens.service';
import { inSteadyTime } from '../steady-time';
import { verifyEmailMail } from './verify-email.mail';

export type NewAccount = { readonly username: string; readonly email: string; readonly password: string };
export type RegisteredAccount = { readonly id: string; readonly username: string; readonly email: string };

/** Minimum duration of a resend in milliseconds. It exceeds the time to queue a mail, which would reveal known addresses. */
const RESEND_DURATION = 80;

/** Creates accounts and verifies their addresses. */
@Injectable()
export class RegistrationService {
  constructor(
    private readonly users: UsersService,
    private readonly credentials: CredentialsRepository,
    private readonly tokens: OneTimeTokens,
    private readonly hasher: PasswordHasher,
    private readonly mails: MailOutbox,
    private readonly limits: RateLimits,
    private readonly transactions: Transactions,
    private readonly audit: Audit,
    private readonly clock: Clock,
    @Inject(ENV) private readonly env: Env,
  ) {}

  /** Creates an account and mails a verification link, without which it cannot sign in. `locale` becomes its language. */
  async register(actor: Actor, account: NewAccount, locale: Locale): Promise<RegisteredAccount> {
    return failAs(RegisterFailed, async () => {
      const { username, email, password } = account;
      const key = hostKey(actor.origin.ip);
      const uses = [
        { limit: 'registerByHost', key } as const,
        { limit: 'registerByHostDaily', key } as const,
      ];
      await this.limits.consume(actor.origin, ...uses);
      if (await isGuessable(password, [username, email]))
        throw customIssue(['password'], 'passwordTooCommon');
      await this.users.requireFree(email, username);
      const passwordHash = await this.hasher.hash(password);
      const id = await this.transactions.run(async () => {
        const userId = await this.users.create({ username, email, locale });
        await this.credentials.save(userId, passwordHash, this.clock.now());
        await this.mailLink({ id: userId, username, email }, locale);
        await this.audit.record(actor, 'user.register', { kind: 'user', id: userId });
        return userId;
      });
      return { id, username, email };
    });
  }

  /** Why a username cannot be registered; null when it is free. */
  async checkUsername(actor: Actor, username: string): Promise<UsernameObstacle | null> {
    await this.limits.consume(actor.origin, { limit: 'checkNameByHost', key: hostKey(actor.origin.ip) });
    return this.users.obstacleToUsername(username);
  }

  /** Redeems a mailed link. */
  async verifyEmail(actor: Actor, token: string): Promise<void> {
    await this.limits.consume(actor.origin, { limit: 'verifyByHost', key: hostKey(actor.origin.ip) });
    await this.transactions.run(async () => {
      const redeemed = await this.tokens.redeem('verify-email', token);
      const { userId, payload } = redeemed ?? { userId: null, payload: {} };
      const isVerified =
        userId !== null && (await this.users.markEmailVerified(userId, payload['email'] ?? ''));
      if (!isVerified) throw InvalidVerificationToken();
      await this.audit.record(actor, 'user.verify-email', { kind: 'user', id: userId });
    });
  }

  /** Mails a new link if the address belongs to an unverified account. Does not reveal whether it does. */
  async sendVerification(actor: Actor, email: string, locale: Locale): Promise<void> {
    await this.limits.consume(
      actor.origin,
      { limit: 'mailByHost', key: hostKey(actor.origin.ip) },
      { limit: 'mailByAddress', key: emailKey(email) },
    );
    await inSteadyTime(RESEND_DURATION, async () => {
      const user = await this.users.findByEmail(email);
      if (!user || user.emailVerified) return;
      await this.transactions.run(() => this.mailLink(user, locale));
    });
  }

  /** Invalidates earlier links. The mail goes to the stored address, not to the submitted one. */
  private async mailLink(account: RegisteredAccount, locale: Locale): Promise<void> {
    const { id, username, email } = account;
    const token = await this.tokens.issue('verify-email', {
      userId: id,
      payload: { email },
      lifetime: LIFETIMES.verificationLink,
    });
    const link = `${this.env.APP_URL}/verify-email?token=${token}`;
    await this.mails.enqueue({ to: email, locale, ...verifyEmailMail(locale, { username, link }) });
  }
}
