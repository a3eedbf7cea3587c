import { Body, Controller } from '@nestjs/common';
import { ApiBody, ApiExtraModels, ApiOkResponse, ApiTags, getSchemaPath } from '@nestjs/swagger';
import type { Locale } from '@kimari/common/locale';
import type { Actor } from '../../../access/actor';
import { Public } from '../../../kernel/http/access.decorator';
import { CurrentActor, CurrentLocale } from '../../../kernel/http/actor.decorator';
import { RpcPost } from '../../../kernel/http/rpc-post.decorator';
import { toLoginBody, toSecondFactorNeededBody } from '../sign-in/sign-in.mapper';
import { SecondFactorNeededBody } from '../sign-in/sign-in.view';
import { LoginBodyPipe } from './login-body.pipe';
import { LoginBody } from './password.body';
import { CommandLineLoginInput, LoginInput } from './password.inputs';
import { PasswordSignInService } from './password-sign-in.service';

/** Signs in by password. */
@ApiTags('auth')
@ApiExtraModels(LoginBody, SecondFactorNeededBody)
@Controller('api/auth')
export class PasswordController {
  constructor(private readonly signIn: PasswordSignInService) {}

  @Public({ always: true })
  @RpcPost('login', 'Sign in with e-mail and password')
  @ApiBody({ type: LoginInput })
  @ApiOkResponse({
    schema: { oneOf: [{ $ref: getSchemaPath(LoginBody) }, { $ref: getSchemaPath(SecondFactorNeededBody) }] },
  })
  async login(
    @CurrentActor() actor: Actor,
    @CurrentLocale() locale: Locale,
    @Body(LoginBodyPipe) input: LoginInput | CommandLineLoginInput,
  ): Promise<LoginBody | SecondFactorNeededBody> {
    const request = { ...input, account: input.email };
    if (input instanceof CommandLineLoginInput) {
      const { token, ...session } = await this.signIn.signInCommandLine(actor, request);
      return { ...toLoginBody(session, locale), token };
    }
    const outcome = await this.signIn.signIn(actor, request);
    return outcome.kind === 'signed-in' ? toLoginBody(outcome, locale) : toSecondFactorNeededBody(outcome);
  }
}
