import { Inject, Injectable } from '@nestjs/common';
import type { Logger } from 'pino';
import { DataSource } from 'typeorm';
import { LOGGER } from '../logging/logging.module';
import { Commits } from './commits';
import type { dataSourceOptions } from './data-source';
import { SILENT, type StatementOptions, type Statements } from './database';
import { singleClient } from './single-client';

/** Milliseconds that a background statement may take. */
const STATEMENT_TIMEOUT = 600_000;

const START = `
  insert into job_runs (name, started_at, outcome) values ($1, clock_timestamp(), 'running')
  on conflict (name) do update set started_at = excluded.started_at, finished_at = null, outcome = 'running', error = null`;
const FINISH = `update job_runs set finished_at = clock_timestamp(), outcome = 'done' where name = $1`;
const FAIL = `update job_runs set finished_at = clock_timestamp(), outcome = 'failed', error = $2 where name = $1`;
const LONGEST_REASON = 500;

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

  /** Does scheduled work alone, and notes when it ran and how it ended. */
  async runNoted(name: string, work: BackgroundWork): Promise<void> {
    await this.runAlone(name, (statements) => this.noted(name, statements, work));
  }

  private async noted(name: string, statements: Statements, work: BackgroundWork): Promise<void> {
    await this.note(statements, START, [name]);
    try {
      await work(statements);
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      await this.note(statements, FAIL, [name, reason.slice(0, LONGEST_REASON)]);
      throw error;
    }
    await this.note(statements, FINISH, [name]);
  }

  /** The work is done even if nothing can be noted. */
  private async note(statements: Statements, sql: string, values: readonly unknown[]): Promise<void> {
    try {
      await statements.write(sql, values, SILENT);
    } catch (error) {
      this.logger.debug({ err: error }, 'a run of a scheduled job could not be noted');
    }
  }

  /** Does the work unless another process is doing work of this name; returns whether it did. */
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
