import { Body, Controller } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { Locale } from '@kimari/common/locale';
import type { Actor } from '../../../access/actor';
import { Public } from '../../../kernel/http/access.decorator';
import { CurrentActor, CurrentLocale } from '../../../kernel/http/actor.decorator';
import { RpcPost } from '../../../kernel/http/rpc-post.decorator';
import { toSuccess } from '../auth.mapper';
import { SuccessResultView } from '../auth.view';
import { PasswordReset } from './password-reset.service';
import { ResetPasswordInput, SendPasswordResetInput } from './recovery.inputs';

/** Resets forgotten passwords. */
@ApiTags('auth')
@Controller('api/auth')
export class RecoveryController {
  constructor(private readonly resets: PasswordReset) {}

  @Public({ always: true })
  @RpcPost('sendPasswordReset', 'Mail a link to reset the password')
  @ApiOkResponse({ type: SuccessResultView })
  async sendPasswordReset(
    @CurrentActor() actor: Actor,
    @CurrentLocale() locale: Locale,
    @Body() { email }: SendPasswordResetInput,
  ): Promise<SuccessResultView> {
    await this.resets.request(actor, email, locale);
    return toSuccess(locale, 'resetSent');
  }

  @Public({ always: true })
  @RpcPost('resetPassword', 'Set a new password with a mailed token')
  @ApiOkResponse({ type: SuccessResultView })
  async resetPassword(
    @CurrentActor() actor: Actor,
    @CurrentLocale() locale: Locale,
    @Body() { token, newPassword }: ResetPasswordInput,
  ): Promise<SuccessResultView> {
    await this.resets.reset(actor, token, newPassword);
    return toSuccess(locale, 'passwordReset');
  }
}
