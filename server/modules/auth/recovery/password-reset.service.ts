import { Inject, Injectable } from '@nestjs/common';
import type { Actor, AuditActor } from '../../../access/actor';
import type { Locale } from '@kimari/common/locale';
import { Audit } from '../../../kernel/audit/audit';
import { Clock } from '../../../kernel/clock';
import { ENV } from '../../../kernel/config/config.module';
import type { Env } from '../../../kernel/config/env';
import { Transactions } from '../../../kernel/database/transactions';
import { hostKey } from '../../../kernel/http/network-address';
import { RateLimits } from '../../../kernel/http/rate-limits';
import { MailOutbox } from '../../../kernel/mail/mail-outbox';
import { emailKey, type UserResult, UsersService } from '../../users';
import { AddressMissing, InvalidResetToken } from '../auth.errors';
import { CredentialsRepository } from '../credentials/credentials.repository';
import { Passwords, type PreparedPassword } from '../credentials/passwords.service';
import { later, LIFETIMES } from '../lifetimes';
import { AccountNotices } from '../notices/account-notices.service';
import { OneTimeTokens } from '../one-time-tokens.service';
import type { RedeemedToken } from '../one-time-tokens.repository';
import { recipientZone } from '../recipient-zone';
import { SessionsService } from '../sessions/sessions.service';
import { inSteadyTime, MAIL_REQUEST_DURATION } from '../steady-time';
import { CliTokensService } from '../tokens/cli-tokens.service';
import { resetPasswordMail } from './reset-password.mail';

/** Sets a password by a mailed link, also for accounts that have none yet. */
@Injectable()
export class PasswordReset {
  constructor(
    private readonly users: UsersService,
    private readonly credentials: CredentialsRepository,
    private readonly passwords: Passwords,
    private readonly tokens: OneTimeTokens,
    private readonly sessions: SessionsService,
    private readonly cliTokens: CliTokensService,
    private readonly mails: MailOutbox,
    private readonly notices: AccountNotices,
    private readonly limits: RateLimits,
    private readonly transactions: Transactions,
    private readonly audit: Audit,
    private readonly clock: Clock,
    @Inject(ENV) private readonly env: Env,
  ) {}

  /**
   * Mails a link if an account has the address, and voids the earlier one; the owner of a suspended account gets the reason of
   * the suspension instead, since a new password would not help. Does not reveal whether an account has the address.
   */
  async request(actor: Actor, email: string, locale: Locale): Promise<void> {
    await this.limits.consume(
      actor.origin,
      { limit: 'mailByHost', key: hostKey(actor.origin.ip) },
      { limit: 'resetByAddress', key: emailKey(email) },
    );
    await inSteadyTime(MAIL_REQUEST_DURATION, async () => {
      const user = await this.users.findByEmail(email);
      if (user) await this.transactions.run(() => this.answer(actor, user, locale));
    });
  }

  private answer(actor: Actor, user: UserResult, locale: Locale): Promise<void> {
    const { suspendedAt, suspensionReason } = user;
    return suspendedAt === null
      ? this.mailLink(actor, user, locale)
      : this.notices.sendSuspension(user, suspensionReason ?? '', suspendedAt);
  }

  /** Mails a link that the owner has not asked for, in the owner's language, and voids the earlier one. Throws AddressMissing. */
  async sendTo(actor: AuditActor, user: UserResult): Promise<void> {
    if (user.email === '') throw AddressMissing();
    await this.transactions.run(() => this.mailLink(actor, user, user.locale));
  }

  /** The account of an unused link; null if the link does not work. */
  async accountOf(token: string): Promise<UserResult | null> {
    const found = await this.tokens.find('reset-password', token);
    return found?.state === 'open' ? this.holderOf(found) : null;
  }

  /**
   * Sets the password, and ends everything that a thief of the account may hold: sessions, command-line tokens, other links.
   * The address is verified afterwards. A password that is refused does not use up the link. Throws
   * {@link InvalidResetToken}.
   */
  async reset(actor: Actor, token: string, newPassword: string): Promise<void> {
    await this.limits.consume(actor.origin, { limit: 'verifyByHost', key: hostKey(actor.origin.ip) });
    const account = await this.accountOf(token);
    if (!account) throw InvalidResetToken();
    const prepared = await this.passwords.prepare(newPassword, 'newPassword', account);
    await this.transactions.run(async () => {
      const redeemed = await this.tokens.redeem('reset-password', token);
      const user = redeemed && (await this.holderOf(redeemed));
      if (!user) throw InvalidResetToken();
      await this.replacePassword(actor, user, prepared);
    });
  }

  private async replacePassword(actor: Actor, user: UserResult, prepared: PreparedPassword): Promise<void> {
    // Waits for a change of the password at the same moment.
    await this.credentials.lockHash(user.id);
    await this.passwords.store(user.id, prepared);
    await this.users.markEmailVerified(user.id, user.email);
    await this.sessions.revokeAll(actor, user.id);
    await this.cliTokens.revokeAll(actor, user.id);
    await this.tokens.discard(user.id, 'reset-password', 'verify-email', 'change-email', 'second-factor');
    await this.audit.record(actor, 'user.reset-password', { kind: 'user', id: user.id });
    await this.notices.send(actor, user, 'passwordChanged');
  }

  /** The account of a link; null if it is deleted or has another address than the one the link was mailed to. */
  private async holderOf({ userId, payload }: RedeemedToken): Promise<UserResult | null> {
    const user = userId === null ? null : await this.users.find(userId);
    return user && emailKey(user.email) === payload['emailKey'] ? user : null;
  }

  /** The mail goes to the stored address, not to the submitted one. */
  private async mailLink(actor: AuditActor, user: UserResult, locale: Locale): Promise<void> {
    const { id, username, email, timeZone } = user;
    const { token, link } = await this.tokens.issueLink('reset-password', {
      userId: id,
      payload: { emailKey: emailKey(email) },
      lifetime: LIFETIMES.passwordResetLink,
    });
    await this.audit.record(actor, 'user.request-password-reset', { kind: 'user', id });
    const url = `${this.env.APP_URL}/reset-password?token=${token}`;
    const validUntil = later(this.clock.now(), LIFETIMES.passwordResetLink);
    const mail = resetPasswordMail(locale, { username, to: email, link: url, validUntil, timeZone });
    await this.mails.enqueue({
      to: email,
      locale,
      link: { ...link, timeZone: recipientZone({ locale, timeZone }) },
      ...mail,
    });
  }
}
