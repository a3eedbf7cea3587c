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
import { OrganizationsModule } from '../modules/organizations';
import { RulesModule } from '../modules/rules';
import { UsersModule } from '../modules/users';
import { VersionsModule } from '../modules/versions';
import { DemoAccounts } from './demo-accounts';
import { DemoLoader } from './demo-loader';
import { DemoRepository } from './demo.repository';
import { ImportOwners } from './import-owners';
import { ImportRepository } from './import.repository';
import { RuleImporter } from './rule-importer';

/** The part of the server that imports need: no network, no mail, no schedules. */
@Module({})
export class ImportModule {
  static with(env: Env, databaseUrl: string, logger: Logger): DynamicModule {
    return {
      module: ImportModule,
      imports: [
        ConfigModule.with(env),
        LoggingModule.with(logger),
        DatabaseModule.with(env, databaseUrl, logger),
        KernelModule,
        AuditModule,
        UsersModule,
        OrganizationsModule,
        VersionsModule,
        RulesModule,
      ],
      providers: [ImportRepository, ImportOwners, RuleImporter, DemoRepository, DemoAccounts, DemoLoader],
    };
  }
}

/** Does something with the import's services; closes them afterwards. */
export async function withImport<Result>(
  env: Env,
  databaseUrl: string,
  logger: Logger,
  work: (context: INestApplicationContext) => Promise<Result>,
): Promise<Result> {
  const module = ImportModule.with(env, databaseUrl, logger);
  const context = await NestFactory.createApplicationContext(module, {
    logger: new NestLogger(logger),
    abortOnError: false,
  });
  try {
    return await work(context);
  } finally {
    await context.close();
  }
}
