import { Injectable, type OnModuleInit } from '@nestjs/common';
import { LoaderKey, LoaderRegistry } from '../../kernel/graphql/loaders';
import { type OwnerCounts, ProfilesRepository } from './profiles.repository';

export const publicCountsByUser = new LoaderKey<string, OwnerCounts>('publicCountsByUser');
export const countsByOwner = new LoaderKey<string, OwnerCounts>('countsByOwner');
export const organizationCountsByUser = new LoaderKey<string, number>('organizationCountsByUser');
export const memberCountsByOrganization = new LoaderKey<string, number>('memberCountsByOrganization');
export const ruleCountsByOrganization = new LoaderKey<string, number>('ruleCountsByOrganization');

@Injectable()
export class ProfilesLoaders implements OnModuleInit {
  constructor(
    private readonly registry: LoaderRegistry,
    private readonly profiles: ProfilesRepository,
  ) {}

  onModuleInit(): void {
    this.registry.register(publicCountsByUser, (ids) => this.profiles.publicCountsOfUsers(ids));
    this.registry.register(countsByOwner, (ids) => this.profiles.countsOf(ids));
    this.registry.register(organizationCountsByUser, (ids) => this.profiles.organizationCounts(ids));
    this.registry.register(memberCountsByOrganization, (ids) => this.profiles.memberCounts(ids));
    this.registry.register(ruleCountsByOrganization, (ids) => this.profiles.ruleCounts(ids));
  }
}
