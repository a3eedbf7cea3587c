import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { Controller, Get, Inject, Param, Res } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { Locale } from '@kimari/common/locale';
import { Public } from '../../../kernel/http/access.decorator';
import { CurrentLocale } from '../../../kernel/http/actor.decorator';
import { ENV } from '../../../kernel/config/config.module';
import type { Env } from '../../../kernel/config/env';
import { Clock } from '../../../kernel/clock';
import { contactLink } from '../../../kernel/config/operator-settings';
import { UnknownAddress } from '../../../kernel/errors/request.errors';
import { currentDeadline } from '../../../kernel/deadline';
import type { HttpResponse } from '../../../kernel/http/exchange';
import { Limited } from '../../../kernel/http/limited.decorator';
import { getTranslator } from '../../../kernel/i18n/translator';
import { sendPublicFile } from '../public-response';
import { SiteAddress } from '../site-address';
import { CLOSED_TO_ROBOTS, openSearchFile, robotsFile, securityFile } from './site-files';
import { SitemapService } from './sitemap.service';

const XML = 'application/xml; charset=utf-8';

/** Well-known files for search engines and browsers. */
@ApiExcludeController()
@Controller()
@Public()
export class SiteController {
  private readonly site: SiteAddress;

  constructor(
    private readonly sitemap: SitemapService,
    private readonly clock: Clock,
    @Inject(ENV) private readonly env: Pick<Env, 'APP_URL' | 'READ_ACCESS' | 'OPERATOR_CONTACT'>,
  ) {
    this.site = new SiteAddress(env.APP_URL);
  }

  @Public({ always: true })
  @Get('robots.txt')
  robots(@Res() response: HttpResponse): void {
    const type = 'text/plain; charset=utf-8';
    const body = this.env.READ_ACCESS === 'public' ? robotsFile(this.site) : CLOSED_TO_ROBOTS;
    sendPublicFile(response, { type, body, isNeutral: true });
  }

  @Public({ always: true })
  @Get('opensearch.xml')
  openSearch(@CurrentLocale() locale: Locale, @Res() response: HttpResponse): void {
    const body = openSearchFile(this.site, getTranslator(locale));
    sendPublicFile(response, { type: 'application/opensearchdescription+xml; charset=utf-8', body });
  }

  /** Where to report vulnerabilities (RFC 9116), if the operator has set a contact. */
  @Public({ always: true })
  @Get('.well-known/security.txt')
  security(@Res() response: HttpResponse): void {
    const contact = this.env.OPERATOR_CONTACT;
    if (contact === undefined) throw UnknownAddress();
    const body = securityFile(this.site, contactLink(contact), this.clock.now());
    sendPublicFile(response, { type: 'text/plain; charset=utf-8', body, isNeutral: true });
  }

  @Limited('read')
  @Get('sitemap.xml')
  async index(@Res() response: HttpResponse): Promise<void> {
    sendPublicFile(response, { type: XML, body: await this.sitemap.index(), isNeutral: true });
  }

  @Limited('read')
  @Get('sitemaps/:part.xml')
  async part(@Param('part') part: string, @Res() response: HttpResponse): Promise<void> {
    const pieces = await this.sitemap.part(part);
    response.removeHeader('Content-Language');
    response.removeHeader('Vary');
    response.set({ 'Cache-Control': 'public, no-cache', 'Content-Type': XML });
    if (response.req.method === 'HEAD') {
      response.end();
      return;
    }
    const signal = currentDeadline();
    await pipeline(Readable.from(pieces), response, signal ? { signal } : {});
  }
}
