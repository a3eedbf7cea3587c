import { Args, Int, ResolveField, Resolver } from '@nestjs/graphql';
import type { Locale } from '@kimari/common/locale';
import type { Actor } from '../../../access/actor';
import { connection, PRICES } from '../../../kernel/graphql/prices';
import { CurrentActor, CurrentLocale } from '../../../kernel/http/actor.decorator';
import { requirePerson } from '../../../kernel/http/require-person';
import { Connections } from '../../../kernel/schema/connections';
import { First } from '../../../kernel/schema/first.decorator';
import { ViewerView } from '../sessions/sessions.view';
import { toSecurityEventView } from './security-event.mapper';
import { SecurityEventConnection } from './security-event.view';
import { SecurityEvents } from './security-events.service';

/** Lists the security events of the caller. */
@Resolver(() => ViewerView)
export class SecurityEventsResolver {
  constructor(
    private readonly events: SecurityEvents,
    private readonly pages: Connections,
  ) {}

  @ResolveField(() => SecurityEventConnection, {
    description: 'What happened in the last 90 days, newest first. Takes a session of a person.',
    complexity: connection(PRICES.list),
  })
  async securityEvents(
    @CurrentActor() actor: Actor,
    @CurrentLocale() locale: Locale,
    @First() first: number,
    @Args('after', { nullable: true, type: () => String }) after?: string,
    @Args('offset', { nullable: true, type: () => Int }) offset?: number,
  ): Promise<SecurityEventConnection> {
    const person = requirePerson(actor);
    const window = this.pages.window({ first, after, offset });
    const { items, total, ...keys } = await this.events.list(person, window);
    return this.pages.of(
      items.map((event) => toSecurityEventView(event, locale)),
      total,
      window,
      keys,
    );
  }
}
