import { Injectable } from '@nestjs/common';
import type { Pool, QueryConfig, QueryResult } from 'pg';
import { DataSource } from 'typeorm';
import type { PostgresDriver } from 'typeorm/driver/postgres/PostgresDriver';
import { AppError } from '../errors/app-error';

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

  /**
   * Runs a statement on a connection of its own. One on which it fails is not used again, as in `pool.query`; one that
   * only the deadline has kept from running is as good as before.
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
