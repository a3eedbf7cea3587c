import type { Locale } from '@kimari/common/locale';
import { LRUCache } from 'lru-cache';
import { getTranslator } from '../i18n/translator';

/** For every language and zone; most people share a few. Making one takes longer than the rest of a mail. */
const formats = new LRUCache<string, Formats>({ max: 64 });

type Formats = { readonly time: Intl.DateTimeFormat; readonly zone: Intl.DateTimeFormat };

/** A time as a mail shows it, with the name of its zone: `2026年10月6日 14:02（日本標準時）`. `zone` is an IANA name. */
export function mailTime(time: Date, locale: Locale, zone: string): string {
  const format = formatsOf(locale, zone);
  return getTranslator(locale)('mail.time', {
    time: format.time.format(time),
    zone: zone === 'UTC' ? zone : zoneName(time, format.zone, zone),
  });
}

function zoneName(time: Date, format: Intl.DateTimeFormat, zone: string): string {
  return format.formatToParts(time).find(({ type }) => type === 'timeZoneName')?.value ?? zone;
}

function formatsOf(locale: Locale, zone: string): Formats {
  const key = `${locale} ${zone}`;
  const known = formats.get(key);
  if (known) return known;
  const made: Formats = {
    time: new Intl.DateTimeFormat(locale, {
      dateStyle: 'long',
      timeStyle: 'short',
      hourCycle: 'h23',
      timeZone: zone,
    }),
    zone: new Intl.DateTimeFormat(locale, { timeZone: zone, timeZoneName: 'longGeneric' }),
  };
  formats.set(key, made);
  return made;
}
