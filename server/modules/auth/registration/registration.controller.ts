import { Body, Controller } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { Locale } from '@kimari/common/locale';
import type { Actor } from '../../../access/actor';
import { Public } from '../../../kernel/http/access.decorator';
import { CurrentActor, CurrentLocale } from '../../../kernel/http/actor.decorator';
import { RpcPost } from '../../../kernel/http/rpc-post.decorator';
import { toSuccess } from '../auth.mapper';
import { CheckUsernameInput, RegisterInput } from './registration.inputs';
import { toAvailability } from './registration.mapper';
import { RegistrationService } from './registration.service';
import { RegisterResultView, UsernameAvailabilityView } from './registration.view';

/** Creates accounts. */
@ApiTags('auth')
@Controller('api/auth')
export class RegistrationController {
  constructor(private readonly registration: RegistrationService) {}

  @Public({ always: true })
  @RpcPost('register', 'Create an account with e-mail and password')
  @ApiOkResponse({ type: RegisterResultView })
  async register(
    @CurrentActor() actor: Actor,
    @CurrentLocale() locale: Locale,
    @Body() input: RegisterInput,
  ): Promise<RegisterResultView> {
    const user = await this.registration.register(actor, input, locale);
    return { ...toSuccess(locale, 'registered'), user };
  }

  @Public({ always: true })
  @RpcPost('checkUsername', 'Whether a name is free')
  @ApiOkResponse({ type: UsernameAvailabilityView })
  async checkUsername(
    @CurrentActor() actor: Actor,
    @Body() { username }: CheckUsernameInput,
  ): Promise<UsernameAvailabilityView> {
    return toAvailability(await this.registration.checkUsername(actor, username));
  }
}
