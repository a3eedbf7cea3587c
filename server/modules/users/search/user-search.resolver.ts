import { Inject } from '@nestjs/common';
import { Args, Query, Resolver } from '@nestjs/graphql';
import { LIMITS } from '@kimari/common/limits';
import type { SignedInActor } from '../../../access/actor';
import { ENV } from '../../../kernel/config/config.module';
import type { Env } from '../../../kernel/config/env';
import { RequireToken } from '../../../kernel/http/access.decorator';
import { CurrentActor } from '../../../kernel/http/actor.decorator';
import { toUserView } from '../user.mapper';
import { UserView } from '../user.view';
import { UsersArgs } from './user-search.inputs';
import { UserSearchService } from './user-search.service';

/** Finds users by their names. */
@Resolver()
export class UserSearchResolver {
  constructor(
    private readonly search: UserSearchService,
    @Inject(ENV) private readonly env: Env,
  ) {}

  @RequireToken('read')
  @Query(() => [UserView], {
    name: 'users',
    description: 'Users whose name begins with the text, by name. Needs a token.',
  })
  async usersByPrefix(
    @CurrentActor() actor: SignedInActor,
    @Args() { usernamePrefix, first }: UsersArgs,
  ): Promise<UserView[]> {
    const users = await this.search.byNamePrefix(actor, usernamePrefix, first ?? LIMITS.userSearch.default);
    return users.map((user) => toUserView(user, this.env.APP_URL));
  }
}
