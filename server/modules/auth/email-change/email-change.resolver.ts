import { Mutation, Resolver } from '@nestjs/graphql';
import type { Locale } from '@kimari/common/locale';
import type { UserActor } from '../../../access/actor';
import { CurrentActor, CurrentLocale } from '../../../kernel/http/actor.decorator';
import { toSuccess } from '../auth.mapper';
import { SuccessResultView } from '../auth.view';
import { EmailChange } from './email-change.service';

/** Cancels a pending change of the address, or mails its link again. */
@Resolver()
export class EmailChangeResolver {
  constructor(private readonly change: EmailChange) {}

  @Mutation(() => SuccessResultView, { description: 'Drops the address that waits for its confirmation.' })
  async cancelEmailChange(
    @CurrentActor() actor: UserActor,
    @CurrentLocale() locale: Locale,
  ): Promise<SuccessResultView> {
    await this.change.cancel(actor);
    return toSuccess(locale, 'emailChangeCancelled');
  }

  @Mutation(() => SuccessResultView, {
    description: 'Mails a new link to the address that waits for its confirmation.',
  })
  async resendEmailChange(
    @CurrentActor() actor: UserActor,
    @CurrentLocale() locale: Locale,
  ): Promise<SuccessResultView> {
    await this.change.resend(actor);
    return toSuccess(locale, 'emailChangeSent');
  }
}
