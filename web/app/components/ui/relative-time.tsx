import { formatAge, formatDate, toIso } from '#app/lib/format';
import { useTimeZone } from '#app/lib/time-zone';
import type { Locale } from '@kimari/common/locale';

type RelativeTimeProps = { readonly time: number; readonly now: number; readonly locale: Locale };

/** 「3日前」, `3d ago`, with the date on hover. Both times are Unix seconds. */
export function RelativeTime({ time, now, locale }: RelativeTimeProps) {
  const timeZone = useTimeZone();
  return (
    <time dateTime={toIso(time)} title={formatDate(time, locale, timeZone)}>
      {formatAge(time, now, locale)}
    </time>
  );
}
