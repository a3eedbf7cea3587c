import { MINUTE, SECOND } from '@kimari/common/durations';
import { Inject, Injectable, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import type { Logger } from 'pino';
import { Clock } from '../clock';
import { isDatabaseOutage } from '../errors/database-errors';
import { LOGGER } from '../logging/logging.module';
import { type ClaimedRow, MailOutboxRepository } from './mail-outbox.repository';
import { Mailer } from './mailer';

/** Milliseconds between checks for mail of other processes and for due retries. */
const POLL_INTERVAL = 5 * SECOND;
/** Milliseconds until a mail of a crashed process is retried; longer than the mailer's timeout. */
const LEASE = 3 * MINUTE;
const MAX_ATTEMPTS = 10;
const MAX_DELAY = 60 * MINUTE;
const SEALED_ELSEWHERE = 'the mail is sealed with another JWT_SECRET';

/** Sends queued mail: immediately after a commit, otherwise at the next poll. Retries each mail up to ten times. */
@Injectable()
export class MailWorker implements OnApplicationBootstrap, OnModuleDestroy {
  private timer: NodeJS.Timeout | undefined;
  private working: Promise<void> | undefined;
  private again = false;
  private stopped = false;

  constructor(
    private readonly outbox: MailOutboxRepository,
    private readonly mailer: Mailer,
    private readonly clock: Clock,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  onApplicationBootstrap(): void {
    this.timer = setInterval(() => void this.work(), POLL_INTERVAL);
    this.timer.unref();
    void this.work();
  }

  /** Waits for the current mail to be sent. */
  async onModuleDestroy(): Promise<void> {
    this.stopped = true;
    clearInterval(this.timer);
    await this.working;
    this.mailer.close();
  }

  /** Sends all due mail, including mail that becomes due meanwhile; never throws. */
  work(): Promise<void> {
    this.again = true;
    this.working ??= this.drain();
    return this.working;
  }

  private async drain(): Promise<void> {
    try {
      while (this.again && !this.stopped) {
        this.again = false;
        // One at a time, so that with a slow server no lease ends before its mail is sent.
        const claimed = await this.claim();
        if (!claimed) continue;
        await this.deliver(claimed);
        this.again = true;
      }
    } catch (error) {
      // The next poll continues, and the lease makes the current mail due again.
      const level = isDatabaseOutage(error) ? 'warn' : 'error';
      this.logger[level]({ err: error }, 'the mail queue cannot be processed');
    } finally {
      // Synchronous with the last check of `again`, so that no call in between is lost.
      this.working = undefined;
    }
  }

  private claim(): Promise<ClaimedRow | null> {
    const now = this.clock.now();
    return this.outbox.claim(now, after(now, LEASE));
  }

  private async deliver(row: ClaimedRow): Promise<void> {
    const mail = this.outbox.open(row);
    if (mail === null) return this.setAside(row);
    try {
      await this.mailer.send(mail);
    } catch (error) {
      await this.postpone(row, error);
      return;
    }
    await this.settled(row, this.outbox.markSent(row, this.clock.now()));
  }

  /** Keeps a mail, however often it is tried, until the secret that opens it is back. */
  private async setAside(row: ClaimedRow): Promise<void> {
    const { id, attempts } = row;
    this.logger.warn({ mail: id, attempts }, SEALED_ELSEWHERE);
    const again = after(this.clock.now(), MAX_DELAY);
    await this.settled(row, this.outbox.postpone(row, again, SEALED_ELSEWHERE));
  }

  private async postpone(row: ClaimedRow, error: unknown): Promise<void> {
    const { id, attempts } = row;
    const now = this.clock.now();
    const reason = error instanceof Error ? error.message : String(error);
    this.logger.warn({ mail: id, attempts, err: error }, 'a mail could not be sent');
    const again = after(now, Math.min(MINUTE * 2 ** (attempts - 1), MAX_DELAY));
    const settling =
      attempts >= MAX_ATTEMPTS
        ? this.outbox.giveUp(row, now, reason)
        : this.outbox.postpone(row, again, reason);
    await this.settled(row, settling);
  }

  private async settled({ id, attempts }: ClaimedRow, settling: Promise<boolean>): Promise<void> {
    if (await settling) return;
    this.logger.warn(
      { mail: id, attempts },
      'the lease of this mail expired and another process has claimed it',
    );
  }
}

function after(time: Date, milliseconds: number): Date {
  return new Date(time.getTime() + milliseconds);
}
