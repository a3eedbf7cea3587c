import { Body, Controller, Get } from '@nestjs/common';
import { ApiBearerAuth, ApiOkResponse, ApiOperation, ApiParam, ApiTags } from '@nestjs/swagger';
import { LIMITS } from '@kimari/common/limits';
import type { Actor } from '../../access/actor';
import { Public, RequireToken } from '../../kernel/http/access.decorator';
import { CurrentActor } from '../../kernel/http/actor.decorator';
import { requireSignedIn } from '../../kernel/http/caller';
import { Limited } from '../../kernel/http/limited.decorator';
import { PathText } from '../../kernel/http/literal-path.decorator';
import { RpcPost } from '../../kernel/http/rpc-post.decorator';
import { toFullProfileBody, toProfileBody, toPublicProfileBody } from '../users';
import { OwnProfileBody, PublicUserProfileBody, UserProfileBody } from './profile.body';
import { GetProfileInput } from './profile.inputs';
import { toPublicRuleBody, toRecentRuleBody } from './profile-body.mapper';
import { ProfilesService } from './profiles.service';

/** Profiles of users with their rules. */
@ApiTags('users')
@Controller('api/users')
export class ProfilesController {
  constructor(private readonly profiles: ProfilesService) {}

  @RequireToken('read')
  @Limited('read')
  @ApiBearerAuth()
  @RpcPost('getProfile', 'A profile, for signed-in users')
  @ApiOkResponse({ type: UserProfileBody })
  async getProfile(
    @CurrentActor() actor: Actor,
    @Body() { username }: GetProfileInput,
  ): Promise<UserProfileBody> {
    const { userId } = requireSignedIn(actor);
    const { user, counts, rules } = await this.profiles.ofUser(actor, username, LIMITS.profileRules.recent);
    return {
      user: user.id === userId ? toFullProfileBody(user) : toProfileBody(user),
      stats: {
        rulesCount: counts.publicRulesCount,
        organizationsCount: await this.profiles.organizationCountOf(user.id),
        totalStars: counts.totalStars,
      },
      recentRules: rules.map(toRecentRuleBody),
    };
  }

  @Public()
  @Limited('read')
  @Get(':username/profile')
  @ApiParam({ name: 'username' })
  @ApiOperation({ summary: 'A public profile' })
  @ApiOkResponse({ type: PublicUserProfileBody })
  async publicProfile(
    @CurrentActor() actor: Actor,
    @PathText('username') username: string,
  ): Promise<PublicUserProfileBody> {
    const { user, counts, rules } = await this.profiles.ofUser(actor, username, LIMITS.profileRules.public);
    return { user: toPublicProfileBody(user), stats: counts, publicRules: rules.map(toPublicRuleBody) };
  }

  @RequireToken('read')
  @ApiBearerAuth()
  @Get('me')
  @ApiOperation({ summary: 'My profile' })
  @ApiOkResponse({ type: OwnProfileBody })
  async me(@CurrentActor() actor: Actor): Promise<OwnProfileBody> {
    const caller = requireSignedIn(actor);
    const { user, counts } = await this.profiles.own(caller);
    const organizationsCount = await this.profiles.organizationCountOf(caller.userId);
    return { ...toFullProfileBody(user), stats: { ...counts, organizationsCount } };
  }
}
