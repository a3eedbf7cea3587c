import { MINUTE, SECOND } from '@kimari/common/durations';
import { Inject, Injectable, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import type { Logger } from 'pino';
import { Clock } from '../clock';
import { isDatabaseOutage } from '../errors/database-errors';
import { LOGGER } from '../logging/logging.module';
import { mails } from '../metrics/instruments';
import { type ClaimedRow, MailOutboxRepository } from './mail-outbox.repository';
import { isMailServerAway, nextAttempt } from './mail-schedule';
import { Mailer } from './mailer';

/** Milliseconds between checks for mail of other processes and for due retries. */
const POLL_INTERVAL = 5 * SECOND;
/** Milliseconds until a mail of a crashed process is retried; longer than the mailer's timeout. */
const LEASE = 3 * MINUTE;
/** Milliseconds after which a mail is tried again that the present secret does not open. */
const UNTIL_SECRET = 60 * MINUTE;
const SEALED_ELSEWHERE = 'the mail is sealed with another JWT_SECRET';

/** Sends queued mail: immediately after a commit, otherwise at the next poll. Retries as {@link nextAttempt} says. */
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
        const isAway = await this.deliver(claimed);
        // The next mail would wait for the same server; the next poll is soon enough.
        this.again = !isAway;
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
    return this.outbox.claim(now, new Date(now.getTime() + LEASE));
  }

  /** Sends a mail or postpones it; true when there was no server to send it to. */
  private async deliver(row: ClaimedRow): Promise<boolean> {
    const mail = this.outbox.open(row);
    if (mail === null) {
      await this.setAside(row);
      return false;
    }
    try {
      await this.mailer.send(mail);
      mails.inc({ outcome: 'sent' });
    } catch (error) {
      const isAway = isMailServerAway(error);
      await this.postpone(row, error, isAway);
      return isAway;
    }
    await this.settled(row, this.outbox.markSent(row, this.clock.now()));
    return false;
  }

  /** Keeps a mail, however often it is tried, until the secret that opens it is back. */
  private async setAside(row: ClaimedRow): Promise<void> {
    const { id, attempts } = row;
    this.logger.warn({ mail: id, attempts }, SEALED_ELSEWHERE);
    const again = new Date(this.clock.now().getTime() + UNTIL_SECRET);
    await this.settled(row, this.outbox.postpone(row, again, SEALED_ELSEWHERE));
  }

  private async postpone(row: ClaimedRow, error: unknown, isAway: boolean): Promise<void> {
    const { id, attempts, createdAt } = row;
    const now = this.clock.now();
    const reason = error instanceof Error ? error.message : String(error);
    this.logger.warn({ mail: id, attempts, err: error }, 'a mail could not be sent');
    const again = nextAttempt({ attempts, createdAt, isAway }, now);
    mails.inc({ outcome: again ? 'postponed' : 'given up' });
    const settling = again ? this.outbox.postpone(row, again, reason) : this.outbox.giveUp(row, now, reason);
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
