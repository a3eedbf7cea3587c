import { Controller, Get, Query } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiQuery, ApiTags } from '@nestjs/swagger';
import type { Locale } from '@kimari/common/locale';
import type { UserActor } from '../../../access/actor';
import { CurrentActor, CurrentLocale } from '../../../kernel/http/actor.decorator';
import { Connections } from '../../../kernel/schema/connections';
import { SecurityEventsBody } from './security-event.body';
import type { SecurityEventsInput } from './security-event.inputs';
import { toSecurityEventView } from './security-event.mapper';
import { SecurityEventsQueryPipe } from './security-events-query.pipe';
import { SecurityEvents } from './security-events.service';

/** Lists the security events of the caller. */
@ApiTags('auth')
@Controller('api/auth')
export class SecurityEventsController {
  constructor(
    private readonly events: SecurityEvents,
    private readonly pages: Connections,
  ) {}

  @Get('events')
  @ApiOperation({ summary: 'What happened to my account in the last 90 days' })
  @ApiQuery({ name: 'page', type: Number, required: false })
  @ApiQuery({ name: 'limit', type: Number, required: false })
  @ApiQuery({ name: 'after', type: String, required: false })
  @ApiOkResponse({ type: SecurityEventsBody })
  async list(
    @CurrentActor() actor: UserActor,
    @CurrentLocale() locale: Locale,
    @Query(SecurityEventsQueryPipe) input: SecurityEventsInput,
  ): Promise<SecurityEventsBody> {
    const { page, limit } = input;
    const { items, total, ...keys } = await this.events.list(actor, this.pages.requested(input));
    const events = items.map((event) => toSecurityEventView(event, locale));
    return { events, total, page, limit, hasMore: keys.hasMore, nextCursor: this.pages.next(keys) };
  }
}
