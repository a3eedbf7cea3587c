import { LIMITS } from '@kimari/common/limits';
import type { Locale } from '@kimari/common/locale';
import { translator } from '#app/i18n/resources.server';

/** The server's messages about a field of its input, written for programs. */
export type ReportedIssue = {
  readonly code?: unknown;
  /** The type of the refused value. */
  readonly origin?: unknown;
  readonly minimum?: unknown;
  readonly maximum?: unknown;
  readonly format?: unknown;
  readonly message?: unknown;
};

/** Explains in plain words what is wrong with a field. Messages that the server already writes for people stay as they are. */
export function issueWords(issue: ReportedIssue, locale: Locale): string {
  const t = translator(locale);
  const { code, origin, format, minimum, maximum } = issue;
  switch ([code, origin, format].filter((word) => typeof word === 'string').join(' ')) {
    case 'too_small string':
      return minimum === 1 ? t('issues:required') : t('issues:too_short', { minimum: String(minimum) });
    case 'too_big string':
      return maximum === LIMITS.content.maxBytes
        ? t('issues:too_many_bytes', { maximum: String(maximum) })
        : t('issues:too_long', { maximum: String(maximum) });
    case 'too_big array':
      return t('issues:too_many', { maximum: String(maximum) });
    case 'too_small number':
      return t('issues:too_low', { minimum: String(minimum) });
    case 'too_big number':
      return t('issues:too_high', { maximum: String(maximum) });
    case 'invalid_format string regex':
      return t('issues:pattern');
    default:
      return typeof issue.message === 'string' ? issue.message : '';
  }
}
