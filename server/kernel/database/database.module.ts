import { type DynamicModule, Global, Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import type { Logger } from 'pino';
import type { Env } from '../config/env';
import { dataSourceOptions } from './data-source';
import { Database } from './database';
import { OpenTransaction } from './open-transaction';
import { PatientConnection } from './patient-connection';
import { PostgresPool } from './postgres-pool';
import { ReservedPool } from './reserved-pool';
import { Transactions } from './transactions';

/** The connection pool, and the two doors to it: `Transactions` for services, `Database` for repositories. */
@Global()
@Module({})
export class DatabaseModule {
  /** @param isPatient for imports, whose statements may take longer than a page's */
  static with(env: Env, url: string, logger: Logger, isPatient = false): DynamicModule {
    // The error carries its whole connection along, which nobody wants to read.
    const onPoolError = (error: unknown) =>
      logger.warn(
        { reason: error instanceof Error ? error.message : String(error) },
        'database connection lost',
      );
    return {
      module: DatabaseModule,
      imports: [
        TypeOrmModule.forRoot({
          ...dataSourceOptions(env, url, onPoolError, isPatient),
          autoLoadEntities: true,
          retryAttempts: 3,
          retryDelay: 500,
          // Starting without a database would only postpone the error.
          manualInitialization: false,
        }),
      ],
      providers: [PostgresPool, OpenTransaction, Database, Transactions, ReservedPool, PatientConnection],
      exports: [Database, Transactions, ReservedPool, PatientConnection],
    };
  }
}
