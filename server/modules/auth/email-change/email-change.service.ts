import { Inject, Injectable } from '@nestjs/common';
import type { Actor, UserActor } from '../../../access/actor';
import { Audit } from '../../../kernel/audit/audit';
import { Clock } from '../../../kernel/clock';
import { ENV } from '../../../kernel/config/config.module';
import type { Env } from '../../../kernel/config/env';
import { Transactions } from '../../../kernel/database/transactions';
import { hostKey } from '../../../kernel/http/network-address';
import { RateLimits } from '../../../kernel/http/rate-limits';
import { MailOutbox } from '../../../kernel/mail/mail-outbox';
import { emailKey, EmailTaken, type UserResult, UsersService } from '../../users';
import { InvalidVerificationToken, NoEmailChange } from '../auth.errors';
import { later, LIFETIMES } from '../lifetimes';
import { AccountNotices } from '../notices/account-notices.service';
import { OneTimeTokens } from '../one-time-tokens.service';
import { recipientZone } from '../recipient-zone';
import { changeEmailMail } from './change-email.mail';

/**
 * Changes the address of an account once the link mailed to the new one has been confirmed. Until then, the old one
 * stays in use.
 */
@Injectable()
export class EmailChange {
  constructor(
    private readonly users: UsersService,
    private readonly tokens: OneTimeTokens,
    private readonly mails: MailOutbox,
    private readonly notices: AccountNotices,
    private readonly limits: RateLimits,
    private readonly transactions: Transactions,
    private readonly audit: Audit,
    private readonly clock: Clock,
    @Inject(ENV) private readonly env: Env,
  ) {}

  /**
   * Mails a link to the new address; it replaces an earlier request. The caller has confirmed that the person owns the
   * account. Asking for the current address cancels the pending change. Throws {@link EmailTaken}.
   */
  async request(actor: UserActor, user: UserResult, newEmail: string): Promise<void> {
    const email = newEmail.trim();
    if (emailKey(email) === emailKey(user.email)) return this.cancel(actor);
    if (await this.users.findByEmail(email)) throw EmailTaken();
    await this.limit(actor, email);
    await this.transactions.run(async () => {
      await this.mailLink(user, email);
      await this.audit.record(actor, 'user.request-email-change', { kind: 'user', id: user.id });
    });
  }

  /** The address that waits for its confirmation; null without one. */
  async pendingEmail(userId: string): Promise<string | null> {
    const pending = await this.tokens.pending(userId, 'change-email');
    return pending?.['email'] ?? null;
  }

  /** Voids the mailed link; does nothing without a pending change. */
  async cancel(actor: UserActor): Promise<void> {
    await this.transactions.run(async () => {
      if ((await this.pendingEmail(actor.userId)) === null) return;
      await this.tokens.discard(actor.userId, 'change-email');
      await this.audit.record(actor, 'user.cancel-email-change', { kind: 'user', id: actor.userId });
    });
  }

  /** Mails a new link to the pending address. Throws {@link NoEmailChange} without one. */
  async resend(actor: UserActor): Promise<void> {
    const [user, email] = await Promise.all([this.users.find(actor.userId), this.pendingEmail(actor.userId)]);
    if (!user || email === null) throw NoEmailChange();
    await this.limit(actor, email);
    await this.transactions.run(() => this.mailLink(user, email));
  }

  /**
   * Redeems a mailed link. Voids links to reset the password, which the holder of the old address may have. Throws
   * {@link InvalidVerificationToken}, or {@link EmailTaken} if someone else has taken the address meanwhile.
   */
  async confirm(actor: Actor, token: string): Promise<void> {
    await this.transactions.run(async () => {
      const redeemed = await this.tokens.redeem('change-email', token);
      const user = redeemed?.userId ? await this.users.find(redeemed.userId) : null;
      const email = redeemed?.payload['email'];
      if (!user || email === undefined) throw InvalidVerificationToken();
      await this.users.changeEmail(user.id, email);
      await this.tokens.discard(user.id, 'reset-password', 'verify-email');
      await this.audit.record(actor, 'user.change-email', { kind: 'user', id: user.id });
      await this.notices.send(actor, user, 'emailChanged', { path: '/settings/account' });
    });
  }

  private limit({ origin }: UserActor, email: string): Promise<void> {
    return this.limits.consume(
      origin,
      { limit: 'mailByHost', key: hostKey(origin.ip) },
      { limit: 'mailByAddress', key: emailKey(email) },
    );
  }

  private async mailLink({ id, username, locale, timeZone }: UserResult, email: string): Promise<void> {
    const { token, link } = await this.tokens.issueLink('change-email', {
      userId: id,
      payload: { email },
      lifetime: LIFETIMES.emailChangeLink,
    });
    const url = `${this.env.APP_URL}/verify-email?token=${token}`;
    const validUntil = later(this.clock.now(), LIFETIMES.emailChangeLink);
    const mail = changeEmailMail(locale, { username, to: email, link: url, validUntil, timeZone });
    await this.mails.enqueue({
      to: email,
      locale,
      link: { ...link, timeZone: recipientZone({ locale, timeZone }) },
      ...mail,
    });
  }
}
