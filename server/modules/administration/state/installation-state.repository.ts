import { Injectable } from '@nestjs/common';
import { Database } from '../../../kernel/database/database';
import type { DatabaseFacts } from './installation-state.result';

/** Version, size and sessions of the database. */
@Injectable()
export class InstallationStateRepository {
  constructor(private readonly database: Database) {}

  async facts(): Promise<DatabaseFacts> {
    const [row] = await this.database.read<DatabaseFacts>(
      `select current_setting('server_version') as version, pg_database_size(current_database())::float8 as size,
              (select count(*)::int from pg_stat_activity where datname = current_database()) as connections,
              current_setting('max_connections')::int as "mostConnections"`,
    );
    return row ?? { version: '', size: 0, connections: 0, mostConnections: 0 };
  }
}
