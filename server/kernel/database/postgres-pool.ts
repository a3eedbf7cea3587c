import { Injectable } from '@nestjs/common';
import type { Pool } from 'pg';
import { DataSource } from 'typeorm';
import type { PostgresDriver } from 'typeorm/driver/postgres/PostgresDriver';

/** The pool below TypeORM, for libraries that bring their own statements. */
@Injectable()
export class PostgresPool {
  constructor(private readonly dataSource: DataSource) {}

  get pool(): Pool {
    return (this.dataSource.driver as PostgresDriver).master as Pool;
  }
}
