import type { Locale } from '@kimari/common/locale';

/** The time zone (IANA name) of the times in a mail: a guess from the language of its recipient. */
export function recipientZone({ locale }: { readonly locale: Locale }): string {
  return locale === 'ja' ? 'Asia/Tokyo' : 'UTC';
}
