import { Args, Mutation, Query, Resolver } from '@nestjs/graphql';
import type { Locale } from '@kimari/common/locale';
import type { Actor } from '../../../access/actor';
import { Public } from '../../../kernel/http/access.decorator';
import { CurrentActor, CurrentLocale } from '../../../kernel/http/actor.decorator';
import { toSuccess } from '../auth.mapper';
import { SuccessResultView } from '../auth.view';
import { PasswordReset } from './password-reset.service';
import { PasswordResetLinkInput, ResetPasswordInput, SendPasswordResetInput } from './recovery.inputs';
import { PasswordResetLinkView } from './recovery.view';

/** Resets forgotten passwords. */
@Resolver()
export class RecoveryResolver {
  constructor(private readonly resets: PasswordReset) {}

  @Public({ always: true })
  @Query(() => PasswordResetLinkView, {
    nullable: true,
    description: 'The account of a mailed link, which stays unused; null if the link does not work.',
  })
  async passwordResetLink(
    @Args('input') { token }: PasswordResetLinkInput,
  ): Promise<PasswordResetLinkView | null> {
    const account = await this.resets.accountOf(token);
    return account && { username: account.username, email: account.email };
  }

  @Public({ always: true })
  @Mutation(() => SuccessResultView)
  async sendPasswordReset(
    @CurrentActor() actor: Actor,
    @CurrentLocale() locale: Locale,
    @Args('input') { email }: SendPasswordResetInput,
  ): Promise<SuccessResultView> {
    await this.resets.request(actor, email, locale);
    return toSuccess(locale, 'resetSent');
  }

  @Public({ always: true })
  @Mutation(() => SuccessResultView)
  async resetPassword(
    @CurrentActor() actor: Actor,
    @CurrentLocale() locale: Locale,
    @Args('input') { token, newPassword }: ResetPasswordInput,
  ): Promise<SuccessResultView> {
    await this.resets.reset(actor, token, newPassword);
    return toSuccess(locale, 'passwordReset');
  }
}
