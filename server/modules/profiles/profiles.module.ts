import { Module } from '@nestjs/common';
import { AuthModule } from '../auth';
import { OrganizationsModule } from '../organizations';
import { RulesModule } from '../rules';
import { UsersModule } from '../users';
import { OrganizationFieldsResolver, UserFieldsResolver } from './owner-fields.resolver';
import { ProfilesController } from './profiles.controller';
import { ProfilesLoaders } from './profiles.loaders';
import { OrganizationDetailsController } from './organization-details.controller';
import { OrganizationDetailsRepository } from './organization-details.repository';
import { OrganizationDetailsService } from './organization-details.service';
import { ProfilesRepository } from './profiles.repository';
import { ProfilesService } from './profiles.service';
import { ViewerFieldsResolver } from './viewer-fields.resolver';

/** Reads across modules: the rules and counts on the pages of users and organizations. */
@Module({
  imports: [UsersModule, AuthModule, OrganizationsModule, RulesModule],
  controllers: [ProfilesController, OrganizationDetailsController],
  providers: [
    OrganizationDetailsRepository,
    OrganizationDetailsService,
    ProfilesRepository,
    ProfilesService,
    ProfilesLoaders,
    UserFieldsResolver,
    OrganizationFieldsResolver,
    ViewerFieldsResolver,
  ],
})
export class ProfilesModule {}
