import { Injectable, type OnModuleDestroy } from '@nestjs/common';
import { Pool } from 'pg';
import { DataSource } from 'typeorm';
import type { dataSourceOptions } from './data-source';

const RESERVED = 2;

/**
 * A small separate pool for short statements that must not wait while the main pool is busy, such as rate limiting, which
 * has to work during a flood of requests.
 */
@Injectable()
export class ReservedPool implements OnModuleDestroy {
  readonly pool: Pool;

  constructor(dataSource: DataSource) {
    const { url, extra, applicationName } = dataSource.options as ReturnType<typeof dataSourceOptions>;
    this.pool = new Pool({
      ...extra,
      connectionString: url,
      application_name: applicationName,
      max: RESERVED,
    });
    // The pool replaces a broken idle connection on the next checkout.
    this.pool.on('error', () => undefined);
  }

  async onModuleDestroy(): Promise<void> {
    await this.pool.end();
  }
}
