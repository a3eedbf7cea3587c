import { Args, ID, Int, Mutation, Query, Resolver } from '@nestjs/graphql';
import type { Locale } from '@kimari/common/locale';
import type { UserActor } from '../../../access/actor';
import { connection, PRICES } from '../../../kernel/graphql/prices';
import { CurrentActor, CurrentLocale } from '../../../kernel/http/actor.decorator';
import { Connections } from '../../../kernel/schema/connections';
import { First } from '../../../kernel/schema/first.decorator';
import { SuccessResultView } from '../../auth';
import { toSuccess } from '../administration-success.mapper';
import { FOR_ADMINISTRATORS } from '../for-administrators';
import { toRunOrganizationView } from './run-organization.mapper';
import { RunOrganizationConnection, RunOrganizationView } from './run-organization.view';
import { AppointOwnerInput, RunOrganizationInput } from './run-organizations.inputs';
import { RunOrganizations } from './run-organizations.service';

/** Organizations, for administrators. */
@Resolver()
export class RunOrganizationsResolver {
  constructor(
    private readonly organizations: RunOrganizations,
    private readonly pages: Connections,
  ) {}

  @Query(() => RunOrganizationConnection, {
    description: `The newest first; the total is at most 10,000. ${FOR_ADMINISTRATORS}`,
    complexity: connection(PRICES.list),
  })
  async administeredOrganizations(
    @CurrentActor() actor: UserActor,
    @First() first: number,
    @Args('search', { nullable: true, type: () => String, description: 'A part of the name.' })
    search?: string,
    @Args('after', { nullable: true, type: () => String }) after?: string,
    @Args('offset', { nullable: true, type: () => Int }) offset?: number,
  ): Promise<RunOrganizationConnection> {
    const window = this.pages.window({ first, after, offset });
    const { items, total, ...keys } = await this.organizations.list(actor, search ?? '', window);
    return this.pages.of(items.map(toRunOrganizationView), total, window, keys);
  }

  @Query(() => RunOrganizationView, { description: FOR_ADMINISTRATORS })
  async administeredOrganization(
    @CurrentActor() actor: UserActor,
    @Args('id', { type: () => ID }) id: string,
  ): Promise<RunOrganizationView> {
    return toRunOrganizationView(await this.organizations.get(actor, id));
  }

  @Mutation(() => SuccessResultView, {
    description: `Makes an account an owner of an organization, beside those that there are. ${FOR_ADMINISTRATORS}`,
  })
  async appointOwner(
    @CurrentActor() actor: UserActor,
    @CurrentLocale() locale: Locale,
    @Args('input') { organizationId, user }: AppointOwnerInput,
  ): Promise<SuccessResultView> {
    await this.organizations.appointOwner(actor, organizationId, user);
    return toSuccess(locale, 'ownerAppointed');
  }

  @Mutation(() => SuccessResultView, {
    description: `Deletes an organization with its rules. ${FOR_ADMINISTRATORS}`,
  })
  async deleteAdministeredOrganization(
    @CurrentActor() actor: UserActor,
    @CurrentLocale() locale: Locale,
    @Args('input') { organizationId }: RunOrganizationInput,
  ): Promise<SuccessResultView> {
    await this.organizations.delete(actor, organizationId);
    return toSuccess(locale, 'organizationDeleted');
  }
}
