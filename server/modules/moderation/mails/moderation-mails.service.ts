import { Inject, Injectable } from '@nestjs/common';
import { ENV } from '../../../kernel/config/config.module';
import type { Env } from '../../../kernel/config/env';
import { MailOutbox } from '../../../kernel/mail/mail-outbox';
import { UsersService } from '../../users';
import type { DecisionResult } from '../case.result';
import { reasonOf } from '../reason-of';
import {
  moderationMail,
  type NameMail,
  nameMail,
  type OwnerMail,
  type ReporterMail,
} from './moderation.mail';

type About = { readonly path: string; readonly version: string | null };
type Why = Pick<DecisionResult, 'reason' | 'finding'>;

/** Mails reporters and owners, in their language. Call it in the transaction of the decision. */
@Injectable()
export class ModerationMails {
  constructor(
    private readonly users: UsersService,
    private readonly mails: MailOutbox,
    @Inject(ENV) private readonly env: Env,
  ) {}

  /** Tells reporters what became of their reports; the words to the owner are not for them. */
  async toReporters(userIds: readonly string[], mail: ReporterMail, { path }: About): Promise<void> {
    const link = mail === 'reportRejected' ? `/rules/${path}` : '/rules';
    await this.send(userIds, mail, { path, version: null, reason: null, finding: null, link });
  }

  async toOwners(
    userIds: readonly string[],
    mail: OwnerMail,
    { path, version, reason, finding }: About & Why,
  ): Promise<void> {
    await this.send(userIds, mail, { path, version, reason, finding, link: `/rules/${path}/moderation` });
  }

  /** Answers somebody who has asked for a name. */
  async aboutName(
    userId: string,
    mail: NameMail,
    { name, answer }: { readonly name: string; readonly answer: string | null },
  ): Promise<void> {
    const user = await this.users.find(userId);
    if (!user || user.isDeleted) return;
    const { username, locale, email } = user;
    const link = `${this.env.APP_URL}/settings/names`;
    await this.mails.enqueue({
      to: email,
      locale,
      ...nameMail(mail, locale, { username, name, answer, link }),
    });
  }

  private async send(
    userIds: readonly string[],
    name: ReporterMail | OwnerMail,
    { finding, reason, ...facts }: About & Why & { readonly link: string },
  ): Promise<void> {
    const users = await this.users.findMany([...new Set(userIds)]);
    for (const user of users) {
      if (!user || user.isDeleted) continue;
      const { username, locale, email } = user;
      const link = this.env.APP_URL + facts.link;
      await this.mails.enqueue({
        to: email,
        locale,
        ...moderationMail(name, locale, {
          ...facts,
          ...{ username, link },
          reason: reasonOf({ reason, finding }, locale),
        }),
      });
    }
  }
}
