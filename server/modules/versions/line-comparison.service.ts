import path from 'node:path';
import { Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import type { WorkOutcome } from '@kimari/common/host-context';
import { Unavailable } from '../../kernel/errors/request.errors';
import { RETRY_AFTER } from '../../kernel/errors/retry-after';
import { WorkerPool } from '../../kernel/workers/worker-pool';
import { type LineChanges, type LineComparison, type NamedText, replaceWhole } from './line-changes';
import type { LineTask } from './line-changes.worker';

/** A text, its name in a patch, and its digest, which identifies the text. */
export type DigestedText = NamedText & { readonly digest: string };

const FILE = path.join(__dirname, `line-changes.worker${path.extname(__filename)}`);
/** Milliseconds. The comparison's own limits end it well before. */
const DEADLINE = 1_500;
const CACHE_BYTES = 8 * 1024 * 1024;

/** Compares texts of versions in worker threads, because comparing unrelated texts takes long. */
@Injectable()
export class LineComparisonService {
  private readonly comparisons = new LRUCache<string, Promise<LineComparison>>({ maxSize: CACHE_BYTES });

  constructor(private readonly workers: WorkerPool) {}

  /** Counts changed lines; null when that takes too long or the queue is full. */
  async count(from: string, to: string): Promise<LineChanges | null> {
    const outcome = await this.run<LineChanges | null, string>('count', { from, to });
    return outcome.kind === 'done' ? outcome.result : null;
  }

  /** Compares two versions. Concurrent and later calls share the result. Throws Unavailable when the queue is full. */
  compare(from: DigestedText, to: DigestedText): Promise<LineComparison> {
    const key = JSON.stringify([from.name, from.digest, to.name, to.digest]);
    const cached = this.comparisons.get(key);
    if (cached) return cached;
    const comparing = this.compareUncached(from, to);
    // A patch is rarely longer than the two texts.
    this.comparisons.set(key, comparing, { size: 1 + 2 * (from.text.length + to.text.length) });
    comparing.catch(() => this.comparisons.delete(key));
    return comparing;
  }

  private async compareUncached(from: NamedText, to: NamedText): Promise<LineComparison> {
    const outcome = await this.run<LineComparison, NamedText>('compare', { from, to });
    if (outcome.kind === 'busy') throw Unavailable({ retryAfter: RETRY_AFTER.busy });
    return outcome.kind === 'done' ? outcome.result : replaceWhole(from, to);
  }

  private run<Result, Text>(name: string, task: LineTask<Text>): Promise<WorkOutcome<Result>> {
    return this.workers.run({ file: FILE, name, deadline: DEADLINE }, task);
  }
}
