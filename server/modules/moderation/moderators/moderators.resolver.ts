import { Args, Mutation, Query, Resolver } from '@nestjs/graphql';
import type { Locale } from '@kimari/common/locale';
import type { UserActor } from '../../../access/actor';
import { list, PRICES } from '../../../kernel/graphql/prices';
import { CurrentActor, CurrentLocale } from '../../../kernel/http/actor.decorator';
import { SuccessResultView } from '../../auth';
import { toSuccess } from '../moderation-success.mapper';
import { toModeratorView } from './moderator.mapper';
import { ModeratorView } from './moderator.view';
import { ModeratorInput } from './moderators.inputs';
import { ModeratorsService } from './moderators.service';

/** Moderators, for administrators. */
@Resolver()
export class ModeratorsResolver {
  constructor(private readonly service: ModeratorsService) {}

  @Query(() => [ModeratorView], {
    description: 'Moderators and administrators. For administrators.',
    complexity: list(PRICES.list),
  })
  async moderators(@CurrentActor() actor: UserActor): Promise<ModeratorView[]> {
    return (await this.service.list(actor)).map((user) => toModeratorView(user, actor.userId));
  }

  @Mutation(() => SuccessResultView, { description: 'For administrators.' })
  async assignModerator(
    @CurrentActor() actor: UserActor,
    @CurrentLocale() locale: Locale,
    @Args('input') { userId }: ModeratorInput,
  ): Promise<SuccessResultView> {
    await this.service.assign(actor, userId);
    return toSuccess(locale, 'moderatorAssigned');
  }

  @Mutation(() => SuccessResultView, { description: 'For administrators.' })
  async removeModerator(
    @CurrentActor() actor: UserActor,
    @CurrentLocale() locale: Locale,
    @Args('input') { userId }: ModeratorInput,
  ): Promise<SuccessResultView> {
    await this.service.remove(actor, userId);
    return toSuccess(locale, 'moderatorRemoved');
  }
}
