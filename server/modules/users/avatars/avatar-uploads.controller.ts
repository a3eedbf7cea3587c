import { Body, Controller } from '@nestjs/common';
import { ApiBearerAuth, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { Locale } from '@kimari/common/locale';
import type { Actor } from '../../../access/actor';
import { RequireToken } from '../../../kernel/http/access.decorator';
import { CurrentActor, CurrentLocale } from '../../../kernel/http/actor.decorator';
import { requireSignedIn } from '../../../kernel/http/caller';
import { RpcPost } from '../../../kernel/http/rpc-post.decorator';
import { success, SuccessBody } from '../../../kernel/http/success-body';
import { UploadAvatarInput } from './avatars.inputs';
import { AvatarsService } from './avatars.service';
import { UploadAvatarResultView } from './avatars.view';

/** Changes the caller's picture. */
@ApiTags('users')
@ApiBearerAuth()
@Controller('api/users')
export class AvatarUploadsController {
  constructor(private readonly avatars: AvatarsService) {}

  @RequireToken('write')
  @RpcPost('uploadAvatar', 'Change my picture')
  @ApiOkResponse({ type: UploadAvatarResultView })
  async uploadAvatar(
    @CurrentActor() actor: Actor,
    @Body() { image, filename }: UploadAvatarInput,
  ): Promise<UploadAvatarResultView> {
    return { avatarUrl: await this.avatars.upload(requireSignedIn(actor), image, filename) };
  }

  @RequireToken('write')
  @RpcPost('deleteAvatar', 'Remove my picture')
  @ApiOkResponse({ type: SuccessBody })
  async deleteAvatar(@CurrentActor() actor: Actor, @CurrentLocale() locale: Locale): Promise<SuccessBody> {
    await this.avatars.remove(requireSignedIn(actor));
    return success(locale, 'users.avatarRemoved');
  }
}
