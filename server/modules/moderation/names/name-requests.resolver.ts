import { Args, Mutation, Query, Resolver } from '@nestjs/graphql';
import { LIMITS } from '@kimari/common/limits';
import type { UserActor } from '../../../access/actor';
import { connection, list, PRICES } from '../../../kernel/graphql/prices';
import { CurrentActor } from '../../../kernel/http/actor.decorator';
import type { Window } from '../../../kernel/schema/connection';
import { Connections } from '../../../kernel/schema/connections';
import { First } from '../../../kernel/schema/first.decorator';
import type { NameQueue } from './name-request.result';
import { toNameQueueView, toOwnRequestView } from './name-request.mapper';
import { NameRequestQueueView, NameRequestView } from './name-request.view';
import { DecideNameInput, RequestNameInput, WithdrawNameRequestInput } from './name-requests.inputs';
import { FIRST_PAGE, NameRequests } from './name-requests.service';

/** Requests for names that look like somebody else's, and what moderators decide. */
@Resolver()
export class NameRequestsResolver {
  constructor(
    private readonly requests: NameRequests,
    private readonly pages: Connections,
  ) {}

  @Query(() => [NameRequestView], {
    description: 'The newest requests of the caller for names that are held back. At most 100.',
    complexity: list(PRICES.list),
  })
  async ownNameRequests(@CurrentActor() actor: UserActor): Promise<NameRequestView[]> {
    return (await this.requests.mine(actor)).map(toOwnRequestView);
  }

  @Query(() => NameRequestQueueView, {
    description: 'Requests for names that wait, the oldest first, or that were decided. For moderators.',
    complexity: connection(PRICES.list),
  })
  async nameRequests(
    @CurrentActor() actor: UserActor,
    @Args('decided', { type: () => Boolean, defaultValue: false }) isDecided: boolean,
    @First(LIMITS.list.max) first = LIMITS.list.max,
    @Args('after', { nullable: true, type: () => String }) after?: string,
  ): Promise<NameRequestQueueView> {
    const window = this.pages.window({ first, after });
    return this.viewOf(await this.requests.queue(actor, !isDecided, window), window);
  }

  @Mutation(() => [NameRequestView], {
    description: 'Asks for a name that looks like somebody else’s. The answer comes by mail.',
    complexity: list(PRICES.list),
  })
  async requestName(
    @CurrentActor() actor: UserActor,
    @Args('input') input: RequestNameInput,
  ): Promise<NameRequestView[]> {
    return (await this.requests.request(actor, input)).map(toOwnRequestView);
  }

  @Mutation(() => [NameRequestView], {
    description: 'Takes back an open request of the caller.',
    complexity: list(PRICES.list),
  })
  async withdrawNameRequest(
    @CurrentActor() actor: UserActor,
    @Args('input') { id }: WithdrawNameRequestInput,
  ): Promise<NameRequestView[]> {
    return (await this.requests.withdraw(actor, id)).map(toOwnRequestView);
  }

  @Mutation(() => NameRequestQueueView, {
    description: 'Lets somebody take a name, or refuses it. For moderators.',
    complexity: connection(PRICES.list),
  })
  async decideNameRequest(
    @CurrentActor() actor: UserActor,
    @Args('input') input: DecideNameInput,
  ): Promise<NameRequestQueueView> {
    return this.viewOf(await this.requests.decide(actor, input), FIRST_PAGE);
  }

  private viewOf(queue: NameQueue, window: Window): NameRequestQueueView {
    return toNameQueueView(queue, this.pages.of(queue.requests, queue.total, window, queue));
  }
}
