import { Inject, Injectable } from '@nestjs/common';
import type { Logger } from 'pino';
import { DataSource } from 'typeorm';
import { LOGGER } from '../logging/logging.module';
import { Commits } from './commits';
import type { dataSourceOptions } from './data-source';
import type { StatementOptions, Statements } from './database';
import { singleClient } from './single-client';

/** Milliseconds that a background statement may take. */
const STATEMENT_TIMEOUT = 600_000;

/** Work that sends its statements over the connection. */
export type BackgroundWork = (statements: Statements) => Promise<void>;

/**
 * A separate connection for scheduled work. It is outside the pool, so that requests and background work do not delay each
 * other, and its statements may run longer.
 */
@Injectable()
export class BackgroundConnection {
  constructor(
    private readonly dataSource: DataSource,
    private readonly commits: Commits,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /** Does scheduled work alone. A failure is logged as `failure`, because the next run tries again. */
  async runScheduled(name: string, failure: string, work: BackgroundWork): Promise<void> {
    try {
      await this.runAlone(name, work);
    } catch (error) {
      this.logger.warn({ err: error }, failure);
    }
  }

  /** Does the work unless another process is doing the work of the same name; tells whether it did. */
  async runAlone(name: string, work: BackgroundWork): Promise<boolean> {
    const { url, applicationName } = this.dataSource.options as ReturnType<typeof dataSourceOptions>;
    const client = singleClient({
      connectionString: url,
      application_name: applicationName,
      statement_timeout: STATEMENT_TIMEOUT,
    });
    await client.connect();
    try {
      const query = async <Row>(sql: string, params: readonly unknown[] = []) =>
        (await client.query(sql, [...params])).rows as Row[];
      const [lock] = await query<{ mine: boolean }>('select pg_try_advisory_lock(hashtext($1)) as mine', [
        name,
      ]);
      if (!lock?.mine) return false;
      const write: Statements['write'] = async <Row>(
        sql: string,
        params?: readonly unknown[],
        options?: StatementOptions,
      ) => {
        const rows = await query<Row>(sql, params);
        if (!options?.isSilent) this.commits.announce();
        return rows;
      };
      await work({ read: query, write });
      return true;
    } finally {
      // Closing the connection releases the lock.
      await client.end();
    }
  }
}
