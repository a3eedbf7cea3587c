import { asOneLine } from '@kimari/common/one-line';
import { Inject, Injectable } from '@nestjs/common';
import { type AuditActor, OPERATOR } from '../../../access/actor';
import { Clock } from '../../../kernel/clock';
import { ENV } from '../../../kernel/config/config.module';
import type { Env } from '../../../kernel/config/env';
import { shortenedAddress } from '../../../kernel/http/network-address';
import { getTranslator } from '../../../kernel/i18n/translator';
import { MailOutbox } from '../../../kernel/mail/mail-outbox';
import type { Fact } from '../../../kernel/mail/mail';
import { nameInMail } from '../../../kernel/mail/name-in-mail';
import { mailTime } from '../../../kernel/mail/mail-time';
import type { UserResult } from '../../users';
import { summariseAgent } from '../agent-summary';
import { recipientZone } from '../recipient-zone';
import { noticeMail, type NoticeName } from './notice.mail';

type NoticeOptions = {
  /** An address other than the current one of the account. */
  readonly to?: string;
  /** Facts beyond time, device and network, such as the name of a new token. */
  readonly facts?: readonly Fact[];
  /** The page where the owner can act; the security settings by default. */
  readonly path?: string;
  /** When it happened; now by default. */
  readonly at?: Date;
};

/** Mails the owner of an account about security events. Call it in the transaction of the event. */
@Injectable()
export class AccountNotices {
  constructor(
    private readonly mails: MailOutbox,
    private readonly clock: Clock,
    @Inject(ENV) private readonly env: Env,
  ) {}

  async send(
    actor: AuditActor,
    user: UserResult,
    notice: NoticeName,
    options: NoticeOptions = {},
  ): Promise<void> {
    const { username, email, locale } = user;
    const { to = email, facts = [], path = '/settings/security', at = this.clock.now() } = options;
    const mail = noticeMail(notice, locale, {
      username,
      facts: [...facts, ...this.circumstances(actor, user, at)],
      link: this.env.APP_URL + path,
    });
    await this.mails.enqueue({ to, locale, ...mail });
  }

  /** Tells the owner since when nobody can sign in, and why. The mail must not reveal who decided it, nor from where. */
  async sendSuspension(user: UserResult, reason: string, at?: Date): Promise<void> {
    const fact = { label: getTranslator(user.locale)('mail.facts.reason'), value: asOneLine(reason) };
    await this.send(OPERATOR, user, 'accountSuspended', { facts: [fact], path: '/', ...(at && { at }) });
  }

  /** When it happened, on which device and from which network. */
  private circumstances({ origin }: AuditActor, user: UserResult, at: Date): readonly Fact[] {
    const translate = getTranslator(user.locale);
    const device = summariseAgent(origin.agent);
    const circumstances = [
      ['when', mailTime(at, user.locale, recipientZone(user))],
      ['device', device === null ? null : nameInMail(device)],
      ['network', shortenedAddress(origin.ip)],
    ] as const;
    return circumstances.flatMap(([label, value]) =>
      value === null ? [] : [{ label: translate(`mail.facts.${label}`), value }],
    );
  }
}
