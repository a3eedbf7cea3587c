import { Args, Context, Int, Parent, ResolveField, Resolver } from '@nestjs/graphql';
import type { GraphqlContext } from '../../../kernel/graphql/context';
import { connection, PRICES } from '../../../kernel/graphql/prices';
import { windowKey } from '../../../kernel/schema/connection';
import { Connections } from '../../../kernel/schema/connections';
import { keysOf } from '../../../kernel/schema/keyset';
import { First } from '../../../kernel/schema/first.decorator';
import { UserConnection, usersById, type UserView } from '../../users';
import { RuleView } from '../rule.view';
import { stargazerPages } from './stargazers.loaders';

/** The people who have starred a rule. Stars are public: profiles list them too. */
@Resolver(() => RuleView)
export class StargazersResolver {
  constructor(private readonly pages: Connections) {}

  @ResolveField(() => UserConnection, {
    description: 'Who has starred the rule, the latest star first.',
    complexity: connection(PRICES.list),
  })
  async stargazers(
    @Parent() { id }: RuleView,
    @Context('loaders') loaders: GraphqlContext['loaders'],
    @First() first: number,
    @Args('after', { nullable: true, type: () => String }) after?: string,
    @Args('offset', { nullable: true, type: () => Int, description: 'Skip this many; `after` wins.' })
    offset?: number,
  ): Promise<UserConnection> {
    const window = this.pages.window({ first, after, offset });
    const page = await loaders.load(stargazerPages, `${id} ${windowKey(window)}`);
    const people = await Promise.all((page?.ids ?? []).map((userId) => loaders.load(usersById, userId)));
    const shown = people.filter((person): person is UserView => person !== null);
    return this.pages.of(shown, page?.total ?? 0, window, {
      keys: keysOf(shown, page?.keys ?? []),
      hasMore: page?.hasMore ?? false,
    });
  }
}
