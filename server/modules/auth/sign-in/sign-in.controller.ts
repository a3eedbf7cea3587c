import { Body, Controller } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { Locale } from '@kimari/common/locale';
import type { Actor } from '../../../access/actor';
import { Public } from '../../../kernel/http/access.decorator';
import { CurrentActor, CurrentLocale } from '../../../kernel/http/actor.decorator';
import { RpcPost } from '../../../kernel/http/rpc-post.decorator';
import { CompleteSignIn } from './complete-sign-in.service';
import { CompleteSecondFactorInput } from './sign-in.inputs';
import { toLoginBody } from './sign-in.mapper';
import { LoginResultView } from './sign-in.view';

/** Finishes sign-ins that need a second factor. */
@ApiTags('auth')
@Controller('api/auth')
export class SignInController {
  constructor(private readonly signIn: CompleteSignIn) {}

  @Public({ always: true })
  @RpcPost('completeSecondFactor', 'Finish a sign-in with a code of the second factor')
  @ApiOkResponse({ type: LoginResultView })
  async completeSecondFactor(
    @CurrentActor() actor: Actor,
    @CurrentLocale() locale: Locale,
    @Body() input: CompleteSecondFactorInput,
  ): Promise<LoginResultView> {
    return toLoginBody(await this.signIn.complete(actor, input), locale);
  }
}
