import { Body, Controller } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { Locale } from '@kimari/common/locale';
import type { UserActor } from '../../../access/actor';
import { CurrentActor, CurrentLocale } from '../../../kernel/http/actor.decorator';
import { RpcPost } from '../../../kernel/http/rpc-post.decorator';
import { toSuccess } from '../auth.mapper';
import { SuccessResultView } from '../auth.view';
import { ChangePasswordInput } from './password.inputs';
import { PasswordChange } from './password-change.service';

/** Changes the password of the caller. */
@ApiTags('users')
@Controller('api/users')
export class PasswordChangeController {
  constructor(private readonly change: PasswordChange) {}

  @RpcPost('changePassword', 'Change my password')
  @ApiOkResponse({ type: SuccessResultView })
  async changePassword(
    @CurrentActor() actor: UserActor,
    @CurrentLocale() locale: Locale,
    @Body() input: ChangePasswordInput,
  ): Promise<SuccessResultView> {
    await this.change.change(actor, input);
    return toSuccess(locale, 'passwordChanged');
  }
}
