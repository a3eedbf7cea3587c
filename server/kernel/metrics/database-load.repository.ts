import { Injectable } from '@nestjs/common';
import { PostgresPool } from '../database/postgres-pool';
import { ReservedPool } from '../database/reserved-pool';

/** The length of a queue, and for how many seconds its first entry has been due. */
export type Queue = { readonly queue: string; readonly length: number; readonly age: number };

/** The connection pool: busy and idle connections, requests that wait for one, and its maximum size. */
export type Connections = {
  readonly busy: number;
  readonly idle: number;
  readonly awaited: number;
  readonly max: number;
};

/** The load of the database. */
@Injectable()
export class DatabaseLoadRepository {
  constructor(
    private readonly requests: PostgresPool,
    private readonly reserved: ReservedPool,
  ) {}

  connections(): Connections {
    const { totalCount, idleCount, waitingCount } = this.requests.pool;
    return { busy: totalCount - idleCount, idle: idleCount, awaited: waitingCount, max: this.requests.size };
  }

  /** Uses a connection that requests cannot keep busy. */
  async queues(): Promise<readonly Queue[]> {
    const { rows } = await this.reserved.pool.query<Queue>(
      `select 'due mail' as queue, count(*)::int as length, ${age('min(next_attempt_at)')} as age
         from mail_outbox where sent_at is null and failed_at is null
       union all
       select 'mail', count(*)::int, ${age('min(created_at)')}
         from mail_outbox where sent_at is null and failed_at is null
       union all
       select 'texts', count(*)::int, ${age('min(due_at)')} from text_queue`,
    );
    return rows;
  }
}

function age(since: string): string {
  return `greatest(0, coalesce(extract(epoch from clock_timestamp() - ${since}), 0))::float8`;
}
