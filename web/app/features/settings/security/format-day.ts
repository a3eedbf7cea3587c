import type { Locale } from '@kimari/common/locale';
import { formatDate } from '#app/lib/format';

/** The zone of `formatDate`. */
const ZONE = 'Asia/Tokyo';

/** `14:02` for today, the date for any other day. Both times are Unix seconds. */
export function formatDay(time: number, now: number, locale: Locale): string {
  const date = formatDate(time, locale);
  if (date !== formatDate(now, locale)) return date;
  const format = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit', timeZone: ZONE });
  return format.format(time * 1000);
}
