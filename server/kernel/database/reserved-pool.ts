import { Injectable, type OnModuleDestroy } from '@nestjs/common';
import { Pool } from 'pg';
import { DataSource } from 'typeorm';
import type { dataSourceOptions } from './data-source';

const RESERVED = 2;

/**
 * A few connections beside the usual ones, for short statements that must be answered while those are busy: what keeps a
 * rush off must not stand in line behind it.
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
    // An idle connection that breaks is replaced when the next is wanted.
    this.pool.on('error', () => undefined);
  }

  async onModuleDestroy(): Promise<void> {
    await this.pool.end();
  }
}
