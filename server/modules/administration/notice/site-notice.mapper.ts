import type { Locale } from '@kimari/common/locale';
import { unixSeconds } from '../../../kernel/clock';
import { type SiteNotice, wordsFor } from '../../../kernel/notice/site-notice';
import { AdministeredNoticeView, SiteNoticeView } from './site-notice.view';

const seconds = (time: Date | null) => time && unixSeconds(time);

/** Maps the notice for a reader. */
export function toSiteNoticeView(notice: SiteNotice, locale: Locale): SiteNoticeView {
  const { id, severity, startsAt, endsAt } = notice;
  const times = { startsAt: seconds(startsAt), endsAt: seconds(endsAt) };
  return Object.assign(new SiteNoticeView(), { id, severity, ...wordsFor(notice, locale), ...times });
}

/** Maps the notice for administrators. */
export function toAdministeredNoticeView(notice: SiteNotice): AdministeredNoticeView {
  return Object.assign(new AdministeredNoticeView(), {
    ...notice,
    startsAt: seconds(notice.startsAt),
    endsAt: seconds(notice.endsAt),
    savedAt: unixSeconds(notice.savedAt),
  });
}
