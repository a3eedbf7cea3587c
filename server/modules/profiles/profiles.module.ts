import { Module } from '@nestjs/common';
import { AuthModule } from '../auth';
import { OrganizationsModule } from '../organizations';
import { RulesModule } from '../rules';
import { UsersModule } from '../users';
import { OrganizationFieldsResolver, UserFieldsResolver } from './owner-fields.resolver';
import { ProfilesLoaders } from './profiles.loaders';
import { ProfilesRepository } from './profiles.repository';
import { ViewerFieldsResolver } from './viewer-fields.resolver';

/** Reads that span modules: what pages of people and organizations show of rules. */
@Module({
  imports: [UsersModule, AuthModule, OrganizationsModule, RulesModule],
  providers: [
    ProfilesRepository,
    ProfilesLoaders,
    UserFieldsResolver,
    OrganizationFieldsResolver,
    ViewerFieldsResolver,
  ],
})
export class ProfilesModule {}
