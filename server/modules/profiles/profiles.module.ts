import { Module } from '@nestjs/common';
import { AuthModule } from '../auth';
import { OrganizationsModule } from '../organizations';
import { RulesModule } from '../rules';
import { UsersModule } from '../users';
import { OrganizationFieldsResolver, UserFieldsResolver } from './owner-fields.resolver';
import { ProfilesLoaders } from './profiles.loaders';
import { ProfilesRepository } from './profiles.repository';
import { ViewerFieldsResolver } from './viewer-fields.resolver';

/** Reads across modules: the rules and counts on the pages of users and organizations. */
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
