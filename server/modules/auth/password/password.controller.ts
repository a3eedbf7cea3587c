import { Body, Controller } from '@nestjs/common';
import { ApiBody, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { Locale } from '@kimari/common/locale';
import type { Actor } from '../../../access/actor';
import { Public } from '../../../kernel/http/access.decorator';
import { CurrentActor, CurrentLocale } from '../../../kernel/http/actor.decorator';
import { RpcPost } from '../../../kernel/http/rpc-post.decorator';
import { getTranslator } from '../../../kernel/i18n/translator';
import { toAuthUser } from '../auth.mapper';
import { LoginBodyPipe } from './login-body.pipe';
import { LoginBody } from './password.body';
import { CommandLineLoginInput, LoginInput } from './password.inputs';
import { SignInService } from './sign-in.service';

/** Signs in by password. */
@ApiTags('auth')
@Controller('api/auth')
export class PasswordController {
  constructor(private readonly signIn: SignInService) {}

  @Public()
  @RpcPost('login', 'Sign in with e-mail and password')
  @ApiBody({ type: LoginInput })
  @ApiOkResponse({ type: LoginBody })
  async login(
    @CurrentActor() actor: Actor,
    @CurrentLocale() locale: Locale,
    @Body(LoginBodyPipe) input: LoginInput | CommandLineLoginInput,
  ): Promise<LoginBody> {
    const forCommandLine = input instanceof CommandLineLoginInput;
    const { user, token, ...tokens } = await this.signIn.signIn(actor, {
      ...input,
      account: input.email,
      forCommandLine,
    });
    const message = getTranslator(locale)('done.auth.signedIn');
    return { ...tokens, user: toAuthUser(user), message, ...(token !== undefined && { token }) };
  }
}
