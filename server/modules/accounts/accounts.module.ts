import { Module } from '@nestjs/common';
import { AuthModule } from '../auth';
import { OrganizationsModule } from '../organizations';
import { RulesModule } from '../rules';
import { UsersModule } from '../users';
import { DeletionController } from './deletion/deletion.controller';
import { DeletionRepository } from './deletion/deletion.repository';
import { DeletionResolver } from './deletion/deletion.resolver';
import { AccountDeletion } from './deletion/deletion.service';
import { ExportController } from './export/export.controller';
import { ExportRepository } from './export/export.repository';
import { AccountExport } from './export/export.service';
import { PreferencesService } from './settings/preferences.service';
import { SettingsController } from './settings/settings.controller';
import { SettingsResolver } from './settings/settings.resolver';
import { AccountSettingsService } from './settings/settings.service';
import { Usernames } from './settings/usernames.service';

/** Everything about an account as a whole: settings, export, deletion. */
@Module({
  imports: [UsersModule, AuthModule, OrganizationsModule, RulesModule],
  controllers: [SettingsController, ExportController, DeletionController],
  providers: [
    AccountSettingsService,
    PreferencesService,
    Usernames,
    SettingsResolver,
    ExportRepository,
    AccountExport,
    DeletionRepository,
    AccountDeletion,
    DeletionResolver,
  ],
  exports: [AccountDeletion],
})
export class AccountsModule {}
