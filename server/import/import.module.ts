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
import { OrganizationsModule } from '../modules/organizations';
import { RulesModule } from '../modules/rules';
import { UsersModule } from '../modules/users';
import { VersionsModule } from '../modules/versions';
import { DemoAccounts } from '../demo/demo-accounts';
import { DemoLoader } from '../demo/demo-loader';
import { DemoRepository } from '../demo/demo.repository';
import { ImportOwners } from './import-owners';
import { ImportRepository } from './import.repository';
import { RuleImporter } from './rule-importer';

/** Bulk import and demo data. A running server loads it lazily; a separate program uses {@link withImport}. */
@Module({
  imports: [AuditModule, UsersModule, OrganizationsModule, VersionsModule, RulesModule],
  providers: [ImportRepository, ImportOwners, RuleImporter, DemoRepository, DemoAccounts, DemoLoader],
})
export class ImportModule {}

/** The root module of the import program, without HTTP and scheduled tasks. */
@Module({})
class ImportProgram {
  static with(env: Env, databaseUrl: string, logger: Logger): DynamicModule {
    return {
      module: ImportProgram,
      imports: [
        ConfigModule.with(env),
        LoggingModule.with(logger),
        DatabaseModule.with(env, databaseUrl, logger, true),
        KernelModule,
        SecretsModule,
        // Organizations mail invitations. Meanwhile mail of the server is sent from here too.
        MailModule,
        StorageModule,
        ImportModule,
      ],
    };
  }
}

/** Runs work with the import's services and closes them afterwards. */
export function withImport<Result>(
  env: Env,
  databaseUrl: string,
  logger: Logger,
  work: (services: Services) => Promise<Result>,
): Promise<Result> {
  return withServices(ImportProgram.with(env, databaseUrl, logger), logger, work);
}
