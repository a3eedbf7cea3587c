import { Injectable } from '@nestjs/common';
import { Clock } from '../clock';
import { Transactions } from '../database/transactions';
import type { AddressedMail } from './mail';
import { MailOutboxRepository } from './mail-outbox.repository';
import { MailWorker } from './mail-worker';

/** Where services leave mails: in the transaction of what they tell about, so that neither exists without the other. */
@Injectable()
export class MailOutbox {
  constructor(
    private readonly outbox: MailOutboxRepository,
    private readonly worker: MailWorker,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
  ) {}

  /** Keeps a mail; it is sent as soon as the open transaction is committed. */
  async enqueue(mail: AddressedMail): Promise<void> {
    await this.outbox.insert(mail, this.clock.now());
    await this.transactions.afterCommit(() => void this.worker.work());
  }
}
