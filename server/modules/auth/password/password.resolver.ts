import { Args, Mutation, Resolver } from '@nestjs/graphql';
import type { Locale } from '@kimari/common/locale';
import type { Actor, UserActor } from '../../../access/actor';
import { Public } from '../../../kernel/http/access.decorator';
import { CurrentActor, CurrentLocale } from '../../../kernel/http/actor.decorator';
import { toSuccess } from '../auth.mapper';
import { SuccessResultView } from '../auth.view';
import { toLoginOutcome } from '../sign-in/sign-in.mapper';
import { LoginOutcomeView } from '../sign-in/sign-in.view';
import { ChangePasswordInput, LoginInput } from './password.inputs';
import { PasswordChange } from './password-change.service';
import { PasswordSignInService } from './password-sign-in.service';

/** Signs in by password, and changes it. */
@Resolver()
export class PasswordResolver {
  constructor(
    private readonly signIn: PasswordSignInService,
    private readonly change: PasswordChange,
  ) {}

  @Public({ always: true })
  @Mutation(() => LoginOutcomeView)
  async login(
    @CurrentActor() actor: Actor,
    @CurrentLocale() locale: Locale,
    @Args('input') input: LoginInput,
  ): Promise<typeof LoginOutcomeView> {
    return toLoginOutcome(await this.signIn.signIn(actor, { ...input, account: input.email }), locale);
  }

  @Mutation(() => SuccessResultView)
  async changePassword(
    @CurrentActor() actor: UserActor,
    @CurrentLocale() locale: Locale,
    @Args('input') input: ChangePasswordInput,
  ): Promise<SuccessResultView> {
    await this.change.change(actor, input);
    return toSuccess(locale, 'passwordChanged');
  }
}
