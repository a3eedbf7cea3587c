import { Injectable } from '@nestjs/common';
import { PostgresPool } from '../database/postgres-pool';
import { ReservedPool } from '../database/reserved-pool';

/** `busy`: requests wait for a connection, and are answered late or refused. `read-only`: changes are refused. */
export type DatabaseState = 'ready' | 'busy' | 'read-only';

const UNDEFINED_TABLE = '42P01';

/** The state of the database. */
@Injectable()
export class HealthRepository {
  constructor(
    private readonly reserved: ReservedPool,
    private readonly requests: PostgresPool,
  ) {}

  /** Uses a connection that requests cannot keep busy. Asks a server that accepts changes. */
  async state(): Promise<DatabaseState> {
    const { rows } = await this.reserved.pool.query<{ transaction_read_only: string }>(
      'show transaction_read_only',
    );
    if (rows[0]?.transaction_read_only === 'on') return 'read-only';
    return this.requests.isBusy ? 'busy' : 'ready';
  }

  /** Which of these migrations were never applied. Those of a later release do not matter to this one. */
  async missingOf(migrations: readonly string[]): Promise<readonly string[]> {
    try {
      const { rows } = await this.reserved.pool.query<{ name: string }>(
        `select known.name from unnest($1::text[]) with ordinality as known (name, place)
          where not exists (select from schema_migrations applied where applied.name = known.name)
          order by known.place`,
        [migrations],
      );
      return rows.map(({ name }) => name);
    } catch (error) {
      if ((error as { code?: unknown }).code === UNDEFINED_TABLE) return migrations;
      throw error;
    }
  }
}
