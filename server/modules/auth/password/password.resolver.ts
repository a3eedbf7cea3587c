import { Args, Mutation, Resolver } from '@nestjs/graphql';
import type { Locale } from '@kimari/common/locale';
import type { Actor } from '../../../access/actor';
import { Public } from '../../../kernel/http/access.decorator';
import { CurrentActor, CurrentLocale } from '../../../kernel/http/actor.decorator';
import { getTranslator } from '../../../kernel/i18n/translator';
import { toAuthUserView } from '../auth.mapper';
import { LoginInput } from './password.inputs';
import { LoginResultView } from './password.view';
import { SignInService } from './sign-in.service';

/** Signs in by password. */
@Resolver()
export class PasswordResolver {
  constructor(private readonly signIn: SignInService) {}

  @Public()
  @Mutation(() => LoginResultView)
  async login(
    @CurrentActor() actor: Actor,
    @CurrentLocale() locale: Locale,
    @Args('input') input: LoginInput,
  ): Promise<LoginResultView> {
    const signIn = { ...input, account: input.email, forCommandLine: false };
    const { user, ...tokens } = await this.signIn.signIn(actor, signIn);
    return { ...tokens, user: toAuthUserView(user), message: getTranslator(locale)('done.auth.signedIn') };
  }
}
