import { Body, Controller } from '@nestjs/common';
import { ApiBearerAuth, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { Actor } from '../../../access/actor';
import { RequireToken } from '../../../kernel/http/access.decorator';
import { CurrentActor } from '../../../kernel/http/actor.decorator';
import { requireSignedIn } from '../../../kernel/http/caller';
import { RpcPost } from '../../../kernel/http/rpc-post.decorator';
import { UserChangedBody } from '../user.body';
import { toFullProfileBody } from '../user-body.mapper';
import { UpdateProfileInput } from './editing.inputs';
import { ProfileEditing } from './profile-editing.service';

/** Changes the caller's profile. */
@ApiTags('users')
@ApiBearerAuth()
@Controller('api/users')
export class EditingController {
  constructor(private readonly editing: ProfileEditing) {}

  @RequireToken('write')
  @RpcPost('updateProfile', 'Change my profile')
  @ApiOkResponse({ type: UserChangedBody })
  async updateProfile(
    @CurrentActor() actor: Actor,
    @Body() input: UpdateProfileInput,
  ): Promise<UserChangedBody> {
    return { user: toFullProfileBody(await this.editing.update(requireSignedIn(actor), input)) };
  }
}
