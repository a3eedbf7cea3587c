import { describeFinding } from '@kimari/common/findings/messages';
import type { Locale } from '@kimari/common/locale';
import { getTranslator } from '../../kernel/i18n/translator';
import type { DecisionResult } from './case.result';

/**
 * Why something was decided, in the language of the reader: the finding with its place, then the words of the moderator.
 * Null where nothing was said.
 */
export function reasonOf(
  { reason, finding }: Pick<DecisionResult, 'reason' | 'finding'>,
  locale: Locale,
): string | null {
  if (finding === null) return reason;
  const { version, line } = finding;
  const { message } = describeFinding(finding, locale);
  const found = getTranslator(locale)('decision.finding', { version, line, message });
  return reason === null ? found : `${found}\n\n${reason}`;
}
