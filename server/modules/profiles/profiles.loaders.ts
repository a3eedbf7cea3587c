import { Injectable, type OnModuleInit } from '@nestjs/common';
import { LoaderKey, registerLoader } from '../../kernel/graphql/loaders';
import { type OwnerNumbers, ProfilesRepository } from './profiles.repository';

export const numbersByOwner = new LoaderKey<string, OwnerNumbers>('numbersByOwner');
export const organizationCountsByUser = new LoaderKey<string, number>('organizationCountsByUser');
export const memberCountsByOrganization = new LoaderKey<string, number>('memberCountsByOrganization');

@Injectable()
export class ProfilesLoaders implements OnModuleInit {
  constructor(private readonly profiles: ProfilesRepository) {}

  onModuleInit(): void {
    registerLoader(numbersByOwner, (ids) => this.profiles.numbersOf(ids));
    registerLoader(organizationCountsByUser, (ids) => this.profiles.organizationCounts(ids));
    registerLoader(memberCountsByOrganization, (ids) => this.profiles.memberCounts(ids));
  }
}
