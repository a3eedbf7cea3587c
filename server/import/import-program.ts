import { type DynamicModule, Module, type Type } from '@nestjs/common';
import type { Logger } from 'pino';
import { createCommandLogger } from '../kernel/cli/command-logger';
import { type Services, withServices } from '../kernel/cli/with-services';
import { ConfigModule } from '../kernel/config/config.module';
import { type Env, readEnv } from '../kernel/config/env';
import { DatabaseModule } from '../kernel/database/database.module';
import { migrate } from '../kernel/database/migrate';
import { openDatabase } from '../kernel/database/open-database';
import { KernelModule } from '../kernel/kernel.module';
import { reportTo } from '../kernel/logging/report';
import { LoggingModule } from '../kernel/logging/logging.module';
import { MailModule } from '../kernel/mail/mail.module';
import { requireSameSecret } from '../kernel/secrets/same-secret';
import { SecretsModule } from '../kernel/secrets/secrets.module';
import { StorageModule } from '../kernel/storage/storage.module';
import { ImportModule } from './import.module';

export type Work<Result> = (services: Services) => Promise<Result>;

/** The root module of a program that imports, without HTTP and scheduled tasks. */
@Module({})
class ImportProgram {
  static with(env: Env, databaseUrl: string, logger: Logger, module: Type): DynamicModule {
    return {
      module: ImportProgram,
      imports: [
        ConfigModule.with(env),
        LoggingModule.with(logger),
        DatabaseModule.with(env, databaseUrl, logger, true),
        KernelModule,
        SecretsModule,
        // Organizations mail invitations. While a program runs, it also sends mail that a server has queued.
        MailModule,
        StorageModule,
        module,
      ],
    };
  }
}

/** Runs work with the services of the import, or of a module above it, and closes them afterwards. */
export function withImport<Result>(
  env: Env,
  databaseUrl: string,
  logger: Logger,
  work: Work<Result>,
  module: Type = ImportModule,
): Promise<Result> {
  return withServices(ImportProgram.with(env, databaseUrl, logger, module), logger, work);
}

/** The same for a program of its own, which joins the embedded database of a running server or starts it. */
export async function runImport(work: Work<void>, module: Type = ImportModule): Promise<void> {
  const env: Env = readEnv();
  const logger = createCommandLogger(env);
  const database = await openDatabase(env, reportTo(logger));
  try {
    await migrate(database.url);
    await withImport(
      env,
      database.url,
      logger,
      async (services) => {
        await requireSameSecret(env, services, logger);
        await work(services);
      },
      module,
    );
  } finally {
    await database.close();
  }
}
