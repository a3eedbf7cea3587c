import { Inject, Injectable } from '@nestjs/common';
import type { AuditActor } from '../../../access/actor';
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
    const { to = email, facts = [], path = '/settings/security' } = options;
    const mail = noticeMail(notice, locale, {
      username,
      facts: [...facts, ...this.circumstances(actor, user)],
      link: this.env.APP_URL + path,
    });
    await this.mails.enqueue({ to, locale, ...mail });
  }

  /** When it happened, on which device and from which network. */
  private circumstances({ origin }: AuditActor, user: UserResult): readonly Fact[] {
    const translate = getTranslator(user.locale);
    const device = summariseAgent(origin.agent);
    const circumstances = [
      ['when', mailTime(this.clock.now(), user.locale, recipientZone(user))],
      ['device', device === null ? null : nameInMail(device)],
      ['network', shortenedAddress(origin.ip)],
    ] as const;
    return circumstances.flatMap(([label, value]) =>
      value === null ? [] : [{ label: translate(`mail.facts.${label}`), value }],
    );
  }
}
