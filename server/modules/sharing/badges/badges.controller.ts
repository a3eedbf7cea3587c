import { Controller, Get, Param, Query, Res } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { Locale } from '@kimari/common/locale';
import type { Actor } from '../../../access/actor';
import { Public } from '../../../kernel/http/access.decorator';
import { CurrentActor, CurrentLocale } from '../../../kernel/http/actor.decorator';
import type { HttpResponse } from '../../../kernel/http/exchange';
import { sendPublicFile } from '../public-response';
import { drawBadge } from './badge';
import { BadgeInput } from './badges.inputs';
import { BadgesService } from './badges.service';

/** Draws badges for readme files. */
@ApiExcludeController()
@Controller('badges')
@Public()
export class BadgesController {
  constructor(private readonly badges: BadgesService) {}

  /** A badge without a rule is a picture too, because a readme shows nothing else. */
  @Get('@:owner/:name.svg')
  async rule(
    @CurrentActor() actor: Actor,
    @Param('owner') owner: string,
    @Param('name') name: string,
    @Query() { kind }: BadgeInput,
    @CurrentLocale() locale: Locale,
    @Res() response: HttpResponse,
  ): Promise<void> {
    const { badge, isFound } = await this.badges.of(actor, owner, name, kind, locale);
    sendPublicFile(response, {
      type: 'image/svg+xml',
      body: drawBadge(badge),
      status: isFound ? 200 : 404,
    });
  }
}
