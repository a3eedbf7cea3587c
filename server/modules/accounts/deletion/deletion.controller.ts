import { Body, Controller } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { Locale } from '@kimari/common/locale';
import type { UserActor } from '../../../access/actor';
import { CurrentActor, CurrentLocale } from '../../../kernel/http/actor.decorator';
import { RpcPost } from '../../../kernel/http/rpc-post.decorator';
import { SuccessResultView } from '../../auth';
import { toSuccess } from '../accounts.mapper';
import { DeleteAccountInput } from './deletion.inputs';
import { AccountDeletion } from './deletion.service';

@ApiTags('users')
@Controller('api/users')
export class DeletionController {
  constructor(private readonly deletion: AccountDeletion) {}

  @RpcPost('deleteAccount', 'Delete my account')
  @ApiOkResponse({ type: SuccessResultView })
  async deleteAccount(
    @CurrentActor() actor: UserActor,
    @CurrentLocale() locale: Locale,
    @Body() { password, deleteRules }: DeleteAccountInput,
  ): Promise<SuccessResultView> {
    await this.deletion.delete(actor, password, { deleteRules });
    return toSuccess(locale, 'deleted');
  }
}
