import { Inject } from '@nestjs/common';
import { Args, Query, Resolver } from '@nestjs/graphql';
import { ENV } from '../../kernel/config/config.module';
import type { Env } from '../../kernel/config/env';
import { Public } from '../../kernel/http/access.decorator';
import { CachedField } from '../../kernel/http/response-cache/cached.decorator';
import { toUserView } from './user.mapper';
import { UserView } from './user.view';
import { UserArgs } from './users.inputs';
import { UsersService } from './users.service';

@Resolver(() => UserView)
export class UsersResolver {
  constructor(
    private readonly users: UsersService,
    @Inject(ENV) private readonly env: Env,
  ) {}

  @Public()
  @CachedField()
  @Query(() => UserView, { nullable: true, description: 'By a current or a former name.' })
  async user(@Args() { username }: UserArgs): Promise<UserView | null> {
    const user = await this.users.findByName(username);
    return user && toUserView(user, this.env.APP_URL);
  }
}
