import { Controller, Get, Headers, Res } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { Actor } from '../../access/actor';
import { Public } from '../../kernel/http/access.decorator';
import { CurrentActor } from '../../kernel/http/actor.decorator';
import type { HttpResponse } from '../../kernel/http/exchange';
import { Limited } from '../../kernel/http/limited.decorator';
import { readerOf } from '../../kernel/http/read-access';
import { EventStream } from './event-stream';
import { LiveService } from './live.service';

/** The stream of events for open pages. */
@ApiExcludeController()
@Controller('api/events')
@Public()
export class LiveController {
  constructor(private readonly live: LiveService) {}

  @Limited('read')
  @Get()
  async events(
    @CurrentActor() { origin }: Actor,
    @Headers('last-event-id') lastId: string | undefined,
    @Res() response: HttpResponse,
  ): Promise<void> {
    if (response.req.method === 'HEAD') {
      response.type('text/event-stream').end();
      return;
    }
    const leave = await this.live.open(
      origin,
      lastId || undefined,
      () => new EventStream(response, readerOf(response.req)),
    );
    if (response.destroyed) leave();
    else response.once('close', leave);
  }
}
