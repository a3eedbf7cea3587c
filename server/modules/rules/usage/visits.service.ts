import { SECOND } from '@kimari/common/durations';
import { Inject, Injectable, type OnModuleDestroy } from '@nestjs/common';
import type { Logger } from 'pino';
import { withoutDeadline } from '../../../kernel/deadline';
import { Transactions } from '../../../kernel/database/transactions';
import { isUnavailable } from '../../../kernel/errors/database-errors';
import { LOGGER } from '../../../kernel/logging/logging.module';
import { visits } from '../../../kernel/metrics/instruments';
import { PendingCounts } from '../../versions';
import { RuleUsageRepository } from './usage.repository';
import { VisitQueue } from './visit-queue';
import { type Download, keyOfDownload, keyOfView, type View } from './visits';

/** Milliseconds between writes of visits; a killed process loses that much, and counts of other processes lag by it. */
const INTERVAL = 3 * SECOND;
/** Visits that wait while the database is away, of each sort; about 20 MB. */
const MAX_WAITING = 50_000;
/** Visits in a statement. */
const BATCH = 2000;

/**
 * Views and downloads, which are added up in memory and written together, so that reading writes next to nothing. All are
 * written when the process ends in order. While the database is away they wait, up to a limit.
 */
@Injectable()
export class Visits implements OnModuleDestroy {
  private readonly views = new VisitQueue<View>(keyOfView, MAX_WAITING);
  private readonly downloads = new VisitQueue<Download>(keyOfDownload, MAX_WAITING);
  private timer: NodeJS.Timeout | undefined;
  private flushing: Promise<void> | undefined;
  private dropped = 0;

  constructor(
    private readonly usage: RuleUsageRepository,
    private readonly transactions: Transactions,
    private readonly pending: PendingCounts,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /** Counts a view once for each visitor; false when this one has been counted before. */
  async view(view: View): Promise<boolean> {
    if (!(await this.take(this.views, view, () => this.usage.hasView(view)))) return false;
    this.pending.add('views', view.ruleId);
    return true;
  }

  /** Counts a download once for each visitor, version and day. */
  async download(download: Download): Promise<void> {
    if (!(await this.take(this.downloads, download, () => this.usage.hasDownload(download)))) return;
    this.pending.add('downloads', download.ruleId);
    this.pending.add('downloads', download.versionId);
  }

  async onModuleDestroy(): Promise<void> {
    await this.flush();
    // Visits that came during the last write.
    await this.flush();
    clearTimeout(this.timer);
    const lost = this.views.size + this.downloads.size;
    if (lost > 0) this.logger.warn({ visits: lost }, 'the process ends with visits that could not be stored');
  }

  /** Writes all visits; never throws. */
  flush(): Promise<void> {
    clearTimeout(this.timer);
    this.timer = undefined;
    this.flushing ??= this.store().finally(() => {
      this.flushing = undefined;
      if (this.views.size + this.downloads.size > 0) this.flushSoon();
    });
    return this.flushing;
  }

  private async take<Visit>(
    queue: VisitQueue<Visit>,
    visit: Visit,
    isStored: () => Promise<boolean>,
  ): Promise<boolean> {
    if (queue.has(visit)) return false;
    const wasStored = await isStored();
    // The same visitor may have come again meanwhile.
    if (queue.has(visit)) return false;
    if (wasStored) {
      queue.remember(visit);
      return false;
    }
    const isTaken = queue.add(visit);
    if (!isTaken) this.drop(1);
    this.flushSoon();
    return isTaken;
  }

  private drop(number: number): void {
    this.dropped += number;
    visits.inc({ outcome: 'dropped' }, number);
  }

  private flushSoon(): void {
    // Not under the deadline of the request that happens to come first.
    this.timer ??= withoutDeadline(() => setTimeout(() => void this.flush(), INTERVAL).unref());
  }

  private async store(): Promise<void> {
    if (this.dropped > 0) {
      this.logger.warn({ visits: this.dropped }, 'visits were not counted, because too many wait');
      this.dropped = 0;
    }
    await this.storeAll(
      this.views,
      (views) => this.usage.insertViews(views),
      ({ ruleId }) => this.pending.add('views', ruleId, -1),
    );
    await this.storeAll(
      this.downloads,
      (downloads) => this.usage.insertDownloads(downloads),
      ({ ruleId, versionId }) => {
        this.pending.add('downloads', ruleId, -1);
        this.pending.add('downloads', versionId, -1);
      },
    );
  }

  private insert<Visit>(
    batch: readonly Visit[],
    insert: (batch: readonly Visit[]) => Promise<void>,
  ): Promise<void> {
    return this.transactions.run(async () => {
      await this.usage.lockMany();
      await insert(batch);
    });
  }

  private async storeAll<Visit extends { readonly ruleId: string }>(
    queue: VisitQueue<Visit>,
    insert: (batch: readonly Visit[]) => Promise<void>,
    settled: (visit: Visit) => void,
  ): Promise<void> {
    for (let batch = queue.next(BATCH); batch.length > 0; batch = queue.next(BATCH)) {
      try {
        await retryOnce(() => this.insert(batch, insert));
        visits.inc({ outcome: 'stored' }, batch.length);
      } catch (error) {
        if (isUnavailable(error)) {
          this.logger.warn({ visits: queue.size, err: error }, 'visits wait to be stored');
          return;
        }
        // These would fail every time, and block those behind them.
        this.logger.error({ visits: batch.length, err: error }, 'visits were not counted');
        visits.inc({ outcome: 'dropped' }, batch.length);
      }
      queue.settle(batch);
      batch.forEach(settled);
    }
  }
}

/** If the rule is being deleted right now, the second attempt finds nothing left to insert. */
async function retryOnce(insert: () => Promise<void>): Promise<void> {
  try {
    await insert();
  } catch (error) {
    if (isUnavailable(error)) throw error;
    await insert();
  }
}
