import { Args, Mutation, Resolver } from '@nestjs/graphql';
import type { SignedInActor } from '../../../access/actor';
import { RequireToken } from '../../../kernel/http/access.decorator';
import { CurrentActor } from '../../../kernel/http/actor.decorator';
import { IdArg } from '../../../kernel/schema/arguments';
import { DeletePayload } from '../../../kernel/schema/delete-payload';
import { OrganizationRulesService } from './organization-rules.service';

/** Deletes organizations, with their rules if wanted. */
@Resolver()
export class OrganizationRulesResolver {
  constructor(private readonly organizationRules: OrganizationRulesService) {}

  @RequireToken('write')
  @Mutation(() => DeletePayload, { description: 'With rules in it, only when `force` is true.' })
  async deleteOrganization(
    @CurrentActor() actor: SignedInActor,
    @IdArg() id: string,
    @Args('force', { type: () => Boolean, nullable: true, defaultValue: false }) force: boolean | null,
  ): Promise<DeletePayload> {
    await this.organizationRules.deleteOrganization(actor, id, force ?? false);
    return { success: true };
  }
}
