import { Inject, Injectable, type OnModuleDestroy } from '@nestjs/common';
import { v7 as uuid } from 'uuid';
import { z } from 'zod';
import type { Logger } from 'pino';
import { Notifications } from '../../kernel/database/notifications';
import { Transactions } from '../../kernel/database/transactions';
import { LOGGER } from '../../kernel/logging/logging.module';

const ruleEvent = z.object({
  id: z.uuid(),
  kind: z.enum(['rule', 'version', 'star']),
  ruleId: z.uuid(),
});

/** A rule was published, got a version or a star. Visibility is checked when the event is sent to a client. */
export type RuleEvent = Readonly<z.infer<typeof ruleEvent>>;

/** Milliseconds in which events are collected, so that a popular rule causes few messages. */
const COLLECTING = 200;
/** Maximum number of waiting events; more are dropped. */
const MAX_WAITING = 500;
/** A message may have 8,000 bytes. */
const EVENTS_PER_MESSAGE = 40;

/** Announces changes of rules to all processes, after the commit. */
@Injectable()
export class RuleEvents implements OnModuleDestroy {
  private readonly waiting = new Map<string, RuleEvent>();
  private timer: NodeJS.Timeout | undefined;

  constructor(
    private readonly transactions: Transactions,
    private readonly notifications: Notifications,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /** Announces an event once the open transaction is committed. */
  async announce(kind: RuleEvent['kind'], ruleId: string): Promise<void> {
    await this.transactions.afterCommit(() => this.collect({ id: uuid(), kind, ruleId }));
  }

  /** Receives the events of all processes from now on. */
  async listen(handler: (events: readonly RuleEvent[]) => void): Promise<void> {
    await this.notifications.listen((message) => {
      const events = z.array(ruleEvent).safeParse(JSON.parse(message));
      // A process of another release may send others.
      if (events.success) handler(events.data);
    });
  }

  onModuleDestroy(): void {
    clearTimeout(this.timer);
  }

  private collect(event: RuleEvent): void {
    const key = `${event.kind} ${event.ruleId}`;
    if (this.waiting.size >= MAX_WAITING && !this.waiting.has(key)) return;
    this.waiting.set(key, event);
    this.timer ??= setTimeout(() => void this.send(), COLLECTING).unref();
  }

  private async send(): Promise<void> {
    this.timer = undefined;
    const events = [...this.waiting.values()];
    this.waiting.clear();
    try {
      for (let start = 0; start < events.length; start += EVENTS_PER_MESSAGE)
        await this.notifications.send(JSON.stringify(events.slice(start, start + EVENTS_PER_MESSAGE)));
    } catch (error) {
      // Losing events does little harm: a page shows the right numbers when it is loaded again.
      this.logger.warn({ err: error }, 'events of rules could not be sent');
    }
  }
}
