import { AsyncLocalStorage } from 'node:async_hooks';
import { Injectable } from '@nestjs/common';
import {
  DataSource,
  type EntityManager,
  type EntityTarget,
  type ObjectLiteral,
  type Repository,
} from 'typeorm';
import { isRetryable } from '../errors/database-errors';
import { Unavailable } from '../errors/request.errors';

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

  constructor(private readonly dataSource: DataSource) {}

  /** The TypeORM repository of an entity, inside the open transaction if there is one. */
  repository<Entity extends ObjectLiteral>(entity: EntityTarget<Entity>): Repository<Entity> {
    return this.manager.getRepository(entity);
  }

  /** Runs one SQL statement, inside the open transaction if there is one. */
  query<Row>(sql: string, params: readonly unknown[] = []): Promise<Row[]> {
    return this.manager.query<Row[]>(sql, [...params]);
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

  private get manager(): EntityManager {
    return this.open.getStore()?.manager ?? this.dataSource.manager;
  }
}
