import { Inject } from '@nestjs/common';
import { Args, Query, Resolver } from '@nestjs/graphql';
import { LIMITS } from '@kimari/common/limits';
import { ENV } from '../../kernel/config/config.module';
import type { Env } from '../../kernel/config/env';
import type { Actor } from '../../access/actor';
import { Public } from '../../kernel/http/access.decorator';
import { CurrentActor } from '../../kernel/http/actor.decorator';
import { RequestLimits } from '../../kernel/http/request-limits';
import { toUserView } from './user.mapper';
import { UserView } from './user.view';
import { UserArgs, UsersArgs } from './users.inputs';
import { UsersService } from './users.service';

@Resolver(() => UserView)
export class UsersResolver {
  constructor(
    private readonly users: UsersService,
    private readonly limits: RequestLimits,
    @Inject(ENV) private readonly env: Env,
  ) {}

  @Public()
  @Query(() => UserView, { nullable: true, description: 'By a current or a former name.' })
  async user(@Args() { username }: UserArgs): Promise<UserView | null> {
    const user = await this.users.findByName(username);
    return user && toUserView(user, this.env.APP_URL);
  }

  @Public()
  @Query(() => [UserView], {
    name: 'users',
    description: 'Users whose name begins with the text, by name.',
  })
  async usersByPrefix(
    @CurrentActor() actor: Actor,
    @Args() { usernamePrefix, first }: UsersArgs,
  ): Promise<UserView[]> {
    await this.limits.searchUsers(actor);
    const users = await this.users.findByNamePrefix(usernamePrefix, first ?? LIMITS.userSearch.default);
    return users.map((user) => toUserView(user, this.env.APP_URL));
  }
}
