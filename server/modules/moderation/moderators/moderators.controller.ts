import { Body, Controller, Get } from '@nestjs/common';
import { ApiBearerAuth, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { Locale } from '@kimari/common/locale';
import type { UserActor } from '../../../access/actor';
import { CurrentActor, CurrentLocale } from '../../../kernel/http/actor.decorator';
import { RpcPost } from '../../../kernel/http/rpc-post.decorator';
import { SuccessResultView } from '../../auth';
import { toSuccess } from '../moderation-success.mapper';
import { toModeratorView } from './moderator.mapper';
import { ModeratorView } from './moderator.view';
import { ModeratorInput } from './moderators.inputs';
import { ModeratorsService } from './moderators.service';

/** Moderators, for administrators. */
@ApiTags('admin')
@ApiBearerAuth()
@Controller('api/admin')
export class ModeratorsController {
  constructor(private readonly moderators: ModeratorsService) {}

  @Get('moderators')
  @ApiOperation({ summary: 'Moderators and administrators' })
  @ApiOkResponse({ type: [ModeratorView] })
  async listModerators(@CurrentActor() actor: UserActor): Promise<ModeratorView[]> {
    return (await this.moderators.list(actor)).map((user) => toModeratorView(user, actor.userId));
  }

  @RpcPost('assignModerator', 'Make a user a moderator')
  @ApiOkResponse({ type: SuccessResultView })
  async assignModerator(
    @CurrentActor() actor: UserActor,
    @CurrentLocale() locale: Locale,
    @Body() { userId }: ModeratorInput,
  ): Promise<SuccessResultView> {
    await this.moderators.assign(actor, userId);
    return toSuccess(locale, 'moderatorAssigned');
  }

  @RpcPost('removeModerator', 'Make a moderator a plain user again')
  @ApiOkResponse({ type: SuccessResultView })
  async removeModerator(
    @CurrentActor() actor: UserActor,
    @CurrentLocale() locale: Locale,
    @Body() { userId }: ModeratorInput,
  ): Promise<SuccessResultView> {
    await this.moderators.remove(actor, userId);
    return toSuccess(locale, 'moderatorRemoved');
  }
}
