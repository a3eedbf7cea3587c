import { Args, Mutation, Resolver } from '@nestjs/graphql';
import type { UserActor } from '../../../access/actor';
import { CurrentActor } from '../../../kernel/http/actor.decorator';
import { IdArg } from '../../../kernel/schema/arguments';
import { DeletePayload } from '../../../kernel/schema/delete-payload';
import { OrganizationRulesService } from './organization-rules.service';

/** Deletes organizations, with their rules if wanted. */
@Resolver()
export class OrganizationRulesResolver {
  constructor(private readonly organizationRules: OrganizationRulesService) {}

  @Mutation(() => DeletePayload, {
    description:
      'With rules in it, only when `force` is true. Needs the password, or a session opened in the last 15 minutes for an account without one.',
  })
  async deleteOrganization(
    @CurrentActor() actor: UserActor,
    @IdArg() id: string,
    @Args('force', { type: () => Boolean, nullable: true, defaultValue: false }) force: boolean | null,
    @Args('password', { type: () => String, nullable: true }) password?: string | null,
  ): Promise<DeletePayload> {
    await this.organizationRules.deleteOrganization(actor, id, {
      force: force ?? false,
      password: password ?? undefined,
    });
    return { success: true };
  }
}
