import { Args, Mutation, Resolver } from '@nestjs/graphql';
import type { Locale } from '@kimari/common/locale';
import type { Actor } from '../../../access/actor';
import { Public } from '../../../kernel/http/access.decorator';
import { CurrentActor, CurrentLocale } from '../../../kernel/http/actor.decorator';
import { toSuccess } from '../auth.mapper';
import { CheckUsernameInput, RegisterInput } from './registration.inputs';
import { toAvailability } from './registration.mapper';
import { RegistrationService } from './registration.service';
import { RegisterResultView, UsernameAvailabilityView } from './registration.view';

/** Creates accounts. */
@Resolver()
export class RegistrationResolver {
  constructor(private readonly registration: RegistrationService) {}

  @Public({ always: true })
  @Mutation(() => RegisterResultView)
  async register(
    @CurrentActor() actor: Actor,
    @CurrentLocale() locale: Locale,
    @Args('input') input: RegisterInput,
  ): Promise<RegisterResultView> {
    const user = await this.registration.register(actor, input, locale);
    return { ...toSuccess(locale, 'registered'), user };
  }

  @Public({ always: true })
  @Mutation(() => UsernameAvailabilityView)
  async checkUsername(
    @CurrentActor() actor: Actor,
    @Args('input') { username }: CheckUsernameInput,
  ): Promise<UsernameAvailabilityView> {
    return toAvailability(await this.registration.checkUsername(actor, username));
  }
}
