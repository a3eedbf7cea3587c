import type { Locale } from '@kimari/common/locale';
import { defaultTimeZone } from '@kimari/common/time-zone';

type Recipient = { readonly locale: Locale; readonly timeZone: string | null };

/** The time zone (IANA name) of the times in a mail: that of the account, or else a guess from its language. */
export function recipientZone({ locale, timeZone }: Recipient): string {
  return timeZone ?? defaultTimeZone(locale);
}
