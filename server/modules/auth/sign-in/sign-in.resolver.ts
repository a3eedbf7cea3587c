import { Args, Mutation, Resolver } from '@nestjs/graphql';
import type { Locale } from '@kimari/common/locale';
import type { Actor } from '../../../access/actor';
import { Public } from '../../../kernel/http/access.decorator';
import { CurrentActor, CurrentLocale } from '../../../kernel/http/actor.decorator';
import { CompleteSignIn } from './complete-sign-in.service';
import { CompleteSecondFactorInput } from './sign-in.inputs';
import { toLoginResult } from './sign-in.mapper';
import { LoginResultView } from './sign-in.view';

/** Finishes sign-ins that need a second factor. */
@Resolver()
export class SignInResolver {
  constructor(private readonly signIn: CompleteSignIn) {}

  @Public({ always: true })
  @Mutation(() => LoginResultView)
  async completeSecondFactor(
    @CurrentActor() actor: Actor,
    @CurrentLocale() locale: Locale,
    @Args('input') input: CompleteSecondFactorInput,
  ): Promise<LoginResultView> {
    return toLoginResult(await this.signIn.complete(actor, input), locale);
  }
}
