import { Controller, Get, Param, Res } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { Locale } from '@kimari/common/locale';
import type { Actor } from '../../../access/actor';
import { Public } from '../../../kernel/http/access.decorator';
import { CurrentActor, CurrentLocale } from '../../../kernel/http/actor.decorator';
import type { HttpResponse } from '../../../kernel/http/exchange';
import { Limited } from '../../../kernel/http/limited.decorator';
import { sendPublicFile } from '../public-response';
import { type Feed, lastChange, toAtom } from './atom';
import { FeedsService } from './feeds.service';

/** Feeds of new versions, for feed readers. */
@ApiExcludeController()
@Controller('feeds')
@Public()
export class FeedsController {
  constructor(private readonly feeds: FeedsService) {}

  @Limited('read')
  @Get('rules.atom')
  async all(
    @CurrentActor() actor: Actor,
    @CurrentLocale() locale: Locale,
    @Res() response: HttpResponse,
  ): Promise<void> {
    send(response, await this.feeds.ofAll({ actor, locale }));
  }

  @Limited('read')
  @Get('@:owner.atom')
  async owner(
    @CurrentActor() actor: Actor,
    @CurrentLocale() locale: Locale,
    @Param('owner') owner: string,
    @Res() response: HttpResponse,
  ): Promise<void> {
    send(response, await this.feeds.ofOwner({ actor, locale }, owner));
  }

  @Limited('read')
  @Get('tags/:tag.atom')
  async tag(
    @CurrentActor() actor: Actor,
    @CurrentLocale() locale: Locale,
    @Param('tag') tag: string,
    @Res() response: HttpResponse,
  ): Promise<void> {
    send(response, await this.feeds.ofTag({ actor, locale }, tag));
  }

  @Limited('read')
  @Get('@:owner/:name.atom')
  async rule(
    @CurrentActor() actor: Actor,
    @CurrentLocale() locale: Locale,
    @Param('owner') owner: string,
    @Param('name') name: string,
    @Res() response: HttpResponse,
  ): Promise<void> {
    send(response, await this.feeds.ofRule({ actor, locale }, owner, name));
  }
}

function send(response: HttpResponse, feed: Feed): void {
  const lastModified = feed.entries.length > 0 ? lastChange(feed) : undefined;
  sendPublicFile(response, { type: 'application/atom+xml; charset=utf-8', body: toAtom(feed), lastModified });
}
