import path from 'node:path';
import { Inject, Injectable } from '@nestjs/common';
import type { Logger } from 'pino';
import { ownTurn } from '../../kernel/concurrency/own-turn';
import { Transactions } from '../../kernel/database/transactions';
import { AppError } from '../../kernel/errors/app-error';
import { Unavailable } from '../../kernel/errors/request.errors';
import { RETRY_AFTER } from '../../kernel/errors/retry-after';
import { LOGGER } from '../../kernel/logging/logging.module';
import { WorkerPool } from '../../kernel/workers/worker-pool';
import { readDictionaries } from '../lexicon/dictionaries';
import { type RuleDocument, type SearchRow, toSearchRow } from './index-row';
import { type BackgroundStatements, SearchIndexRepository } from './search-index.repository';

const FILE = path.join(__dirname, `index-row.worker${path.extname(__filename)}`);
/** Documents with at least this many characters are indexed in a worker thread; shorter ones take up to 40 ms, if all are kanji. */
const MIN_WORKER_LENGTH = 4 * 1024;
/** Milliseconds. */
const DEADLINE = 5000;
/** Documents per statement: enough to make round trips negligible, few enough to bound the statement's memory. */
const BATCH = 100;
/** Milliseconds without a statement. PostgreSQL ends transactions that are idle for long, and long documents take a while. */
const MAX_IDLE = 1000;

/** Updates the search index. Call it in the transaction that changes the rules. */
@Injectable()
export class SearchIndexing {
  constructor(
    private readonly index: SearchIndexRepository,
    private readonly workers: WorkerPool,
    private readonly transactions: Transactions,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /** Indexes new or changed rules. Throws Unavailable when the queue of the workers is full. */
  async write(...ruleIds: readonly string[]): Promise<void> {
    for (let start = 0; start < ruleIds.length; start += BATCH) {
      const documents = await this.index.documentsOf(ruleIds.slice(start, start + BATCH));
      let rows: SearchRow[] = [];
      let lastStatement = performance.now();
      // One at a time, because an import would fill the workers' queue.
      for (const document of documents) {
        rows.push(await this.rowOf(document));
        if (performance.now() - lastStatement < MAX_IDLE) continue;
        await this.index.writeRows(rows);
        rows = [];
        lastStatement = performance.now();
      }
      if (rows.length > 0) await this.index.writeRows(rows);
    }
  }

  /** Removes a rule that nobody sees any more. */
  async remove(ruleId: string): Promise<void> {
    await this.index.removeRow(ruleId);
  }

  /**
   * Indexes the rules of an owner under its new name: the first ones in the transaction of the renaming, the others after
   * the commit, because an owner may have thousands. What an interruption leaves out, {@link finishRenames} does.
   */
  async followRename(ownerId: string): Promise<void> {
    const isComplete = await this.indexRenamed(ownerId);
    if (!isComplete) await this.transactions.afterCommit(() => void this.indexAllRenamed(ownerId));
  }

  /** Finishes all renames. Runs again and again in the background. */
  async finishRenames(statements: BackgroundStatements): Promise<void> {
    for (const ownerId of await this.index.renamedOwners(statements)) await this.indexAllRenamed(ownerId);
  }

  /**
   * Indexes again what an earlier release has indexed in another form. Runs again and again in the background; what cannot be
   * indexed is tried again at the next run. Tells whether there was any.
   */
  async finishRevision(): Promise<boolean> {
    let stale = await this.index.staleRules(null, BATCH);
    const isStale = stale.length > 0;
    while (stale.length > 0) {
      await this.rewrite(stale.map(({ id }) => id));
      stale = await this.index.staleRules(stale.at(-1) ?? null, BATCH);
    }
    return isStale;
  }

  /**
   * Indexes rules again: together, or one by one if that fails, so that one of them does not keep the others from it. Throws
   * Unavailable when the queue of the workers is full.
   */
  private async rewrite(ruleIds: readonly string[]): Promise<void> {
    try {
      await this.transactions.run(() => this.write(...ruleIds));
    } catch (error) {
      if (error instanceof AppError) throw error;
      if (ruleIds.length > 1) for (const ruleId of ruleIds) await this.rewrite([ruleId]);
      else this.logger.warn({ err: error, ruleId: ruleIds[0] }, 'a rule could not be indexed again');
    }
  }

  private async indexAllRenamed(ownerId: string): Promise<void> {
    try {
      while (!(await this.transactions.run(() => this.indexRenamed(ownerId))));
    } catch (error) {
      // The next background run goes on.
      this.logger.warn({ err: error, ownerId }, 'the rules of a renamed owner could not be indexed');
    }
  }

  /** Indexes one batch; tells whether it was the last. */
  private async indexRenamed(ownerId: string): Promise<boolean> {
    const ruleIds = await this.index.renamedOf(ownerId, BATCH);
    await this.write(...ruleIds);
    return ruleIds.length < BATCH;
  }

  private async rowOf(document: RuleDocument): Promise<SearchRow> {
    if (document.content.length < MIN_WORKER_LENGTH) {
      await readDictionaries();
      await ownTurn();
      return toSearchRow(document);
    }
    const outcome = await this.workers.run<SearchRow>(
      { file: FILE, name: 'toSearchRow', deadline: DEADLINE },
      document,
    );
    if (outcome.kind === 'busy') throw Unavailable({ retryAfter: RETRY_AFTER.busy });
    // A rule whose content takes too long is indexed by name, tags and description only.
    return outcome.kind === 'done' ? outcome.result : toSearchRow({ ...document, content: '' });
  }
}
