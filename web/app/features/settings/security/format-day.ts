import type { Locale } from '@kimari/common/locale';
import { formatDate } from '#app/lib/format';

/** `14:02` for today, the date for any other day. Both times are Unix seconds. */
export function formatDay(time: number, now: number, locale: Locale, timeZone: string): string {
  const date = formatDate(time, locale, timeZone);
  if (date !== formatDate(now, locale, timeZone)) return date;
  const format = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit', timeZone });
  return format.format(time * 1000);
}
