import type { Locale } from '@kimari/common/locale';
import { getTranslator } from '../i18n/translator';

/** A time as a mail shows it, with the name of its zone: `2026年10月6日 14:02（日本標準時）`. `zone` is an IANA name. */
export function mailTime(time: Date, locale: Locale, zone: string): string {
  const format = new Intl.DateTimeFormat(locale, {
    dateStyle: 'long',
    timeStyle: 'short',
    hourCycle: 'h23',
    timeZone: zone,
  });
  return getTranslator(locale)('mail.time', {
    time: format.format(time),
    zone: zoneName(time, locale, zone),
  });
}

function zoneName(time: Date, locale: Locale, zone: string): string {
  if (zone === 'UTC') return zone;
  const format = new Intl.DateTimeFormat(locale, { timeZone: zone, timeZoneName: 'longGeneric' });
  return format.formatToParts(time).find(({ type }) => type === 'timeZoneName')?.value ?? zone;
}
