import { SECOND } from '@kimari/common/durations';
import { Inject, Injectable } from '@nestjs/common';
import type { Logger } from 'pino';
import { Clock } from '../clock';
import { withoutDeadline } from '../deadline';
import { LOGGER } from '../logging/logging.module';
import { isShownAt, type SiteNotice } from './site-notice';
import { SiteNoticeRepository } from './site-notice.repository';

/** Milliseconds for which a process goes by what it has read: pages cost no statement each, and none while nobody reads. */
const READ_FOR = 3 * SECOND;
/** Milliseconds that an answer waits for it at most; a database that is away must not delay what is in memory. */
const PATIENCE = SECOND / 4;

/** The notice to everybody, as this process knows it: what others have saved shows within seconds. */
@Injectable()
export class CurrentNotice {
  private known: SiteNotice | null = null;
  private readAt = -Infinity;
  private reading: Promise<void> | undefined;
  /** Whether somebody waited in vain for what is being read. */
  private isLate = false;
  private changes = 0;

  constructor(
    private readonly notices: SiteNoticeRepository,
    private readonly clock: Clock,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /** What is to be shown now; null for nothing. Never fails: without the database, what was known before counts. */
  async shown(): Promise<SiteNotice | null> {
    if (performance.now() - this.readAt > READ_FOR) {
      this.reading ??= this.read();
      if (!this.isLate) await this.waitFor(this.reading);
    }
    return this.known && isShownAt(this.known, this.clock.now()) ? this.known : null;
  }

  /** Takes over what was saved here, or that it was removed. */
  learn(notice: SiteNotice | null): void {
    this.forget();
    this.known = notice;
    this.readAt = performance.now();
  }

  /** Reads it anew for the next answer. */
  forget(): void {
    this.changes += 1;
    this.readAt = -Infinity;
    this.reading = undefined;
    this.isLate = false;
  }

  private async read(): Promise<void> {
    const { changes } = this;
    try {
      const found = await withoutDeadline(() => this.notices.find());
      if (changes === this.changes) this.known = found;
    } catch (error) {
      this.logger.debug({ err: error }, 'the notice could not be read');
    }
    if (changes !== this.changes) return;
    this.readAt = performance.now();
    this.reading = undefined;
    this.isLate = false;
  }

  private async waitFor(reading: Promise<void>): Promise<void> {
    let timer: NodeJS.Timeout | undefined;
    const patience = new Promise<void>((resolve) => {
      timer = setTimeout(() => {
        this.isLate = true;
        resolve();
      }, PATIENCE);
    });
    await Promise.race([reading, patience]);
    clearTimeout(timer);
  }
}
