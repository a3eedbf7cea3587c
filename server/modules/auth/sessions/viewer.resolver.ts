import { Inject } from '@nestjs/common';
import { Query, ResolveField, Resolver } from '@nestjs/graphql';
import { type Actor, userIdOf } from '../../../access/actor';
import { ENV } from '../../../kernel/config/config.module';
import type { Env } from '../../../kernel/config/env';
import { Public } from '../../../kernel/http/access.decorator';
import { CurrentActor } from '../../../kernel/http/actor.decorator';
import { requirePerson } from '../../../kernel/http/require-person';
import { toUserView, UsersService } from '../../users';
import { toCliTokenView } from '../tokens/tokens.mapper';
import { CliTokenView } from '../tokens/tokens.view';
import { toSessionView } from './sessions.mapper';
import { SessionView, ViewerView } from './sessions.view';
import { CliTokensService } from '../tokens/cli-tokens.service';
import { SessionsService } from './sessions.service';

@Resolver(() => ViewerView)
export class ViewerResolver {
  constructor(
    private readonly users: UsersService,
    private readonly sessionsService: SessionsService,
    private readonly cliTokensService: CliTokensService,
    @Inject(ENV) private readonly env: Env,
  ) {}

  @Public({ always: true })
  @Query(() => ViewerView, { nullable: true, description: 'The signed-in caller, or null.' })
  async viewer(@CurrentActor() actor: Actor): Promise<ViewerView | null> {
    const userId = userIdOf(actor);
    const user = userId && (await this.users.find(userId));
    if (!user) return null;
    const { email, emailVerified, role } = user;
    return { user: toUserView(user, this.env.APP_URL), email, emailVerified, role };
  }

  @ResolveField(() => [SessionView], {
    description: 'Live sessions, the last used first. Takes a session of a person.',
  })
  async sessions(@CurrentActor() actor: Actor): Promise<SessionView[]> {
    const person = requirePerson(actor);
    return (await this.sessionsService.list(person)).map((session) => toSessionView(session, person));
  }

  @ResolveField(() => [CliTokenView], {
    description: 'Command-line tokens, the newest first. Takes a session of a person.',
  })
  async cliTokens(@CurrentActor() actor: Actor): Promise<CliTokenView[]> {
    return (await this.cliTokensService.list(requirePerson(actor))).map(toCliTokenView);
  }
}
