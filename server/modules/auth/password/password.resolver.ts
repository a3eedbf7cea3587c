import { Args, Mutation, Resolver } from '@nestjs/graphql';
import type { Locale } from '@kimari/common/locale';
import type { Actor } from '../../../access/actor';
import { Public } from '../../../kernel/http/access.decorator';
import { CurrentActor, CurrentLocale } from '../../../kernel/http/actor.decorator';
import { toLoginOutcome } from '../sign-in/sign-in.mapper';
import { LoginOutcomeView } from '../sign-in/sign-in.view';
import { LoginInput } from './password.inputs';
import { PasswordSignInService } from './password-sign-in.service';

/** Signs in by password. */
@Resolver()
export class PasswordResolver {
  constructor(private readonly signIn: PasswordSignInService) {}

  @Public()
  @Mutation(() => LoginOutcomeView)
  async login(
    @CurrentActor() actor: Actor,
    @CurrentLocale() locale: Locale,
    @Args('input') input: LoginInput,
  ): Promise<typeof LoginOutcomeView> {
    return toLoginOutcome(await this.signIn.signIn(actor, { ...input, account: input.email }), locale);
  }
}
