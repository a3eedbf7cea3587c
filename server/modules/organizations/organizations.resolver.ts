import { Inject } from '@nestjs/common';
import { Args, ID, Query, Resolver } from '@nestjs/graphql';
import type { Actor } from '../../access/actor';
import { ENV } from '../../kernel/config/config.module';
import type { Env } from '../../kernel/config/env';
import { Public } from '../../kernel/http/access.decorator';
import { CurrentActor } from '../../kernel/http/actor.decorator';
import { CachedField } from '../../kernel/http/response-cache/cached.decorator';
import { requireOneOf } from '../../kernel/schema/require-one-of';
import { toOrganizationView } from './organization.mapper';
import { OrganizationView } from './organization.view';
import { OrganizationsService } from './organizations.service';

@Resolver(() => OrganizationView)
export class OrganizationsResolver {
  constructor(
    private readonly organizations: OrganizationsService,
    @Inject(ENV) private readonly env: Env,
  ) {}

  @Public()
  @CachedField()
  @Query(() => OrganizationView, { nullable: true, description: 'By name or by id; exactly one of the two.' })
  async organization(
    @CurrentActor() actor: Actor,
    @Args('name', { nullable: true, type: () => String }) name?: string,
    @Args('id', { nullable: true, type: () => ID }) id?: string,
  ): Promise<OrganizationView | null> {
    const found = await this.organizations.find(actor, requireOneOf({ name, id }));
    return found && toOrganizationView(found, this.env.APP_URL);
  }
}
