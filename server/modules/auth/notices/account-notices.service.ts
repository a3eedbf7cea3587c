import { Inject, Injectable } from '@nestjs/common';
import { defaultTimeZone } from '@kimari/common/time-zone';
import type { Actor } from '../../../access/actor';
import { Clock } from '../../../kernel/clock';
import { ENV } from '../../../kernel/config/config.module';
import type { Env } from '../../../kernel/config/env';
import { shortenedAddress } from '../../../kernel/http/network-address';
import { getTranslator } from '../../../kernel/i18n/translator';
import { MailOutbox } from '../../../kernel/mail/mail-outbox';
import type { Fact } from '../../../kernel/mail/mail';
import type { UserResult } from '../../users';
import { summariseAgent } from '../agent-summary';
import { noticeMail, type NoticeName } from './notice.mail';

type NoticeOptions = {
  /** Another address than the current one of the account. */
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

  async send(actor: Actor, user: UserResult, notice: NoticeName, options: NoticeOptions = {}): Promise<void> {
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
  private circumstances({ origin }: Actor, { locale, timeZone }: UserResult): readonly Fact[] {
    const translate = getTranslator(locale);
    const zone = timeZone ?? defaultTimeZone(locale);
    const when = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeStyle: 'short', timeZone: zone });
    const circumstances = [
      ['when', `${when.format(this.clock.now())} (${zone})`],
      ['device', summariseAgent(origin.agent)],
      ['network', shortenedAddress(origin.ip)],
    ] as const;
    return circumstances.flatMap(([label, value]) =>
      value === null ? [] : [{ label: translate(`mail.facts.${label}`), value }],
    );
  }
}
