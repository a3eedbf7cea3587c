import { Args, Mutation, Query, Resolver } from '@nestjs/graphql';
import { type Locale, parseLocale } from '@kimari/common/locale';
import type { Actor } from '../../../access/actor';
import { Public } from '../../../kernel/http/access.decorator';
import { CurrentActor, CurrentLocale } from '../../../kernel/http/actor.decorator';
import { toSuccess } from '../auth.mapper';
import { SuccessResultView } from '../auth.view';
import { SendVerificationInput, VerifyEmailInput } from './verification.inputs';
import { VerificationService } from './verification.service';
import { type VerificationLinkState, VerificationLinkStateEnum } from './verification.view';

/** Verifies addresses by mailed links. */
@Resolver()
export class VerificationResolver {
  constructor(private readonly verification: VerificationService) {}

  @Public({ always: true })
  @Query(() => VerificationLinkStateEnum, {
    description: 'The state of a mailed link to verify an address; reading it does not use the link.',
  })
  verificationLink(@Args('input') { token }: VerifyEmailInput): Promise<VerificationLinkState> {
    return this.verification.linkState(token);
  }

  @Public({ always: true })
  @Mutation(() => SuccessResultView)
  async verifyEmail(
    @CurrentActor() actor: Actor,
    @CurrentLocale() locale: Locale,
    @Args('input') { token }: VerifyEmailInput,
  ): Promise<SuccessResultView> {
    await this.verification.verify(actor, token);
    return toSuccess(locale, 'emailVerified');
  }

  @Public({ always: true })
  @Mutation(() => SuccessResultView)
  async sendVerification(
    @CurrentActor() actor: Actor,
    @CurrentLocale() locale: Locale,
    @Args('input') input: SendVerificationInput,
  ): Promise<SuccessResultView> {
    await this.verification.send(actor, input.email, parseLocale(input.locale) ?? locale);
    return toSuccess(locale, 'verificationSent');
  }
}
