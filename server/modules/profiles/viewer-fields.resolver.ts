import { connection, list, PRICES } from '../../kernel/graphql/prices';
import { First } from '../../kernel/schema/first.decorator';
import { Inject } from '@nestjs/common';
import { Args, Context, Int, Parent, ResolveField, Resolver } from '@nestjs/graphql';
import { LIMITS } from '@kimari/common/limits';
import type { SignedInActor } from '../../access/actor';
import { ENV } from '../../kernel/config/config.module';
import type { Env } from '../../kernel/config/env';
import { Connections } from '../../kernel/schema/connections';
import { ViewerView } from '../auth';
import {
  InvitationsService,
  InvitationView,
  OrganizationConnection,
  OrganizationsService,
  toInvitationView,
  toOrganizationView,
} from '../organizations';
import {
  DeletedRuleConnection,
  RuleConnection,
  RuleConnections,
  RuleFilterInput,
  RuleTrash,
  toDeletedRuleView,
} from '../rules';

/** The caller's own lists. */
@Resolver(() => ViewerView)
export class ViewerFieldsResolver {
  constructor(
    private readonly connections: RuleConnections,
    private readonly trash: RuleTrash,
    private readonly organizationsService: OrganizationsService,
    private readonly invitationsService: InvitationsService,
    private readonly pages: Connections,
    @Inject(ENV) private readonly env: Env,
  ) {}

  @ResolveField(() => OrganizationConnection, {
    description: 'Organizations that the caller belongs to, by name.',
    complexity: connection(PRICES.list),
  })
  async organizations(
    @Parent() viewer: ViewerView,
    @First() first: number,
    @Args('after', { nullable: true, type: () => String }) after?: string,
  ): Promise<OrganizationConnection> {
    const window = this.pages.window({ first, after });
    const { items, total, ...keys } = await this.organizationsService.listOfMember(viewer.user.id, window);
    const nodes = items.map((organization) => toOrganizationView(organization, this.env.APP_URL));
    return this.pages.of(nodes, total, window, keys);
  }

  @ResolveField(() => [InvitationView], {
    description: 'Open invitations for the caller, newest first.',
    complexity: list(PRICES.list),
  })
  async invitations(@Context('actor') actor: SignedInActor): Promise<InvitationView[]> {
    return (await this.invitationsService.listMine(actor)).map(toInvitationView);
  }

  @ResolveField(() => RuleConnection, {
    description: 'Rules that the caller created.',
    complexity: connection(PRICES.ruleList),
  })
  rules(
    @Parent() viewer: ViewerView,
    @Context('actor') actor: SignedInActor,
    @Args('filter', { nullable: true, type: () => RuleFilterInput }) filter?: RuleFilterInput,
    @First() first: number = LIMITS.list.default,
    @Args('after', { nullable: true, type: () => String }) after?: string,
  ): Promise<RuleConnection> {
    return this.connections.search(actor, {
      filter: { ...filter, author: viewer.user.username },
      first,
      after,
    });
  }

  @ResolveField(() => RuleConnection, {
    description: 'Rules that the caller has starred, last starred first.',
    complexity: connection(PRICES.ruleList),
  })
  starredRules(
    @Context('actor') actor: SignedInActor,
    @First() first: number,
    @Args('after', { nullable: true, type: () => String }) after?: string,
  ): Promise<RuleConnection> {
    return this.connections.starred(actor, { first, after });
  }

  @ResolveField(() => DeletedRuleConnection, {
    description: 'Rules deleted in the last 30 days that the caller can bring back, last deleted first.',
    complexity: connection(PRICES.list),
  })
  async deletedRules(
    @Context('actor') actor: SignedInActor,
    @First() first: number,
    @Args('after', { nullable: true, type: () => String }) after?: string,
    @Args('offset', { nullable: true, type: () => Int }) offset?: number,
  ): Promise<DeletedRuleConnection> {
    const window = this.pages.window({ first, after, offset });
    const { rules, total, ...keys } = await this.trash.list(actor, window);
    return this.pages.of(rules.map(toDeletedRuleView), total, window, keys);
  }
}
