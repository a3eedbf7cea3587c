import { Injectable } from '@nestjs/common';
import type { Pool, QueryConfig, QueryResult } from 'pg';
import { DataSource } from 'typeorm';
import type { PostgresDriver } from 'typeorm/driver/postgres/PostgresDriver';
import { queryUntil } from './cancellable';

/** The pool below TypeORM, for libraries that bring their own statements. */
@Injectable()
export class PostgresPool {
  constructor(private readonly dataSource: DataSource) {}

  /** Connections that it may hold. */
  get size(): number {
    return this.pool.options.max;
  }

  get pool(): Pool {
    return (this.dataSource.driver as PostgresDriver).master as Pool;
  }

  /** Runs a statement until the deadline. A connection on which it fails is not used again, as in `pool.query`. */
  async queryUntil(deadline: AbortSignal, statement: QueryConfig): Promise<QueryResult> {
    const client = await this.pool.connect();
    try {
      const result = await queryUntil(deadline, client, statement);
      client.release();
      return result;
    } catch (error) {
      client.release(true);
      throw error;
    }
  }
}
