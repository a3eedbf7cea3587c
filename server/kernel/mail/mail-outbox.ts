import { Injectable } from '@nestjs/common';
import { Clock } from '../clock';
import { Transactions } from '../database/transactions';
import type { AddressedMail } from './mail';
import { MailOutboxRepository } from './mail-outbox.repository';
import { MailWorker } from './mail-worker';

/** Queues mail in the current transaction, so that a mail is sent if and only if its cause is committed. */
@Injectable()
export class MailOutbox {
  constructor(
    private readonly outbox: MailOutboxRepository,
    private readonly worker: MailWorker,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
  ) {}

  /**
   * Stores a mail; the worker sends it as soon as the transaction is committed. Mail to an account without an address is
   * for nobody and is left out.
   */
  async enqueue(mail: AddressedMail): Promise<void> {
    if (mail.to === '') return;
    await this.outbox.insert(mail, this.clock.now());
    await this.transactions.afterCommit(() => void this.worker.work());
  }
}
