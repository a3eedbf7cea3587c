import { Inject, Injectable } from '@nestjs/common';
import type { Actor } from '../../../access/actor';
import type { Locale } from '@kimari/common/locale';
import { Audit } from '../../../kernel/audit/audit';
import { Clock } from '../../../kernel/clock';
import { ENV } from '../../../kernel/config/config.module';
import type { Env } from '../../../kernel/config/env';
import { looksLikeToken } from '../../../kernel/crypto/tokens';
import { Transactions } from '../../../kernel/database/transactions';
import { hostKey } from '../../../kernel/http/network-address';
import { RateLimits } from '../../../kernel/http/rate-limits';
import { MailOutbox } from '../../../kernel/mail/mail-outbox';
import { emailKey, type UserResult, UsersService } from '../../users';
import { InvalidVerificationToken } from '../auth.errors';
import { EmailChange } from '../email-change/email-change.service';
import { later, LIFETIMES } from '../lifetimes';
import { AccountNotices } from '../notices/account-notices.service';
import { OneTimeTokens } from '../one-time-tokens.service';
import { recipientZone } from '../recipient-zone';
import { SessionsService } from '../sessions/sessions.service';
import { inSteadyTime, MAIL_REQUEST_DURATION } from '../steady-time';
import type { VerificationLinkState } from './verification.view';
import { verifyEmailMail } from './verify-email.mail';

/** The account and the address that a link is mailed to. */
export type UnverifiedAccount = Pick<UserResult, 'id' | 'username' | 'email' | 'timeZone'>;

/** Verifies the addresses of accounts, new and changed ones, by mailed links. */
@Injectable()
export class VerificationService {
  constructor(
    private readonly users: UsersService,
    private readonly tokens: OneTimeTokens,
    private readonly emailChange: EmailChange,
    private readonly sessions: SessionsService,
    private readonly mails: MailOutbox,
    private readonly notices: AccountNotices,
    private readonly limits: RateLimits,
    private readonly transactions: Transactions,
    private readonly audit: Audit,
    private readonly clock: Clock,
    @Inject(ENV) private readonly env: Env,
  ) {}

  /** Redeems a mailed link. Throws InvalidVerificationToken, or EmailTaken for the link of a changed address. */
  async verify(actor: Actor, token: string): Promise<void> {
    await this.limits.consume(actor.origin, { limit: 'verifyByHost', key: hostKey(actor.origin.ip) });
    if (looksLikeToken('changeEmail', token)) return this.emailChange.confirm(actor, token);
    await this.transactions.run(async () => {
      const redeemed = await this.tokens.redeem('verify-email', token);
      const { userId, payload } = redeemed ?? { userId: null, payload: {} };
      const user = userId === null ? null : await this.users.find(userId);
      if (!user || !isAddressOf(user, payload['email'])) throw InvalidVerificationToken();
      if (await this.users.markEmailVerified(user.id, user.email)) await this.endFormerAccess(actor, user);
    });
  }

  /** The state of a mailed link, without using it. Reveals nothing that using the link would not reveal. */
  async linkState(token: string): Promise<VerificationLinkState> {
    const found =
      (await this.tokens.find('verify-email', token)) ?? (await this.tokens.find('change-email', token));
    const user = found?.userId ? await this.users.find(found.userId) : null;
    if (!found || !user) return 'invalid';
    if (user.emailVerified && isAddressOf(user, found.payload['email'])) return 'verified';
    return found.state === 'open' ? 'open' : 'invalid';
  }

  /**
   * Mails a new link if the address belongs to an unverified account, or the reason if that is suspended. Does not reveal
   * whether it does.
   */
  async send(actor: Actor, email: string, locale: Locale): Promise<void> {
    await this.limits.consume(
      actor.origin,
      { limit: 'mailByHost', key: hostKey(actor.origin.ip) },
      { limit: 'mailByAddress', key: emailKey(email) },
    );
    await inSteadyTime(MAIL_REQUEST_DURATION, async () => {
      const user = await this.users.findByEmail(email);
      if (!user || user.emailVerified) return;
      await this.transactions.run(() => this.answer(user, locale));
    });
  }

  private answer(user: UserResult, locale: Locale): Promise<void> {
    const { suspendedAt, suspensionReason } = user;
    return suspendedAt === null
      ? this.mailLink(user, locale)
      : this.notices.sendSuspension(user, suspensionReason ?? '', suspendedAt);
  }

  /** Invalidates earlier links. The mail goes to the stored address, not to the submitted one. */
  async mailLink({ id, username, email, timeZone }: UnverifiedAccount, locale: Locale): Promise<void> {
    const { token, link } = await this.tokens.issueLink('verify-email', {
      userId: id,
      payload: { email },
      lifetime: LIFETIMES.verificationLink,
    });
    const url = `${this.env.APP_URL}/verify-email?token=${token}`;
    const validUntil = later(this.clock.now(), LIFETIMES.verificationLink);
    const mail = verifyEmailMail(locale, { username, to: email, link: url, validUntil, timeZone });
    await this.mails.enqueue({
      to: email,
      locale,
      link: { ...link, timeZone: recipientZone({ locale, timeZone }) },
      ...mail,
    });
  }

  /** Whoever used the account before its address was verified need not be the holder of the address. */
  private async endFormerAccess(actor: Actor, { id }: UserResult): Promise<void> {
    await this.sessions.revokeAll(actor, id);
    await this.tokens.discard(id, 'change-email');
    await this.audit.record(actor, 'user.verify-email', { kind: 'user', id });
  }
}

function isAddressOf(user: UserResult, email: string | undefined): boolean {
  return email !== undefined && emailKey(email) === emailKey(user.email);
}
