import { HOUR, MINUTE } from '@kimari/common/durations';
import { Inject, Injectable, type OnModuleDestroy } from '@nestjs/common';
import type { Logger } from 'pino';
import { Clock } from '../clock';
import { isDatabaseOutage } from '../errors/database-errors';
import { LOGGER } from '../logging/logging.module';
import { mails } from '../metrics/instruments';
import { traced } from '../tracing/tracing';
import { withLinkTime } from './link-time';
import type { OutgoingMail } from './mail';
import { type ClaimedRow, MailOutboxRepository } from './mail-outbox.repository';
import { nextAttempt, PROBE_INTERVAL, troubleOf, waitsFor } from './mail-schedule';
import { Mailer } from './mailer';

/** Milliseconds until a mail of a crashed process is retried; longer than the mailer's timeout. */
const LEASE = 3 * MINUTE;
/** Milliseconds after which a mail is tried again that the present secret does not open. */
const UNTIL_SECRET = HOUR;
const SEALED_ELSEWHERE = 'the mail is sealed with another JWT_SECRET';
const NOT_YET = 'a mail could not be sent yet; the server tries it again';
const GIVEN_UP = 'a mail could not be sent and was given up';
const LINK_IS_VOID = 'not sent: its link was used, replaced or withdrawn';

/**
 * Sends queued mail: immediately after a commit, otherwise at the next poll. Retries as {@link nextAttempt} says, and earlier
 * when the server takes mail again, for which it is asked every {@link PROBE_INTERVAL}.
 */
@Injectable()
export class MailWorker implements OnModuleDestroy {
  private working: Promise<void> | undefined;
  private again = false;
  private stopped = false;
  /** When to ask a server that took no mail last time; undefined while it takes mail. Unknown after a start. */
  private probeAt: Date | undefined = new Date(0);
  private wokenAt = new Date(0);

  constructor(
    private readonly outbox: MailOutboxRepository,
    private readonly mailer: Mailer,
    private readonly clock: Clock,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /** Waits for the current mail to be sent. */
  async onModuleDestroy(): Promise<void> {
    this.stopped = true;
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

  private async claim(): Promise<ClaimedRow | null> {
    const now = this.clock.now();
    const isProbe = this.isProbeDue(now);
    const claimed = await this.outbox.claim(now, later(now, LEASE), isProbe);
    if (isProbe) this.probeAt = claimed ? later(now, PROBE_INTERVAL) : undefined;
    return claimed;
  }

  /** A time further ahead than any was set by a clock that has been put back. */
  private isProbeDue(now: Date): boolean {
    return this.probeAt !== undefined && (this.probeAt <= now || this.probeAt > later(now, PROBE_INTERVAL));
  }

  /** Sends a mail or postpones it; true when there was no server to send it to. */
  private async deliver(row: ClaimedRow): Promise<boolean> {
    const mail = this.outbox.open(row);
    if (mail === null) {
      await this.setAside(row);
      return false;
    }
    const current = await this.withWorkingLink(row, mail);
    if (current === null) {
      await this.settled(row, this.outbox.forget(row, this.clock.now(), LINK_IS_VOID));
      return false;
    }
    try {
      await traced(
        () => ({
          name: 'send mail',
          kind: 'client',
          attributes: { 'kimari.attempts': row.attempts },
          isRoot: true,
        }),
        () => this.mailer.send(current),
      );
      mails.inc({ outcome: 'sent' });
    } catch (error) {
      return this.postpone(row, error);
    }
    await this.settled(row, this.outbox.markSent(row, this.clock.now()));
    await this.wakeOthers(row);
    return false;
  }

  /** The time of a link runs from sending. Null if it works no more, so that the mail would only mislead. */
  private async withWorkingLink(row: ClaimedRow, mail: OutgoingMail): Promise<OutgoingMail | null> {
    const { linkLifetime, linkZone, createdAt } = row;
    if (linkLifetime === null) return mail;
    const until = later(this.clock.now(), linkLifetime);
    if (!(await this.outbox.renewLink(row, until))) return null;
    return linkZone === null ? mail : withLinkTime(mail, linkZone, later(createdAt, linkLifetime), until);
  }

  /** The server takes mail: what waited for it is due. A mail that it refuses all the same is not tried at once each time. */
  private async wakeOthers({ waitedFor }: ClaimedRow): Promise<void> {
    if (this.probeAt === undefined && waitedFor === null) return;
    const now = this.clock.now();
    const next = later(this.wokenAt, PROBE_INTERVAL);
    const isSoon = now >= this.wokenAt && now < next;
    this.probeAt = isSoon ? next : undefined;
    if (isSoon) return;
    this.wokenAt = now;
    await this.outbox.wake(now, waitedFor === 'verdict' ? ['server', 'verdict'] : ['server']);
  }

  /** Keeps a mail, however often it is tried, until the secret that opens it is back. */
  private async setAside(row: ClaimedRow): Promise<void> {
    const { id, attempts } = row;
    this.logger.warn({ mail: id, attempts }, SEALED_ELSEWHERE);
    const again = later(this.clock.now(), UNTIL_SECRET);
    await this.settled(row, this.outbox.postpone(row, again, SEALED_ELSEWHERE));
  }

  /** True when there was no server to send the mail to. */
  private async postpone(row: ClaimedRow, error: unknown): Promise<boolean> {
    const { id, attempts, createdAt } = row;
    const now = this.clock.now();
    const trouble = troubleOf(error);
    if (trouble !== 'refused') this.probeAt ??= later(now, PROBE_INTERVAL);
    const reason = error instanceof Error ? error.message : String(error);
    const again = nextAttempt({ attempts, createdAt, trouble }, now);
    this.logger.warn({ mail: id, attempts, err: error }, again ? NOT_YET : GIVEN_UP);
    mails.inc({ outcome: again ? 'postponed' : 'given up' });
    const settling = again
      ? this.outbox.postpone(row, again, reason, waitsFor(trouble))
      : this.outbox.giveUp(row, now, reason);
    await this.settled(row, settling);
    return trouble === 'away';
  }

  private async settled({ id, attempts }: ClaimedRow, settling: Promise<boolean>): Promise<void> {
    if (await settling) return;
    this.logger.warn(
      { mail: id, attempts },
      'the lease of this mail expired and another process has claimed it',
    );
  }
}

function later(time: Date, milliseconds: number): Date {
  return new Date(time.getTime() + milliseconds);
}
