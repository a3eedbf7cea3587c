import { ApiProperty } from '@nestjs/swagger';
import { SiteNoticeView } from './site-notice.view';

export class CurrentNoticeBody {
  @ApiProperty({ type: SiteNoticeView, nullable: true, description: 'Null when there is nothing to tell.' })
  notice!: SiteNoticeView | null;
}
