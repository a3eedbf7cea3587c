import { Args, Mutation, Resolver } from '@nestjs/graphql';
import type { Locale } from '@kimari/common/locale';
import type { UserActor } from '../../../access/actor';
import { CurrentActor, CurrentLocale } from '../../../kernel/http/actor.decorator';
import { SuccessResultView } from '../../auth';
import { toSuccess } from '../accounts.mapper';
import { DeleteAccountInput } from './deletion.inputs';
import { AccountDeletion } from './deletion.service';

@Resolver()
export class DeletionResolver {
  constructor(private readonly deletion: AccountDeletion) {}

  @Mutation(() => SuccessResultView, {
    description:
      "Deletes the caller's account. Public rules stay under a deleted user unless asked otherwise.",
  })
  async deleteAccount(
    @CurrentActor() actor: UserActor,
    @CurrentLocale() locale: Locale,
    @Args('input') { password, deleteRules }: DeleteAccountInput,
  ): Promise<SuccessResultView> {
    await this.deletion.delete(actor, password, { deleteRules });
    return toSuccess(locale, 'deleted');
  }
}
