import { Inject, Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import { Clock } from '../../clock';
import { ENV } from '../../config/config.module';
import type { Env } from '../../config/env';
import { Commits } from '../../database/commits';
import type { Cause } from './causes';
import { type Dated, ShortMemory } from './short-memory';

/** A complete answer to a caller who is not signed in, without anything that belongs to one request. */
export type ComputedAnswer = {
  readonly status: number;
  /** Names and values in turn: one object for the garbage collector instead of one for each header. */
  readonly headers: readonly string[];
  readonly body: Buffer;
  /** What every further caller causes, such as a count. */
  readonly causes: readonly Cause[];
};

export type KeptAnswer = Dated<ComputedAnswer>;

/** Bytes of all kept answers. */
export const MAX_KEPT_BYTES = 32 * 1024 * 1024;

/** Requests that are remembered as having been asked. */
const MAX_ASKED = 10_000;

/** The answers over HTTP to callers who are not signed in. */
@Injectable()
export class KeptAnswers extends ShortMemory<ComputedAnswer> {
  private readonly asked = new LRUCache<string, true>({ max: MAX_ASKED });

  constructor(clock: Clock, commits: Commits, @Inject(ENV) env: Pick<Env, 'KEPT_ANSWERS'>) {
    super(clock, commits, {
      isEnabled: env.KEPT_ANSWERS === 'on',
      maxBytes: MAX_KEPT_BYTES,
      bytesOf: ({ body }) => body.length,
    });
  }

  /** Notes that somebody asked for an answer; true if somebody did before. */
  noteAsked(key: string): boolean {
    const wasAsked = this.asked.has(key);
    this.asked.set(key, true);
    return wasAsked;
  }
}
