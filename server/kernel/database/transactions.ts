import { Inject, Injectable } from '@nestjs/common';
import type { Logger } from 'pino';
import { DataSource } from 'typeorm';
import { withoutDeadline } from '../deadline';
import { isRetryable } from '../errors/database-errors';
import { Unavailable } from '../errors/request.errors';
import { LOGGER } from '../logging/logging.module';
import { Commits } from './commits';
import { Database, SILENT } from './database';
import { type Job, OpenTransaction } from './open-transaction';
import { PostgresPool } from './postgres-pool';
import { Turns } from './turns';
import { RETRY_AFTER } from '../errors/retry-after';

/** The result of a transaction, and the jobs to run after its commit. */
type Committed<Result> = { readonly result: Result; readonly jobs: readonly Job[] };

const MAX_ATTEMPTS = 4;

/**
 * Opens transactions, which are passed on by AsyncLocalStorage: every statement that repositories send during `run` belongs
 * to the transaction. Only services open transactions, and they do nothing slow or remote inside.
 */
@Injectable()
export class Transactions {
  private readonly turns: Turns;

  constructor(
    private readonly dataSource: DataSource,
    private readonly database: Database,
    private readonly open: OpenTransaction,
    private readonly commits: Commits,
    pool: PostgresPool,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {
    this.turns = new Turns(shareForTurns(pool.size));
  }

  /** Runs the work in one transaction, or in the open one. After a deadlock or serialization failure it runs the work again. */
  async run<Result>(work: () => Promise<Result>): Promise<Result> {
    if (this.open.getStore()) return work();
    const { result, jobs } = await this.commit(work);
    for (const job of jobs) await this.doAfterCommit(job);
    // The job may have discarded state from before the transaction.
    if (jobs.length > 0) this.commits.announce();
    return result;
  }

  private async commit<Result>(work: () => Promise<Result>): Promise<Committed<Result>> {
    for (let attempt = 1; ; attempt++) {
      try {
        return await this.commitOnce(work);
      } catch (error) {
        if (!isRetryable(error)) throw error;
        if (attempt === MAX_ATTEMPTS) throw Unavailable({ retryAfter: RETRY_AFTER.busy }, { cause: error });
      }
    }
  }

  /**
   * Like `run`, but one at a time for each key within this process; changes of a rule use the id of the rule. Waiting
   * callers hold no connection. Throws Unavailable when the turn or the lock of the row takes too long (`turns.ts`).
   */
  async runInTurn<Result>(key: string, work: () => Promise<Result>): Promise<Result> {
    if (this.open.getStore()) return work();
    return this.turns.take(key, (rowLock) =>
      this.run(async () => {
        await this.database.write("select set_config('lock_timeout', $1, true)", [String(rowLock)], SILENT);
        return work();
      }),
    );
  }

  /**
   * Runs a job after the open transaction is committed, or at once if none is open. A failure of the job is only logged,
   * because the transaction cannot be undone.
   */
  async afterCommit(job: Job): Promise<void> {
    const transaction = this.open.getStore();
    if (transaction) transaction.afterCommit.push(job);
    else await this.doAfterCommit(job);
  }

  private async commitOnce<Result>(work: () => Promise<Result>): Promise<Committed<Result>> {
    const jobs: Job[] = [];
    const open = { afterCommit: jobs, isNoticed: false };
    try {
      const result = await this.dataSource.transaction((manager) => {
        const transaction = Object.assign(open, { manager });
        return this.open.run(transaction, work);
      });
      return { result, jobs };
    } finally {
      // Even after an error: the connection may have been lost while it reported the commit.
      if (open.isNoticed) this.commits.announce();
    }
  }

  private async doAfterCommit(job: Job): Promise<void> {
    try {
      await withoutDeadline(job);
    } catch (error) {
      this.logger.error({ err: error }, 'a job after a commit failed');
    }
  }
}

/** Work in turn uses at most half of the connections; the rest serve everything else. */
function shareForTurns(poolSize: number): number {
  return Math.max(1, Math.floor(poolSize / 2));
}
