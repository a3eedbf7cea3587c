import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { ENV } from '../../kernel/config/config.module';
import type { Env } from '../../kernel/config/env';
import { LoaderKey, LoaderRegistry } from '../../kernel/graphql/loaders';
import { toOrganizationView } from './organization.mapper';
import type { OrganizationView } from './organization.view';
import { OrganizationsService } from './organizations.service';

/** Organizations by id. */
export const organizationsById = new LoaderKey<string, OrganizationView>('organizationsById');

@Injectable()
export class OrganizationsLoaders implements OnModuleInit {
  constructor(
    private readonly registry: LoaderRegistry,
    private readonly organizations: OrganizationsService,
    @Inject(ENV) private readonly env: Env,
  ) {}

  onModuleInit(): void {
    this.registry.register(organizationsById, async (ids, actor) => {
      const found = await this.organizations.findMany(actor, ids);
      return found.map((organization) => organization && toOrganizationView(organization, this.env.APP_URL));
    });
  }
}
