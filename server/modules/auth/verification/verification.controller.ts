import { Body, Controller } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { type Locale, parseLocale } from '@kimari/common/locale';
import type { Actor } from '../../../access/actor';
import { Public } from '../../../kernel/http/access.decorator';
import { CurrentActor, CurrentLocale } from '../../../kernel/http/actor.decorator';
import { RpcPost } from '../../../kernel/http/rpc-post.decorator';
import { toSuccess } from '../auth.mapper';
import { SuccessResultView } from '../auth.view';
import { SendVerificationInput, VerifyEmailInput } from './verification.inputs';
import { VerificationService } from './verification.service';

/** Verifies addresses by mailed links. */
@ApiTags('auth')
@Controller('api/auth')
export class VerificationController {
  constructor(private readonly verification: VerificationService) {}

  @Public({ always: true })
  @RpcPost('verifyEmail', 'Confirm an e-mail address')
  @ApiOkResponse({ type: SuccessResultView })
  async verifyEmail(
    @CurrentActor() actor: Actor,
    @CurrentLocale() locale: Locale,
    @Body() { token }: VerifyEmailInput,
  ): Promise<SuccessResultView> {
    await this.verification.verify(actor, token);
    return toSuccess(locale, 'emailVerified');
  }

  @Public({ always: true })
  @RpcPost('sendVerification', 'Mail the verification link again')
  @ApiOkResponse({ type: SuccessResultView })
  async sendVerification(
    @CurrentActor() actor: Actor,
    @CurrentLocale() locale: Locale,
    @Body() input: SendVerificationInput,
  ): Promise<SuccessResultView> {
    await this.verification.send(actor, input.email, parseLocale(input.locale) ?? locale);
    return toSuccess(locale, 'verificationSent');
  }
}
