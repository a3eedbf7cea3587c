import type { NoticeSeverity } from '@kimari/common/enums';
import type { Locale } from '@kimari/common/locale';

/** The administrators’ notice to everybody. At least one of the texts is there. */
export type SiteNotice = {
  /** Another one as soon as the notice says something else, so that those who dismissed it see it again. */
  readonly id: string;
  readonly severity: NoticeSeverity;
  readonly textJa: string | null;
  readonly textEn: string | null;
  /** Null for at once. */
  readonly startsAt: Date | null;
  /** Null for until it is removed. */
  readonly endsAt: Date | null;
  readonly savedAt: Date;
};

export function isShownAt({ startsAt, endsAt }: SiteNotice, now: Date): boolean {
  return (startsAt === null || startsAt <= now) && (endsAt === null || now < endsAt);
}

/** The text in the reader's language, or else the one that there is, and its language. */
export function wordsFor(
  { textJa, textEn }: Pick<SiteNotice, 'textJa' | 'textEn'>,
  locale: Locale,
): { readonly text: string; readonly locale: Locale } {
  const texts = { ja: textJa, en: textEn };
  const other = locale === 'ja' ? 'en' : 'ja';
  const own = texts[locale];
  return own === null ? { text: texts[other] ?? '', locale: other } : { text: own, locale };
}
