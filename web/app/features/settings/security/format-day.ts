import type { Locale } from '@kimari/common/locale';
import { formatDate, formatTime } from '#app/lib/format';

/** `14:02` for today, the date for any other day. Both times are Unix seconds. */
export function formatDay(time: number, now: number, locale: Locale, timeZone: string): string {
  const date = formatDate(time, locale, timeZone);
  if (date !== formatDate(now, locale, timeZone)) return date;
  return formatTime(time, timeZone);
}
