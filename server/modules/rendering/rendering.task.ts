import { setTimeout as pause } from 'node:timers/promises';
import { MINUTE, SECOND } from '@kimari/common/durations';
import { Inject, Injectable, type OnModuleDestroy } from '@nestjs/common';
import { Cron } from '@nestjs/schedule';
import type { Logger } from 'pino';
import { BackgroundConnection } from '../../kernel/database/background-connection';
import { isDatabaseOutage } from '../../kernel/errors/database-errors';
import { LOGGER } from '../../kernel/logging/logging.module';
import { type ClaimedText, RenderedTextsRepository } from './rendered-texts.repository';
import { nameOf, RenderedTexts } from './rendered-texts.service';
import type { Renderer } from './renderer';

/** Milliseconds between checks for versions of other processes and for texts that are due again. */
const POLL_INTERVAL = 5 * SECOND;
/** Milliseconds until other processes claim a text; longer than any rendering, the start of a thread included. */
const LEASE = MINUTE;
/** Milliseconds until a text is tried again that took too long, ten times as many each time: a busy machine makes any text slow. */
const FIRST_PAUSE = 30 * SECOND;
/** A text that took too long as often, or with which as many processes ended, is shown as its source. */
const MAX_ATTEMPTS = 4;
/** Milliseconds until the next try when there is no thread to be had. */
const BUSY_PAUSE = SECOND;
/** Milliseconds that the end of the process waits for a text. */
const GRACE = 2 * SECOND;
/** Milliseconds after which the renderer is noted again, so that nobody takes it for unused. */
const REGISTER_INTERVAL = 10 * MINUTE;

/** Renders texts in the background, one at a time: those of new versions, and all when the renderer is another one. */
@Injectable()
export class RenderingTask implements OnModuleDestroy {
  private renderer: Renderer | undefined;
  private id: number | null = null;
  private timer: NodeJS.Timeout | undefined;
  private working: Promise<void> | undefined;
  private registered = 0;
  private stopped = false;

  constructor(
    private readonly repository: RenderedTextsRepository,
    private readonly texts: RenderedTexts,
    private readonly connection: BackgroundConnection,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /** Begins with a renderer; without one, as in commands, nothing is rendered. */
  start(renderer: Renderer): void {
    this.renderer = renderer;
    this.texts.use({ renderer, id: null });
    this.timer = setInterval(() => void this.work(), POLL_INTERVAL);
    this.timer.unref();
    void this.work();
  }

  /** Waits for the text at hand, but not for one that takes long: its lease gives it to another process. */
  async onModuleDestroy(): Promise<void> {
    this.stopped = true;
    clearInterval(this.timer);
    const waiting = new AbortController();
    const grace = pause(GRACE, undefined, waiting).catch(() => undefined);
    await Promise.race([this.working, grace]);
    waiting.abort();
  }

  /** Renders all texts that are due; never throws. */
  work(): Promise<void> {
    this.working ??= this.drain().finally(() => (this.working = undefined));
    return this.working;
  }

  /** Queues what no trigger has: versions that are older than the renderer, or came while it was being registered. */
  @Cron('33 * * * *')
  async queueMissing(): Promise<void> {
    const { id } = this;
    if (id === null) return;
    await this.connection.runScheduled(
      'text-queue',
      'texts to render could not be looked for',
      (statements) => this.repository.queueMissing(statements, id),
    );
  }

  private async drain(): Promise<void> {
    try {
      const id = await this.register();
      if (id === null) return;
      while (!this.stopped) {
        const claimed = await this.repository.claim(id, LEASE);
        if (!claimed || !(await this.settle(claimed, id))) return;
      }
    } catch (error) {
      // The database may be closed by now.
      if (this.stopped) return;
      // The next poll continues, and the lease makes the text at hand due again.
      const level = isDatabaseOutage(error) ? 'warn' : 'error';
      this.logger[level]({ err: error }, 'texts cannot be rendered in the background');
    }
  }

  private async register(): Promise<number | null> {
    const { renderer } = this;
    if (!renderer || this.stopped) return null;
    if (this.id !== null && Date.now() < this.registered + REGISTER_INTERVAL) return this.id;
    const id = await this.repository.register(await renderer.fingerprint());
    const isNew = id !== this.id;
    this.id = id;
    this.registered = Date.now();
    this.texts.use({ renderer, id });
    if (isNew) await this.queueMissing();
    return id;
  }

  /** Renders a claimed text and takes it out of the queue or postpones it; false when no thread is to be had. */
  private async settle(claimed: ClaimedText, id: number): Promise<boolean> {
    const { content, attempts } = claimed;
    if (content === null) await this.repository.finish(claimed);
    else if (attempts > MAX_ATTEMPTS) await this.giveUp(claimed, id);
    else {
      const outcome = await this.render(claimed, content);
      if (outcome === 'done') await this.repository.finish(claimed);
      else if (outcome === 'late') await this.repository.postpone(claimed, BUSY_PAUSE, { isCounted: false });
      else if (attempts === MAX_ATTEMPTS) await this.giveUp(claimed, id);
      else await this.repository.postpone(claimed, FIRST_PAUSE * 10 ** (attempts - 1), { isCounted: true });
      return outcome !== 'late';
    }
    return true;
  }

  private async render({ digest }: ClaimedText, content: string): Promise<'done' | 'failed' | 'late'> {
    try {
      const rendering = await this.texts.share({ digest: nameOf(digest), content });
      if (typeof rendering !== 'string') return 'done';
      return rendering === 'late' ? 'late' : 'failed';
    } catch {
      // The service has logged why.
      return 'failed';
    }
  }

  private async giveUp(claimed: ClaimedText, id: number): Promise<void> {
    this.logger.warn(
      { digest: nameOf(claimed.digest) },
      'a text takes too long to render: its source is shown',
    );
    await this.repository.keep(claimed.digest, id, null);
    await this.repository.finish(claimed);
  }
}
