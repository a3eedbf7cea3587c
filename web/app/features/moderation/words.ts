import type { CaseState, ReportReason } from '#app/graphql/generated/graphql';
import { useTranslation } from '#app/i18n/use-translation';

/** The reasons of reports, in the reader's language. */
export function useReasonWords(): Readonly<Record<ReportReason, string>> {
  const { t } = useTranslation('moderation');
  return {
    INAPPROPRIATE: t('reason.inappropriate'),
    SPAM: t('reason.spam'),
    COPYRIGHT: t('reason.copyright'),
    OTHER: t('reason.other'),
  };
}

/** The states of cases, in the reader's language. */
export function useStateWords(): Readonly<Record<CaseState, string>> {
  const { t } = useTranslation('moderation');
  return {
    PENDING: t('state.pending'),
    REVIEWING: t('state.reviewing'),
    ANSWERED: t('state.answered'),
    RESOLVED: t('state.resolved'),
    REJECTED: t('state.rejected'),
  };
}
