import { Injectable } from '@nestjs/common';
import { Audit } from '../../../kernel/audit/audit';
import { Clock } from '../../../kernel/clock';
import { Transactions } from '../../../kernel/database/transactions';
import { isUuid } from '../../../kernel/database/uuid';
import {
  LONGEST_LEASE,
  MailQueueRepository,
  type MailState,
  type QueuedMail,
} from '../../../kernel/mail/mail-queue.repository';
import { MailWorker } from '../../../kernel/mail/mail-worker';
import type { PageKeys, Window } from '../../../kernel/schema/connection';
import { MailLinkExpired, MailNotFound, MailNotWaiting, MailTextErased } from '../administration.errors';
import { type Administrator, Administrators } from '../administrators.service';

export type MailPage = PageKeys & { readonly items: readonly QueuedMail[]; readonly total: number };

/** Shows and changes the mail queue, for administrators and operators. */
@Injectable()
export class MailQueue {
  constructor(
    private readonly administrators: Administrators,
    private readonly mails: MailQueueRepository,
    private readonly worker: MailWorker,
    private readonly transactions: Transactions,
    private readonly audit: Audit,
    private readonly clock: Clock,
  ) {}

  /** Newest first. Throws what {@link Administrators.require} throws. */
  async list(actor: Administrator, state: MailState | null, window: Window): Promise<MailPage> {
    await this.administrators.require(actor);
    const { rows, ...page } = await this.mails.list(state, window);
    return { items: rows, ...page };
  }

  /** Also throws MailNotFound. */
  async get(actor: Administrator, id: string): Promise<QueuedMail> {
    await this.administrators.require(actor);
    const mail = isUuid(id) ? await this.mails.find(id) : null;
    if (!mail) throw MailNotFound();
    return mail;
  }

  /** Sends a dead or a waiting mail now. Throws as {@link get}, MailLinkExpired, MailTextErased, MailNotWaiting. */
  async resend(actor: Administrator, id: string): Promise<QueuedMail> {
    const mail = await this.get(actor, id);
    if ((await this.makeDue(actor, id)) > 0) return mail;
    if (mail.state === 'sent') throw MailNotWaiting();
    if (!mail.hasText) throw MailTextErased();
    const soon = this.clock.now().getTime() + LONGEST_LEASE;
    const isOnItsWay = mail.nextAttemptAt !== null && mail.nextAttemptAt.getTime() <= soon;
    throw isOnItsWay ? MailNotWaiting() : MailLinkExpired();
  }

  /** Sends all dead mail that can be sent and whose link works; returns their number. */
  async resendDead(actor: Administrator): Promise<number> {
    await this.administrators.require(actor);
    return this.makeDue(actor, null);
  }

  /** Deletes a mail that was not sent. Throws as {@link get}, MailNotWaiting. */
  async drop(actor: Administrator, id: string): Promise<QueuedMail> {
    const mail = await this.get(actor, id);
    await this.transactions.run(async () => {
      if (!(await this.mails.drop(id))) throw MailNotWaiting();
      await this.audit.record(actor, 'mail.drop', { kind: 'mail', id }, { subject: mail.subject });
    });
    return mail;
  }

  private makeDue(actor: Administrator, id: string | null): Promise<number> {
    return this.transactions.run(async () => {
      const ids = await this.mails.resend(id, this.clock.now());
      await this.audit.recordAll(
        ids.map((each) => ({
          actor,
          action: 'mail.resend',
          target: { kind: 'mail', id: each },
          details: {},
        })),
      );
      if (ids.length > 0) await this.transactions.afterCommit(() => void this.worker.work());
      return ids.length;
    });
  }
}
