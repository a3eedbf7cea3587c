import { Injectable } from '@nestjs/common';
import { PostgresPool } from '../database/postgres-pool';
import { ReservedPool } from '../database/reserved-pool';

/** `busy`: requests wait for a connection, and are answered late or refused. `read-only`: changes are refused. */
export type DatabaseState = 'ready' | 'busy' | 'read-only';

/** What the database says of itself. */
@Injectable()
export class HealthRepository {
  constructor(
    private readonly reserved: ReservedPool,
    private readonly requests: PostgresPool,
  ) {}

  /** Asks the server that takes changes, on a connection that requests cannot keep busy. */
  async state(): Promise<DatabaseState> {
    const { rows } = await this.reserved.pool.query<{ transaction_read_only: string }>(
      'show transaction_read_only',
    );
    if (rows[0]?.transaction_read_only === 'on') return 'read-only';
    return this.requests.isBusy ? 'busy' : 'ready';
  }
}
