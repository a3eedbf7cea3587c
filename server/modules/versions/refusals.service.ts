import { SECOND } from '@kimari/common/durations';
import { Inject, Injectable, type OnModuleDestroy } from '@nestjs/common';
import type { Logger } from 'pino';
import { withoutDeadline } from '../../kernel/deadline';
import { LOGGER } from '../../kernel/logging/logging.module';
import { type Refusals, RefusalsRepository, type WeeklyRefusals } from './refusals.repository';
import type { Objection } from './text-checks';

/** Milliseconds after which counts are stored. */
const INTERVAL = 5 * SECOND;

/**
 * Counts the texts that the checks keep from being published, for administrators and operators. Counts are added up in
 * memory, because the transaction of a refused text is rolled back.
 */
@Injectable()
export class RefusalCounts implements OnModuleDestroy {
  private waiting = new Map<string, Refusals>();
  private timer: NodeJS.Timeout | undefined;

  constructor(
    private readonly refusals: RefusalsRepository,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /** Counts a text once for each code. */
  note({ outcome, findings }: Objection): void {
    for (const code of new Set(findings.map((finding) => finding.code)))
      this.add({ code, outcome, texts: 1 });
    // Not under the deadline of the request that happens to come first.
    this.timer ??= withoutDeadline(() => setTimeout(() => void this.flush(), INTERVAL).unref());
  }

  /** The sums of the last days, today included, with what this process has not stored yet. */
  async sums(days: number): Promise<readonly Refusals[]> {
    await this.flush();
    return this.refusals.sums(days);
  }

  /** The sums of the weeks since a day, as {@link sums} counts them. */
  async weekly(since: Date): Promise<readonly WeeklyRefusals[]> {
    await this.flush();
    return this.refusals.weekly(since);
  }

  async onModuleDestroy(): Promise<void> {
    await this.flush();
    clearTimeout(this.timer);
  }

  /** Stores what is counted; never throws. */
  private async flush(): Promise<void> {
    clearTimeout(this.timer);
    this.timer = undefined;
    if (this.waiting.size === 0) return;
    const counted = [...this.waiting.values()];
    this.waiting = new Map();
    try {
      await this.refusals.add(counted);
    } catch (error) {
      counted.forEach((one) => this.add(one));
      this.logger.warn({ err: error }, 'refused texts wait to be counted');
    }
  }

  private add(refusals: Refusals): void {
    const key = `${refusals.code} ${refusals.outcome}`;
    const texts = (this.waiting.get(key)?.texts ?? 0) + refusals.texts;
    this.waiting.set(key, { ...refusals, texts });
  }
}
