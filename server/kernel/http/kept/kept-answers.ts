import { Inject, Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import { Clock } from '../../clock';
import { ENV } from '../../config/config.module';
import type { Env } from '../../config/env';
import { Commits } from '../../database/commits';
import type { Cause } from './causes';

/** A complete answer to a caller who is not signed in, without anything that belongs to one request. */
export type KeptAnswer = {
  readonly status: number;
  readonly headers: readonly (readonly [name: string, value: string])[];
  readonly body: Buffer;
  /** What every further caller causes, such as a count. */
  readonly causes: readonly Cause[];
  /** Epoch milliseconds at which its computation began: nothing in it is older. */
  readonly startedAt: number;
};

/** The part of an answer that its handler provides. */
export type ComputedAnswer = Omit<KeptAnswer, 'startedAt'>;

/** Either an answer, or the duty to compute one and to settle it: with null when it must not be kept. */
export type Asked =
  | { readonly kind: 'kept'; readonly answer: KeptAnswer }
  | { readonly kind: 'compute'; readonly settle: (answer: ComputedAnswer | null) => void };

type Computation = {
  readonly startedAt: number;
  readonly answer: Promise<KeptAnswer | null>;
};

/** Milliseconds for which an answer is kept, from the beginning of its computation. */
export const KEPT_FOR = 2000;
/** Bytes of all kept answers, and of a single one. */
export const MAX_KEPT_BYTES = 32 * 1024 * 1024;
const MAX_ANSWER_BYTES = 1024 * 1024;
/** Bytes for the headers, the key and the objects of an answer, estimated generously. */
const OVERHEAD = 2048;

/**
 * Keeps answers to callers who are not signed in for two seconds. Any change that this process commits drops all of them;
 * changes of other processes show when they expire. Requests for an answer that is being computed wait for it.
 */
@Injectable()
export class KeptAnswers {
  private readonly answers = new LRUCache<string, KeptAnswer>({
    maxSize: MAX_KEPT_BYTES,
    maxEntrySize: MAX_ANSWER_BYTES + OVERHEAD,
    sizeCalculation: ({ body }) => body.length + OVERHEAD,
  });
  private readonly computations = new Map<string, Computation>();
  /** Counts changes, so that an answer that was read before one is not kept after it. */
  private changes = 0;
  readonly isEnabled: boolean;

  constructor(
    private readonly clock: Clock,
    commits: Commits,
    @Inject(ENV) env: Pick<Env, 'KEPT_ANSWERS'>,
  ) {
    this.isEnabled = env.KEPT_ANSWERS === 'on';
    commits.onChange(() => this.drop());
  }

  /** Estimated bytes of memory in use. */
  get bytes(): number {
    return this.answers.calculatedSize;
  }

  /** Milliseconds since the computation of an answer began. */
  ageOf({ startedAt }: Pick<KeptAnswer, 'startedAt'>): number {
    return this.clock.now().getTime() - startedAt;
  }

  /** Returns a kept answer or one that is being computed, or makes the caller compute it. */
  async ask(key: string): Promise<Asked> {
    const kept = this.find(key);
    if (kept) return { kind: 'kept', answer: kept };
    const running = this.computations.get(key);
    const answer = running && this.isRecent(running) ? await running.answer : null;
    return answer ? { kind: 'kept', answer } : { kind: 'compute', settle: this.begin(key) };
  }

  /** Forgets all answers, the ones being computed included: their data may be read already. */
  drop(): void {
    this.changes++;
    this.answers.clear();
    this.computations.clear();
  }

  private find(key: string): KeptAnswer | undefined {
    const kept = this.answers.get(key);
    if (!kept || this.isRecent(kept)) return kept;
    this.answers.delete(key);
    return undefined;
  }

  private begin(key: string): (answer: ComputedAnswer | null) => void {
    const startedAt = this.clock.now().getTime();
    const { changes } = this;
    const { promise, resolve } = withResolver<KeptAnswer | null>();
    const computation: Computation = { startedAt, answer: promise };
    this.computations.set(key, computation);
    return (computed) => {
      if (this.computations.get(key) === computation) this.computations.delete(key);
      const answer = computed && { ...computed, startedAt };
      if (answer && changes === this.changes && this.isRecent(answer)) this.answers.set(key, answer);
      resolve(answer);
    };
  }

  private isRecent(started: Pick<KeptAnswer, 'startedAt'>): boolean {
    const age = this.ageOf(started);
    return age >= 0 && age < KEPT_FOR;
  }
}

function withResolver<Value>(): { promise: Promise<Value>; resolve: (value: Value) => void } {
  let resolve: (value: Value) => void = () => undefined;
  const promise = new Promise<Value>((settle) => {
    resolve = settle;
  });
  return { promise, resolve };
}
