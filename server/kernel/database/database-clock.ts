import { SECOND } from '@kimari/common/durations';
import { Inject, Injectable, type OnModuleDestroy, type OnModuleInit } from '@nestjs/common';
import type { Logger } from 'pino';
import { Clock } from '../clock';
import { LOGGER } from '../logging/logging.module';
import { ReservedPool } from './reserved-pool';

/** Milliseconds between checks of this process's clock, which are cheap, and of the database's. */
const LOOK_INTERVAL = SECOND;
const ASK_INTERVAL = 30 * SECOND;
/** Difference in milliseconds that means that this process's clock was set, or that the machine has slept. */
const JUMP = SECOND;
/** Difference in milliseconds between the two clocks that operators should know about. */
const WARN_FROM = 5 * SECOND;

/**
 * The database's clock, so that a time stored by one process means the same to all others, whatever their machines'
 * clocks say. Between two readings it advances steadily, independently of this process's clock.
 */
@Injectable()
export class DatabaseClock extends Clock implements OnModuleInit, OnModuleDestroy {
  /** Epoch milliseconds at the zero of `performance.now()`. */
  private zero = ownZero();
  private ownZero = this.zero;
  private askedAt = 0;
  private isWarned = false;
  private asking: Promise<void> | undefined;
  private timer: NodeJS.Timeout | undefined;

  constructor(
    private readonly database: ReservedPool,
    @Inject(LOGGER) private readonly logger: Pick<Logger, 'warn'>,
  ) {
    super();
  }

  async onModuleInit(): Promise<void> {
    await this.ask();
    this.timer = setInterval(() => this.look(), LOOK_INTERVAL);
    this.timer.unref();
  }

  async onModuleDestroy(): Promise<void> {
    clearInterval(this.timer);
    await this.asking;
  }

  override now(): Date {
    return new Date(this.zero + performance.now());
  }

  private look(): void {
    const hasJumped = Math.abs(ownZero() - this.ownZero) > JUMP;
    if (hasJumped || performance.now() - this.askedAt > ASK_INTERVAL) void this.ask();
  }

  /** Asks the database for the time; never throws, because the next question comes soon. */
  private ask(): Promise<void> {
    this.asking ??= this.follow()
      .catch(() => undefined)
      .finally(() => (this.asking = undefined));
    return this.asking;
  }

  private async follow(): Promise<void> {
    this.askedAt = performance.now();
    this.ownZero = ownZero();
    const { rows } = await this.database.pool.query<{ time: number }>(
      'select extract(epoch from clock_timestamp())::float8 * 1000 as time',
    );
    const uncertainty = (performance.now() - this.askedAt) / 2;
    const zero = (rows[0]?.time ?? NaN) - this.askedAt - uncertainty;
    // On a busy machine the answer comes late; a clock that agrees with it must not be moved.
    if (Math.abs(zero - this.zero) > uncertainty) this.zero = zero;
    this.warn(this.ownZero - this.zero);
  }

  private warn(ahead: number): void {
    const isWrong = Math.abs(ahead) > WARN_FROM;
    if (isWrong && !this.isWarned) {
      this.logger.warn(
        { seconds: Math.round(ahead / SECOND) },
        'the clocks of this machine and of the database differ: Kimari goes by the database; check both',
      );
    }
    this.isWarned = isWrong;
  }
}

/** The clock of this process, as epoch milliseconds at the zero of `performance.now()`. */
function ownZero(): number {
  return Date.now() - performance.now();
}
