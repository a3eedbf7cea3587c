import { MINUTE, SECOND } from '@kimari/common/durations';
import { Inject, Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import type { Logger } from 'pino';
import type { RenderedTexts as TextsOfPages } from '@kimari/common/host-context';
import { BoundedQueue } from '../../kernel/concurrency/bounded-queue';
import { withoutDeadline } from '../../kernel/deadline';
import { LOGGER } from '../../kernel/logging/logging.module';
import { RenderedTextsRepository } from './rendered-texts.repository';
import type { Renderer } from './renderer';

/** Milliseconds for one text. The slowest of two thousand real rules takes a fiftieth. */
const DEADLINE = 8 * SECOND;
/** Milliseconds that a page waits; it may take 15 seconds in all. */
const MAX_WAIT = 10 * SECOND;
/** Texts that pages render at once; the others wait for their turn. */
const AT_ONCE = 8;
/** Milliseconds until a page tries a text again that took too long. */
const PAUSE = 5 * MINUTE;
const MAX_REMEMBERED = 10_000;

/** A text, and its digest as versions have it. */
type Text = Parameters<TextsOfPages['rendered']>[0];
type Rendering = Awaited<ReturnType<TextsOfPages['rendered']>>;

/** The renderer that this process uses, and its id once the database knows it. */
type Used = { readonly renderer: Renderer; readonly id: number | null };

/**
 * The rendered texts of versions. A text is rendered and stored when its version is published (`rendering.task.ts`);
 * earlier readers wait until it is done. Callers must authorise access to the version.
 */
@Injectable()
export class RenderedTexts implements TextsOfPages {
  private used: Used | undefined;
  private readonly pending = new Map<string, Promise<Rendering>>();
  private readonly turns = new BoundedQueue(AT_ONCE, Infinity);
  private readonly overran = new LRUCache<string, true>({ max: MAX_REMEMBERED, ttl: PAUSE });

  constructor(
    private readonly repository: RenderedTextsRepository,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /** Sets the renderer of all texts from now on. */
  use(used: Used): void {
    this.used = used;
  }

  async rendered(text: Text): Promise<Rendering> {
    const id = this.used?.id ?? null;
    if (id !== null) {
      const kept = await this.repository.find(bytesOf(text.digest), id);
      if (kept) return kept.rendering ?? 'overran';
    }
    if (this.overran.has(text.digest)) return 'overran';
    return inTime(this.share(text), MAX_WAIT);
  }

  /** Renders and keeps a text, once for all who ask for it meanwhile. */
  share(text: Text): Promise<Rendering> {
    const working = this.pending.get(text.digest) ?? withoutDeadline(() => this.begin(text));
    this.pending.set(text.digest, working);
    return working;
  }

  private begin(text: Text): Promise<Rendering> {
    const working = this.turns.run(() => this.render(text)).finally(() => this.pending.delete(text.digest));
    // Nobody handles the failure once the pages have stopped waiting.
    working.catch((error: unknown) =>
      this.logger.error({ digest: text.digest, err: error }, 'a text cannot be rendered'),
    );
    return working;
  }

  private async render({ digest, content }: Text): Promise<Rendering> {
    const used = this.used;
    if (!used) return 'late';
    const outcome = await used.renderer.render(content, DEADLINE);
    if (outcome.kind === 'busy') return 'late';
    if (outcome.kind === 'overran') {
      this.overran.set(digest, true);
      return 'overran';
    }
    this.overran.delete(digest);
    if (used.id !== null) await this.keep(digest, used.id, outcome.result);
    return outcome.result;
  }

  /** A page can be shown although its text could not be kept. */
  private async keep(digest: string, id: number, rendering: Uint8Array): Promise<void> {
    try {
      await this.repository.keep(bytesOf(digest), id, rendering);
    } catch (error) {
      this.logger.warn({ digest, err: error }, 'a rendered text could not be kept');
    }
  }
}

function bytesOf(digest: string): Buffer {
  return Buffer.from(digest.slice(digest.indexOf(':') + 1), 'hex');
}

/** The digest of a text in the form that versions have. */
export function nameOf(digest: Buffer): string {
  return `sha256:${digest.toString('hex')}`;
}

function inTime(working: Promise<Rendering>, maxWait: number): Promise<Rendering> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, maxWait, 'late');
    working.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
