import { Controller, Get, Param, Res } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { Locale } from '@kimari/common/locale';
import type { Actor } from '../../../access/actor';
import { Public } from '../../../kernel/http/access.decorator';
import { CurrentActor, CurrentLocale } from '../../../kernel/http/actor.decorator';
import type { HttpResponse } from '../../../kernel/http/exchange';
import { sendPublicFile } from '../public-response';
import { CardsService } from './cards.service';

/** Pictures of rules for sites on which their addresses are shared. */
@ApiExcludeController()
@Controller('cards')
@Public()
export class CardsController {
  constructor(private readonly cards: CardsService) {}

  @Get('@:owner/:name.png')
  async rule(
    @CurrentActor() actor: Actor,
    @Param('owner') owner: string,
    @Param('name') name: string,
    @CurrentLocale() locale: Locale,
    @Res() response: HttpResponse,
  ): Promise<void> {
    sendPublicFile(response, { type: 'image/png', body: await this.cards.of(actor, owner, name, locale) });
  }
}
