import { type DynamicModule, Global, Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import type { Logger } from 'pino';
import type { Env } from '../config/env';
import { dataSourceOptions } from './data-source';
import { Commits } from './commits';
import { Database } from './database';
import { Notifications } from './notifications';
import { OpenTransaction } from './open-transaction';
import { BackgroundConnection } from './background-connection';
import { PostgresPool } from './postgres-pool';
import { ReservedPool } from './reserved-pool';
import { Transactions } from './transactions';

/** The connection pool, and the two doors to it: `Transactions` for services, `Database` for repositories. */
@Global()
@Module({})
export class DatabaseModule {
  /** @param isBackground for imports, whose statements may run longer than those of a page */
  static with(env: Env, url: string, logger: Logger, isBackground = false): DynamicModule {
    // The error object references its whole connection, so only its message is logged.
    const onPoolError = (error: unknown) =>
      logger.warn(
        { reason: error instanceof Error ? error.message : String(error) },
        'database connection lost',
      );
    return {
      module: DatabaseModule,
      imports: [
        TypeOrmModule.forRoot({
          ...dataSourceOptions(env, url, onPoolError, isBackground),
          autoLoadEntities: true,
          retryAttempts: 3,
          retryDelay: 500,
          // Fail at start, not at the first request.
          manualInitialization: false,
        }),
      ],
      providers: [
        PostgresPool,
        OpenTransaction,
        Commits,
        Database,
        Transactions,
        ReservedPool,
        BackgroundConnection,
        Notifications,
      ],
      exports: [
        Commits,
        Database,
        Transactions,
        PostgresPool,
        ReservedPool,
        BackgroundConnection,
        Notifications,
      ],
    };
  }
}
