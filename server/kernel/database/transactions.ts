import { AsyncLocalStorage } from 'node:async_hooks';
import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import {
  DataSource,
  type EntityManager,
  type EntityTarget,
  type ObjectLiteral,
  type Repository,
} from 'typeorm';
import type { ClientBase, Pool, QueryConfig } from 'pg';
import { currentDeadline } from '../deadline';
import { isRetryable } from '../errors/database-errors';
import { Unavailable } from '../errors/request.errors';
import { queryUntil } from './cancellable';
import { PostgresPool } from './postgres-pool';

type OpenTransaction = {
  readonly manager: EntityManager;
  readonly afterCommit: (() => Promise<void> | void)[];
};

const MAX_ATTEMPTS = 4;

/**
 * Transactions without an object in any signature: `run` opens one (or joins the open one), repositories ask here
 * for a manager and get the transaction's. Only services open transactions; nothing slow or remote happens inside.
 */
@Injectable()
export class Transactions {
  private readonly open = new AsyncLocalStorage<OpenTransaction>();
  /** The last in the queue of each key. */
  private readonly turns = new Map<string, Promise<unknown>>();

  private readonly pool: PostgresPool;

  constructor(private readonly dataSource: DataSource) {
    this.pool = new PostgresPool(dataSource);
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
    for (let attempt = 1; ; attempt++) {
      try {
        return await this.runOnce(work);
      } catch (error) {
        if (!isRetryable(error)) throw error;
        if (attempt === MAX_ATTEMPTS) throw Unavailable({ retryAfter: 1 }, { cause: error });
      }
    }
  }

  /**
   * The same, one after another for each key within this process. Those who wait hold no connection, so that many
   * writers of one row starve nobody else and do not run into the time limit of its lock.
   */
  async runInTurn<Result>(key: string, work: () => Promise<Result>): Promise<Result> {
    if (this.open.getStore()) return work();
    const turn = (this.turns.get(key) ?? Promise.resolve()).then(() => this.run(work));
    const done = turn.then(
      () => undefined,
      () => undefined,
    );
    this.turns.set(key, done);
    try {
      return await turn;
    } finally {
      if (this.turns.get(key) === done) this.turns.delete(key);
    }
  }

  /** Does something once the open transaction is committed; at once when none is open. */
  async afterCommit(job: () => Promise<void> | void): Promise<void> {
    const transaction = this.open.getStore();
    if (transaction) transaction.afterCommit.push(job);
    else await job();
  }

  private async runOnce<Result>(work: () => Promise<Result>): Promise<Result> {
    const afterCommit: OpenTransaction['afterCommit'] = [];
    const result = await this.dataSource.transaction((manager) =>
      this.open.run({ manager, afterCommit }, work),
    );
    for (const job of afterCommit) await job();
    return result;
  }

  /** TypeORM would make a runner and a manager for each statement. */
  private async send<Row>(statement: QueryConfig): Promise<Row[]> {
    const runner = this.open.getStore()?.manager.queryRunner;
    const deadline = currentDeadline();
    if (deadline) {
      const { rows } = runner
        ? await queryUntil(deadline, (await runner.connect()) as ClientBase, statement)
        : await this.pool.queryUntil(deadline, statement);
      return rows as Row[];
    }
    const connection = (runner ? await runner.connect() : this.pool.pool) as Pick<Pool, 'query'>;
    const { rows } = await connection.query(statement);
    return rows as Row[];
  }

  private get manager(): EntityManager {
    return this.open.getStore()?.manager ?? this.dataSource.manager;
  }
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
