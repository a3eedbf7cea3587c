import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { singleClient } from './single-client';

/** Milliseconds that a background statement may take. */
const STATEMENT_TIMEOUT = 600_000;

/** Runs statements on one connection, one after another. */
export type StatementRunner = { query<Row>(sql: string, params?: readonly unknown[]): Promise<Row[]> };

/**
 * A separate connection for scheduled work. It is outside the pool, so that requests and background work do not delay each
 * other, and its statements may run longer.
 */
@Injectable()
export class BackgroundConnection {
  constructor(private readonly dataSource: DataSource) {}

  /** Runs the work unless another process is running work of the same name; returns whether it ran. */
  async runAlone(name: string, work: (statements: StatementRunner) => Promise<void>): Promise<boolean> {
    const { url } = this.dataSource.options as { readonly url?: string };
    const client = singleClient({ connectionString: url, statement_timeout: STATEMENT_TIMEOUT });
    await client.connect();
    try {
      const query = async <Row>(sql: string, params: readonly unknown[] = []) =>
        (await client.query(sql, [...params])).rows as Row[];
      const [lock] = await query<{ mine: boolean }>('select pg_try_advisory_lock(hashtext($1)) as mine', [
        name,
      ]);
      if (!lock?.mine) return false;
      await work({ query });
      return true;
    } finally {
      // Closing the connection releases the lock.
      await client.end();
    }
  }
}
