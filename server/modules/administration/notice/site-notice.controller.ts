import { Controller, Get } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { Locale } from '@kimari/common/locale';
import { Public } from '../../../kernel/http/access.decorator';
import { CurrentLocale } from '../../../kernel/http/actor.decorator';
import { CurrentNotice } from '../../../kernel/notice/current-notice';
import { CurrentNoticeBody } from './site-notice.body';
import { toSiteNoticeView } from './site-notice.mapper';

/** The administrators’ notice to everybody, also people who may read nothing else. */
@ApiTags('health')
@Controller('api/notice')
export class SiteNoticeController {
  constructor(private readonly current: CurrentNotice) {}

  @Public({ always: true })
  @Get()
  @ApiOperation({ summary: 'The administrators’ notice to everybody, such as planned maintenance' })
  @ApiOkResponse({ type: CurrentNoticeBody })
  async read(@CurrentLocale() locale: Locale): Promise<CurrentNoticeBody> {
    const notice = await this.current.shown();
    return { notice: notice && toSiteNoticeView(notice, locale) };
  }
}
