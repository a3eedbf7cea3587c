import { type DynamicModule, type INestApplicationContext, Module } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import type { Logger } from 'pino';
import { AuditModule } from '../kernel/audit/audit.module';
import { ConfigModule } from '../kernel/config/config.module';
import type { Env } from '../kernel/config/env';
import { DatabaseModule } from '../kernel/database/database.module';
import { KernelModule } from '../kernel/kernel.module';
import { LoggingModule } from '../kernel/logging/logging.module';
import { NestLogger } from '../kernel/logging/nest-logger';
import { MailModule } from '../kernel/mail/mail.module';
import { SecretsModule } from '../kernel/secrets/secrets.module';
import { StorageModule } from '../kernel/storage/storage.module';
import { AuthModule } from '../modules/auth';

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
        AuthModule,
      ],
    };
  }
}

/** Access to the services of accounts. */
export type OperatorServices = Pick<INestApplicationContext, 'get'>;

/** Runs an operator's command with the services of accounts and closes them afterwards. */
export async function withOperator<Result>(
  env: Env,
  databaseUrl: string,
  logger: Logger,
  work: (services: OperatorServices) => Promise<Result>,
): Promise<Result> {
  const context = await NestFactory.createApplicationContext(OperatorProgram.with(env, databaseUrl, logger), {
    logger: new NestLogger(logger),
    abortOnError: false,
  });
  try {
    return await work(context);
  } finally {
    await context.close();
  }
}
