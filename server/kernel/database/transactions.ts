import { Inject, Injectable } from '@nestjs/common';
import type { Logger } from 'pino';
import { DataSource } from 'typeorm';
import { withoutDeadline } from '../deadline';
import { isRetryable } from '../errors/database-errors';
import { Unavailable } from '../errors/request.errors';
import { LOGGER } from '../logging/logging.module';
import { Database } from './database';
import { type Job, OpenTransaction } from './open-transaction';
import { PostgresPool } from './postgres-pool';
import { Turns } from './turns';

/** A result, and what was to be done once it is stored. */
type Committed<Result> = { readonly result: Result; readonly jobs: readonly Job[] };

const MAX_ATTEMPTS = 4;

/**
 * Transactions without an object in any signature: `run` opens one (or joins the open one), and whatever repositories
 * send to `Database` meanwhile is part of it. Only services open transactions; nothing slow or remote happens inside.
 */
@Injectable()
export class Transactions {
  private readonly turns: Turns;

  constructor(
    private readonly dataSource: DataSource,
    private readonly database: Database,
    private readonly open: OpenTransaction,
    pool: PostgresPool,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {
    this.turns = new Turns(shareForTurns(pool.size));
  }

  /** Does the work in one transaction; deadlocks and serialization failures are tried again from the start. */
  async run<Result>(work: () => Promise<Result>): Promise<Result> {
    if (this.open.getStore()) return work();
    const { result, jobs } = await this.commit(work);
    for (const job of jobs) await this.doAfterCommit(job);
    return result;
  }

  private async commit<Result>(work: () => Promise<Result>): Promise<Committed<Result>> {
    for (let attempt = 1; ; attempt++) {
      try {
        return await this.commitOnce(work);
      } catch (error) {
        if (!isRetryable(error)) throw error;
        if (attempt === MAX_ATTEMPTS) throw Unavailable({ retryAfter: 1 }, { cause: error });
      }
    }
  }

  /**
   * The same, one after another for each key within this process: what changes a rule takes the rule's id. Those who wait
   * hold no connection. Throws Unavailable when nothing before it succeeds, or the lock of the row does not come, within three seconds.
   */
  async runInTurn<Result>(key: string, work: () => Promise<Result>): Promise<Result> {
    if (this.open.getStore()) return work();
    return this.turns.take(key, (rowLock) =>
      this.run(async () => {
        await this.database.write("select set_config('lock_timeout', $1, true)", [String(rowLock)]);
        return work();
      }),
    );
  }

  /**
   * Does something once the open transaction is committed; at once when none is open. A job that fails is logged: it
   * neither undoes nor repeats what is committed.
   */
  async afterCommit(job: Job): Promise<void> {
    const transaction = this.open.getStore();
    if (transaction) transaction.afterCommit.push(job);
    else await this.doAfterCommit(job);
  }

  private async commitOnce<Result>(work: () => Promise<Result>): Promise<Committed<Result>> {
    const jobs: Job[] = [];
    const result = await this.dataSource.transaction((manager) =>
      this.open.run({ manager, afterCommit: jobs }, work),
    );
    return { result, jobs };
  }

  private async doAfterCommit(job: Job): Promise<void> {
    try {
      await withoutDeadline(job);
    } catch (error) {
      this.logger.error({ err: error }, 'a job after a commit failed');
    }
  }
}

/** Half of the connections stay for reads and for all else. */
function shareForTurns(poolSize: number): number {
  return Math.max(1, Math.floor(poolSize / 2));
}
