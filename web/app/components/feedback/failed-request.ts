import { durationText } from '@kimari/common/duration-text';
import type { Locale } from '@kimari/common/locale';
import type { Translate } from '#app/i18n/texts';

/** A request that failed. */
export type FailedRequest = {
  /** 0 without an answer. */
  readonly status: number;
  /** Seconds after which the site asks to be tried again. */
  readonly retryAfter: number | null;
  /** The id under which the host logged it. */
  readonly requestId: string | null;
  /** The host's explanation, in the reader's language. */
  readonly says?: string | null;
};

function causeOf(
  { status, retryAfter, requestId, says }: FailedRequest,
  t: Translate,
  locale: Locale,
): string {
  if (status === 0) return t('request_failed.unreached');
  if (status === 429 || status === 502 || status === 503 || status === 504)
    return retryAfter === null
      ? t('request_failed.busy')
      : t('request_failed.busy_for', { time: durationText(retryAfter, locale) });
  if (says) return says;
  return requestId === null ? t('request_failed.failed') : t('request_failed.failed_with', { requestId });
}

/** Statuses of a proxy that lost the site behind it. The site may have done its work. */
const UNKNOWN_OUTCOMES = new Set([0, 502, 504]);

type Purpose = {
  readonly kind: 'change' | 'read';
  /** What the request was for, if the page can name it better than by its kind. */
  readonly name?: string | null;
};

function outcomeOf(failure: FailedRequest, kind: Purpose['kind'], t: Translate): string {
  if (kind === 'read') return t('request_failed.not_read');
  return UNKNOWN_OUTCOMES.has(failure.status) ? t('request_failed.unknown') : t('request_failed.not_done');
}

/** Explains why a request failed, and whether its change may have been made. */
export function failedRequestText(
  failure: FailedRequest,
  { kind, name }: Purpose,
  { t, locale }: { readonly t: Translate; readonly locale: Locale },
): string {
  const cause = causeOf(failure, t, locale);
  const again = failure.status === 0 ? [t('request_failed.again_later')] : [];
  const sentences = name ? [name, cause, ...again] : [cause, outcomeOf(failure, kind, t)];
  return sentences.join(locale === 'ja' ? '' : ' ');
}
