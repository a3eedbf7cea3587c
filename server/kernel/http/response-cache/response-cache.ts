import { Inject, Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import { Clock } from '../../clock';
import { ENV } from '../../config/config.module';
import type { Env } from '../../config/env';
import { Commits } from '../../database/commits';
import type { CallerEffect } from './caller-effects';

/** A complete response to a caller who is not signed in, without anything that belongs to one request. */
export type CacheableResponse = {
  readonly status: number;
  /** Names and values in turn: one object for the garbage collector instead of one for each header. */
  readonly headers: readonly string[];
  readonly body: Buffer;
  /** Repeated for every further caller, such as a count. */
  readonly effects: readonly CallerEffect[];
};

/** With the time at which its computation began, in epoch milliseconds. Nothing in it was read earlier. */
export type CachedResponse = CacheableResponse & { readonly startedAt: number };

/** Hands over a computed response; null when it must not be cached. */
export type Settle = (response: CacheableResponse | null) => void;

/** Either a response, or the duty to compute and settle one. */
export type Lookup =
  | { readonly kind: 'hit'; readonly response: CachedResponse }
  | {
      readonly kind: 'miss';
      readonly settle: Settle;
      /** Calls back once, as soon as somebody waits for the response. */
      readonly onAwaited: (callback: () => void) => void;
    };

type Computation = {
  readonly startedAt: number;
  readonly response: Promise<CachedResponse | null>;
  isAwaited: boolean;
  onAwaited?: () => void;
};

/** Milliseconds for which a response is cached, from the beginning of its computation. */
export const CACHED_FOR = 2000;
/** Bytes of all cached responses. */
export const MAX_CACHE_BYTES = 32 * 1024 * 1024;
/** Bytes of one response; a longer one is not cached. */
const MAX_RESPONSE_BYTES = 1024 * 1024;
/** Bytes for the key and the objects of a response, estimated generously. */
const OVERHEAD = 2048;
/** Keys whose first request is remembered. */
const MAX_SEEN = 10_000;

/**
 * Caches responses to callers who are not signed in for two seconds. Any change that this process commits drops all of them;
 * changes of other processes show when they expire. Requests for a response that is being computed wait for it.
 */
@Injectable()
export class ResponseCache {
  private readonly responses = new LRUCache<string, CachedResponse>({
    maxSize: MAX_CACHE_BYTES,
    maxEntrySize: MAX_RESPONSE_BYTES + OVERHEAD,
    sizeCalculation: ({ body }) => body.length + OVERHEAD,
  });
  private readonly seen = new LRUCache<string, true>({ max: MAX_SEEN });
  private readonly computations = new Map<string, Computation>();
  /** Counts changes, so that a response computed from data before a change is not cached after it. */
  private changes = 0;
  /** Callers check it before they look anything up. */
  readonly isEnabled: boolean;

  constructor(
    private readonly clock: Clock,
    commits: Commits,
    @Inject(ENV) env: Pick<Env, 'RESPONSE_CACHE'>,
  ) {
    this.isEnabled = env.RESPONSE_CACHE === 'on';
    commits.onChange(() => this.drop());
  }

  /** Estimated bytes of memory in use. */
  get bytes(): number {
    return this.responses.calculatedSize;
  }

  /** Milliseconds since the computation of a response began. */
  ageOf({ startedAt }: { readonly startedAt: number }): number {
    return this.clock.now().getTime() - startedAt;
  }

  /** Records a request for a key; true if there was one before. */
  noteSeen(key: string): boolean {
    const wasSeen = this.seen.has(key);
    this.seen.set(key, true);
    return wasSeen;
  }

  /** Returns a cached response or one that is being computed, or makes the caller compute it. */
  async lookUp(key: string): Promise<Lookup> {
    const cached = this.find(key);
    if (cached) return { kind: 'hit', response: cached };
    const running = this.computations.get(key);
    const response = running && this.isRecent(running) ? await waitFor(running) : null;
    return response ? { kind: 'hit', response } : this.begin(key);
  }

  /** Forgets all responses, the ones being computed included: their data may be read already. */
  private drop(): void {
    this.changes++;
    this.responses.clear();
    this.computations.clear();
  }

  private find(key: string): CachedResponse | undefined {
    const cached = this.responses.get(key);
    if (!cached || this.isRecent(cached)) return cached;
    this.responses.delete(key);
    return undefined;
  }

  private begin(key: string): Lookup {
    const startedAt = this.clock.now().getTime();
    const { changes } = this;
    const { promise, resolve } = withResolver<CachedResponse | null>();
    const computation: Computation = { startedAt, response: promise, isAwaited: false };
    this.computations.set(key, computation);
    return {
      kind: 'miss',
      settle: (computed) => {
        if (this.computations.get(key) === computation) this.computations.delete(key);
        const response = computed && { ...computed, startedAt };
        if (response && changes === this.changes && this.isRecent(response)) this.store(key, response);
        resolve(response);
      },
      onAwaited: (callback) => {
        if (computation.isAwaited) callback();
        else computation.onAwaited = callback;
      },
    };
  }

  /** Stores a response and evicts expired ones, then the least recently used. */
  private store(key: string, response: CachedResponse): void {
    for (const other of this.responses.rkeys()) {
      const cached = this.responses.peek(other);
      if (cached && this.isRecent(cached)) break;
      this.responses.delete(other);
    }
    this.responses.set(key, response);
  }

  private isRecent(started: { readonly startedAt: number }): boolean {
    const age = this.ageOf(started);
    return age >= 0 && age < CACHED_FOR;
  }
}

function waitFor(computation: Computation): Promise<CachedResponse | null> {
  if (!computation.isAwaited) {
    computation.isAwaited = true;
    computation.onAwaited?.();
  }
  return computation.response;
}

function withResolver<Value>(): { promise: Promise<Value>; resolve: (value: Value) => void } {
  let resolve: (value: Value) => void = () => undefined;
  const promise = new Promise<Value>((settle) => {
    resolve = settle;
  });
  return { promise, resolve };
}
