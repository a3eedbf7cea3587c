import { type DynamicModule, Module } from '@nestjs/common';
import type { Logger } from 'pino';
import { AuditModule } from '../kernel/audit/audit.module';
import { type Services, withServices } from '../kernel/cli/with-services';
import { ConfigModule } from '../kernel/config/config.module';
import type { Env } from '../kernel/config/env';
import { DatabaseModule } from '../kernel/database/database.module';
import { KernelModule } from '../kernel/kernel.module';
import { LoggingModule } from '../kernel/logging/logging.module';
import { MailModule } from '../kernel/mail/mail.module';
import { SecretsModule } from '../kernel/secrets/secrets.module';
import { StorageModule } from '../kernel/storage/storage.module';
import { AdministrationModule } from '../modules/administration';
import { ModerationModule } from '../modules/moderation';

/** The root module of commands for operators, without HTTP and scheduled tasks. */
@Module({})
class OperatorProgram {
  static with(env: Env, databaseUrl: string, logger: Logger): DynamicModule {
    return {
      module: OperatorProgram,
      imports: [
        ConfigModule.with(env),
        LoggingModule.with(logger),
        DatabaseModule.with(env, databaseUrl, logger),
        KernelModule,
        AuditModule,
        SecretsModule,
        MailModule,
        StorageModule,
        AdministrationModule,
        ModerationModule,
      ],
    };
  }
}

/** Runs an operator's command with the services of administration and moderation, and closes them afterwards. */
export function withOperator<Result>(
  env: Env,
  databaseUrl: string,
  logger: Logger,
  work: (services: Services) => Promise<Result>,
): Promise<Result> {
  return withServices(OperatorProgram.with(env, databaseUrl, logger), logger, work);
}
