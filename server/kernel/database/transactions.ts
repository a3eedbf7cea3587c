import { AsyncLocalStorage } from 'node:async_hooks';
import { createHash } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import type { Logger } from 'pino';
import {
  DataSource,
  type EntityManager,
  type EntityTarget,
  type ObjectLiteral,
  type Repository,
} from 'typeorm';
import type { ClientBase, QueryConfig } from 'pg';
import { withoutDeadline } from '../deadline';
import { isRetryable } from '../errors/database-errors';
import { Unavailable } from '../errors/request.errors';
import { LOGGER } from '../logging/logging.module';
import { PostgresPool } from './postgres-pool';
import { Turns } from './turns';

type Job = () => Promise<void> | void;

type OpenTransaction = { readonly manager: EntityManager; readonly afterCommit: Job[] };

/** A result, and what was to be done once it is stored. */
type Committed<Result> = { readonly result: Result; readonly jobs: readonly Job[] };

const MAX_ATTEMPTS = 4;

/**
 * Transactions without an object in any signature: `run` opens one (or joins the open one), repositories ask here
 * for a manager and get the transaction's. Only services open transactions; nothing slow or remote happens inside.
 */
@Injectable()
export class Transactions {
  private readonly open = new AsyncLocalStorage<OpenTransaction>();
  private readonly turns: Turns;
  private readonly pool: PostgresPool;

  constructor(
    private readonly dataSource: DataSource,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {
    this.pool = new PostgresPool(dataSource);
    this.turns = new Turns(shareForTurns(this.pool.size));
  }

  /** The TypeORM repository of an entity, inside the open transaction if there is one. */
  repository<Entity extends ObjectLiteral>(entity: EntityTarget<Entity>): Repository<Entity> {
    return this.manager.getRepository(entity);
  }

  /** Runs one SQL statement, inside the open transaction if there is one. */
  query<Row>(sql: string, params: readonly unknown[] = []): Promise<Row[]> {
    return this.send({ text: sql, values: [...params] });
  }

  /**
   * The same for a statement whose text never changes: each connection plans it once and keeps the plan, which for
   * reads over many tables takes longer than running it.
   */
  prepared<Row>(sql: string, params: readonly unknown[] = []): Promise<Row[]> {
    return this.send({ name: statementName(sql), text: sql, values: [...params] });
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
        await this.prepared("select set_config('lock_timeout', $1, true)", [String(rowLock)]);
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

  /** TypeORM would make a runner and a manager for each statement. */
  private async send<Row>(statement: QueryConfig): Promise<Row[]> {
    const runner = this.open.getStore()?.manager.queryRunner;
    const connection = runner ? ((await runner.connect()) as ClientBase) : this.pool;
    const { rows } = await connection.query(statement);
    return rows as Row[];
  }

  private get manager(): EntityManager {
    return this.open.getStore()?.manager ?? this.dataSource.manager;
  }
}

/** Half of the connections stay for reads and for all else. */
function shareForTurns(poolSize: number): number {
  return Math.max(1, Math.floor(poolSize / 2));
}

const statementNames = new Map<string, string>();

/** PostgreSQL allows 63 bytes for a name; the same text has the same name on every connection. */
function statementName(sql: string): string {
  let name = statementNames.get(sql);
  if (name === undefined) {
    name = createHash('sha256').update(sql).digest('base64url');
    statementNames.set(sql, name);
  }
  return name;
}
