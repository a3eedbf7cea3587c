import { type DynamicModule, Module } from '@nestjs/common';
import { APP_FILTER, APP_GUARD, APP_PIPE } from '@nestjs/core';
import type { Logger } from 'pino';
import { AuditModule } from './kernel/audit/audit.module';
import { ConfigModule } from './kernel/config/config.module';
import type { Env } from './kernel/config/env';
import { DatabaseModule } from './kernel/database/database.module';
import { GraphqlModule } from './kernel/graphql/graphql.module';
import { AuthenticationGuard } from './kernel/http/authentication.guard';
import { RateLimitGuard } from './kernel/http/rate-limit.guard';
import { ReadAccess } from './kernel/http/read-access';
import { SignInGuard } from './kernel/http/sign-in.guard';
import { ErrorFilter } from './kernel/http/surfaces/error.filter';
import { KernelModule } from './kernel/kernel.module';
import { LoggingModule } from './kernel/logging/logging.module';
import { MailModule } from './kernel/mail/mail.module';
import { MaintenanceModule } from './kernel/maintenance/maintenance.module';
import { MetricsModule } from './kernel/metrics/metrics.module';
import { InputPipe } from './kernel/schema/input.pipe';
import { SecretChange } from './kernel/secrets/secret-change.task';
import { SecretsModule } from './kernel/secrets/secrets.module';
import { StorageModule } from './kernel/storage/storage.module';
import { AccountsModule } from './modules/accounts';
import { AdministrationModule } from './modules/administration';
import { AuthModule } from './modules/auth';
import { CommandLineModule } from './modules/command-line';
import { DeviceModule } from './modules/device';
import { LiveModule } from './modules/live';
import { ModerationModule } from './modules/moderation';
import { OrganizationsModule } from './modules/organizations';
import { ProfilesModule } from './modules/profiles';
import { RenderingModule } from './modules/rendering';
import { RulesModule } from './modules/rules';
import { SharingModule } from './modules/sharing';
import { UsersModule } from './modules/users';
import { VersionsModule } from './modules/versions';

/** The root module; the only list of all modules. */
@Module({})
export class AppModule {
  static with(env: Env, databaseUrl: string, logger: Logger): DynamicModule {
    return {
      module: AppModule,
      imports: [
        ConfigModule.with(env),
        LoggingModule.with(logger),
        DatabaseModule.with(env, databaseUrl, logger),
        KernelModule,
        AuditModule,
        SecretsModule,
        MailModule,
        StorageModule,
        MaintenanceModule,
        MetricsModule,
        GraphqlModule.with([AuthModule]),
        UsersModule,
        AuthModule,
        DeviceModule,
        OrganizationsModule,
        VersionsModule,
        RulesModule,
        RenderingModule,
        ModerationModule,
        ProfilesModule,
        AccountsModule,
        AdministrationModule,
        CommandLineModule,
        SharingModule,
        LiveModule,
      ],
      providers: [
        SecretChange,
        ReadAccess,
        { provide: APP_GUARD, useClass: AuthenticationGuard },
        { provide: APP_GUARD, useClass: RateLimitGuard },
        { provide: APP_GUARD, useClass: SignInGuard },
        { provide: APP_PIPE, useClass: InputPipe },
        { provide: APP_FILTER, useClass: ErrorFilter },
      ],
    };
  }
}
