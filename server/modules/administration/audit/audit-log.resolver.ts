import { SECOND } from '@kimari/common/durations';
import { Args, Int, Query, Resolver } from '@nestjs/graphql';
import type { UserActor } from '../../../access/actor';
import { connection, PRICES } from '../../../kernel/graphql/prices';
import { CurrentActor } from '../../../kernel/http/actor.decorator';
import { Connections } from '../../../kernel/schema/connections';
import { First } from '../../../kernel/schema/first.decorator';
import { FOR_ADMINISTRATORS } from '../for-administrators';
import { toAuditEventView } from './audit-event.mapper';
import { AuditEventConnection } from './audit-event.view';
import { AuditFilterInput } from './audit-log.inputs';
import { AuditLog } from './audit-log.service';

/** The audit log, for administrators. */
@Resolver()
export class AuditLogResolver {
  constructor(
    private readonly log: AuditLog,
    private readonly pages: Connections,
  ) {}

  @Query(() => AuditEventConnection, {
    description: `The newest first; the total is at most 10,000. ${FOR_ADMINISTRATORS}`,
    complexity: connection(PRICES.list),
  })
  async auditEvents(
    @CurrentActor() actor: UserActor,
    @First() first: number,
    @Args('filter', { nullable: true }) filter?: AuditFilterInput,
    @Args('after', { nullable: true, type: () => String }) after?: string,
    @Args('offset', { nullable: true, type: () => Int }) offset?: number,
  ): Promise<AuditEventConnection> {
    const window = this.pages.window({ first, after, offset });
    const { from, until, ...words } = filter ?? {};
    const time = (seconds?: number) => (seconds == null ? undefined : new Date(seconds * SECOND));
    const selection = { ...words, from: time(from), until: time(until) };
    const { items, total, ...keys } = await this.log.list(actor, selection, window);
    return this.pages.of(items.map(toAuditEventView), total, window, keys);
  }

  @Query(() => [String], {
    description: `Every action that was ever recorded, sorted. ${FOR_ADMINISTRATORS}`,
    complexity: PRICES.list,
  })
  auditActions(@CurrentActor() actor: UserActor): Promise<readonly string[]> {
    return this.log.actions(actor);
  }
}
