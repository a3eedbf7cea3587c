import { Injectable } from '@nestjs/common';
import type { Pool, QueryConfig, QueryResult } from 'pg';
import { DataSource } from 'typeorm';
import type { PostgresDriver } from 'typeorm/driver/postgres/PostgresDriver';
import { AppError } from '../errors/app-error';

/** TypeORM's pg pool, for libraries that issue their own statements. */
@Injectable()
export class PostgresPool {
  constructor(private readonly dataSource: DataSource) {}

  /** The maximum number of connections. */
  get size(): number {
    return this.pool.options.max;
  }

  /** Whether all connections are in use and somebody waits for one. */
  get isBusy(): boolean {
    return this.pool.waitingCount > 0;
  }

  get pool(): Pool {
    return (this.dataSource.driver as PostgresDriver).master as Pool;
  }

  /**
   * Runs a statement on a pooled connection. Like `pool.query` it discards a connection whose statement fails, but keeps one
   * whose statement the deadline refused, because that never reached the server.
   */
  async query(statement: QueryConfig): Promise<QueryResult> {
    const client = await this.pool.connect();
    try {
      const result = await client.query(statement);
      client.release();
      return result;
    } catch (error) {
      client.release(!(error instanceof AppError));
      throw error;
    }
  }
}
