import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { Membership } from './membership.entity';
import { Organization } from './organization.entity';
import { OrganizationsLoaders } from './organizations.loaders';
import { OrganizationsRepository } from './organizations.repository';
import { OrganizationsResolver } from './organizations.resolver';
import { OrganizationsService } from './organizations.service';

@Module({
  imports: [TypeOrmModule.forFeature([Organization, Membership])],
  providers: [OrganizationsRepository, OrganizationsService, OrganizationsLoaders, OrganizationsResolver],
  exports: [OrganizationsService, OrganizationsRepository],
})
export class OrganizationsModule {}
