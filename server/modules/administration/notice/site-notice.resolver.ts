import { SECOND } from '@kimari/common/durations';
import { Args, Mutation, Query, Resolver } from '@nestjs/graphql';
import type { Locale } from '@kimari/common/locale';
import type { UserActor } from '../../../access/actor';
import { Public } from '../../../kernel/http/access.decorator';
import { CurrentActor, CurrentLocale } from '../../../kernel/http/actor.decorator';
import { CurrentNotice } from '../../../kernel/notice/current-notice';
import { SuccessResultView } from '../../auth';
import { toSuccess } from '../administration-success.mapper';
import { FOR_ADMINISTRATORS } from '../for-administrators';
import { SiteNoticeInput } from './site-notice.inputs';
import { toAdministeredNoticeView, toSiteNoticeView } from './site-notice.mapper';
import { AdministeredNoticeView, SiteNoticeView } from './site-notice.view';
import { SiteNotices } from './site-notices.service';

/** The notice to everybody. */
@Resolver()
export class SiteNoticeResolver {
  constructor(
    private readonly current: CurrentNotice,
    private readonly notices: SiteNotices,
  ) {}

  @Public({ always: true })
  @Query(() => SiteNoticeView, {
    nullable: true,
    description:
      'The administrators’ notice to everybody, such as planned maintenance; null when there is nothing to tell.',
  })
  async siteNotice(@CurrentLocale() locale: Locale): Promise<SiteNoticeView | null> {
    const notice = await this.current.shown();
    return notice && toSiteNoticeView(notice, locale);
  }

  @Query(() => AdministeredNoticeView, {
    nullable: true,
    description: `The notice to everybody, whether it is shown now or not. ${FOR_ADMINISTRATORS}`,
  })
  async administeredNotice(@CurrentActor() actor: UserActor): Promise<AdministeredNoticeView | null> {
    const notice = await this.notices.find(actor);
    return notice && toAdministeredNoticeView(notice);
  }

  @Mutation(() => SuccessResultView, {
    description: `Shows everybody a notice, on every page and in the command line. ${FOR_ADMINISTRATORS}`,
  })
  async setSiteNotice(
    @CurrentActor() actor: UserActor,
    @CurrentLocale() locale: Locale,
    @Args('input') { textJa, textEn, severity, startsAt, endsAt }: SiteNoticeInput,
  ): Promise<SuccessResultView> {
    const time = (seconds?: number | null) => (seconds == null ? null : new Date(seconds * SECOND));
    await this.notices.set(actor, {
      severity,
      ...{ textJa: textJa ?? '', textEn: textEn ?? '' },
      ...{ startsAt: time(startsAt), endsAt: time(endsAt) },
    });
    return toSuccess(locale, 'noticeSet');
  }

  @Mutation(() => SuccessResultView, {
    description: `Removes the notice to everybody. ${FOR_ADMINISTRATORS}`,
  })
  async removeSiteNotice(
    @CurrentActor() actor: UserActor,
    @CurrentLocale() locale: Locale,
  ): Promise<SuccessResultView> {
    await this.notices.remove(actor);
    return toSuccess(locale, 'noticeRemoved');
  }
}
