import { HOUR, MINUTE, SECOND } from '@kimari/common/durations';
import { Inject, Injectable } from '@nestjs/common';
import type { Logger } from 'pino';
import type { JobLoop } from '../../kernel/jobs/job-loop';
import type { Progress } from '../../kernel/jobs/job';
import { Jobs } from '../../kernel/jobs/jobs';
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
/** Timeouts, or processes that ended during the rendering, after which a text is shown as its source. */
const MAX_ATTEMPTS = 4;
/** Milliseconds until the next try when no thread is available. */
const BUSY_PAUSE = SECOND;
/** Milliseconds between renewals of the renderer's entry, without which it would count as unused. */
const REGISTER_INTERVAL = 10 * MINUTE;

/** Renders texts in the background, one at a time: those of new versions, and all of them after the renderer has changed. */
@Injectable()
export class RenderingTask {
  private readonly rendering: JobLoop;
  private readonly queueing: JobLoop;
  private renderer: Renderer | undefined;
  private id: number | null = null;
  private registered = 0;

  constructor(
    private readonly repository: RenderedTextsRepository,
    private readonly texts: RenderedTexts,
    @Inject(LOGGER) private readonly logger: Logger,
    jobs: Jobs,
  ) {
    this.rendering = jobs.addShared({
      failure: 'texts cannot be rendered in the background',
      every: POLL_INTERVAL,
      step: () => this.renderNext(),
    });
    // Triggers do not queue versions that are older than the renderer, or that came while it was being registered.
    this.queueing = jobs.addExclusive({
      name: 'text-queue',
      failure: 'texts to render could not be looked for',
      every: HOUR,
      at: 33 * MINUTE,
      step: async (statements) => {
        if (this.id !== null) await this.repository.queueMissing(statements, this.id);
        return 'idle';
      },
    });
  }

  /** Starts once there is a renderer; commands have none and render nothing. */
  start(renderer: Renderer): void {
    this.renderer = renderer;
    this.texts.use({ renderer, id: null });
    void this.work();
  }

  /** Renders all texts that are due; never throws. */
  work(): Promise<void> {
    return this.rendering.call();
  }

  private async renderNext(): Promise<Progress> {
    const id = await this.register();
    if (id === null) return 'idle';
    const claimed = await this.repository.claim(id, LEASE);
    return claimed ? this.settle(claimed, id) : 'idle';
  }

  private async register(): Promise<number | null> {
    const { renderer } = this;
    if (!renderer) return null;
    if (this.id !== null && performance.now() < this.registered + REGISTER_INTERVAL) return this.id;
    const id = await this.repository.register(await renderer.fingerprint());
    const isNew = id !== this.id;
    this.id = id;
    this.registered = performance.now();
    this.texts.use({ renderer, id });
    if (isNew) await this.queueing.call();
    return id;
  }

  /** Renders a claimed text and takes it out of the queue or postpones it. Without a free thread, the others wait too. */
  private async settle(claimed: ClaimedText, id: number): Promise<Progress> {
    const { content, attempts } = claimed;
    if (content === null) await this.repository.finish(claimed);
    else if (attempts > MAX_ATTEMPTS) await this.giveUp(claimed, id);
    else {
      const outcome = await this.render(claimed, content);
      if (outcome === 'done') await this.repository.finish(claimed);
      else if (outcome === 'late') await this.repository.postpone(claimed, BUSY_PAUSE, { isCounted: false });
      else if (attempts === MAX_ATTEMPTS) await this.giveUp(claimed, id);
      else await this.repository.postpone(claimed, FIRST_PAUSE * 10 ** (attempts - 1), { isCounted: true });
      if (outcome === 'late') return 'later';
    }
    return 'more';
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
