import type { Locale } from '@kimari/common/locale';
import type { Translate } from '#app/i18n/texts';

/** A request that came to no end. */
export type FailedRequest = {
  /** 0 without an answer. */
  readonly status: number;
  /** Seconds after which the site wants to be asked again. */
  readonly retryAfter: number | null;
  /** Under which the host logged it. */
  readonly requestId: string | null;
  /** What the host says of its refusal, in the reader's language. */
  readonly says?: string | null;
};

function causeOf({ status, retryAfter, requestId, says }: FailedRequest, t: Translate): string {
  if (status === 0) return t('request_failed.unreached');
  if (status === 429 || status === 502 || status === 503 || status === 504)
    return retryAfter === null
      ? t('request_failed.busy')
      : t('request_failed.busy_for', { count: retryAfter, seconds: retryAfter });
  if (says) return says;
  return requestId === null ? t('request_failed.failed') : t('request_failed.failed_with', { requestId });
}

/** Answers of a proxy that lost the site behind it, which may have done its work. */
const UNKNOWN_OUTCOMES = new Set([0, 502, 504]);

type Purpose = {
  readonly kind: 'change' | 'read';
  /** What could not be done, where the page knows it better than by its kind. */
  readonly name?: string | null;
};

function outcomeOf(failure: FailedRequest, kind: Purpose['kind'], t: Translate): string {
  if (kind === 'read') return t('request_failed.not_read');
  return UNKNOWN_OUTCOMES.has(failure.status) ? t('request_failed.unknown') : t('request_failed.not_done');
}

/** Says why a request failed, and what became of what it should do. */
export function failedRequestText(
  failure: FailedRequest,
  { kind, name }: Purpose,
  { t, locale }: { readonly t: Translate; readonly locale: Locale },
): string {
  const cause = causeOf(failure, t);
  const again = failure.status === 0 ? [t('request_failed.again_later')] : [];
  const sentences = name ? [name, cause, ...again] : [cause, outcomeOf(failure, kind, t)];
  return sentences.join(locale === 'ja' ? '' : ' ');
}
