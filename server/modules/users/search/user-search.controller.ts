import { Body, Controller } from '@nestjs/common';
import { ApiBearerAuth, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { Actor } from '../../../access/actor';
import { RequireToken } from '../../../kernel/http/access.decorator';
import { CurrentActor } from '../../../kernel/http/actor.decorator';
import { requireSignedIn } from '../../../kernel/http/caller';
import { RpcPost } from '../../../kernel/http/rpc-post.decorator';
import { FoundUserBody } from './user-search.body';
import { SearchByUsernameInput } from './user-search.inputs';
import { UserSearchService } from './user-search.service';

/** Finds users by their names. */
@ApiTags('users')
@ApiBearerAuth()
@Controller('api/users')
export class UserSearchController {
  constructor(private readonly search: UserSearchService) {}

  @RequireToken('read')
  @RpcPost('searchByUsername', 'Find users by a part of their name')
  @ApiOkResponse({ type: [FoundUserBody] })
  async searchByUsername(
    @CurrentActor() actor: Actor,
    @Body() { username, limit }: SearchByUsernameInput,
  ): Promise<FoundUserBody[]> {
    const caller = requireSignedIn(actor);
    const users = await this.search.byNamePart(caller, username, limit);
    return users.map(({ id, username: name, email, displayName, avatarUrl }) => ({
      id,
      username: name,
      email: id === caller.userId ? email : null,
      displayName,
      avatarUrl,
    }));
  }
}
