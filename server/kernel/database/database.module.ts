import { type DynamicModule, Global, Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import type { Logger } from 'pino';
import type { Env } from '../config/env';
import { dataSourceOptions } from './data-source';
import { BackgroundConnection } from './background-connection';
import { ReservedPool } from './reserved-pool';
import { Transactions } from './transactions';

/** Provides the connection pools and transactions. */
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
      providers: [Transactions, ReservedPool, BackgroundConnection],
      exports: [Transactions, ReservedPool, BackgroundConnection],
    };
  }
}
