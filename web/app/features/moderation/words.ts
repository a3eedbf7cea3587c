import type {
  CaseFilter as CaseFilterName,
  CaseOrder,
  CaseState,
  ReportReason,
} from '#app/graphql/generated/graphql';
import { useTranslation } from '#app/lib/use-translation';
import type { CaseFilter, CaseSort, ReportReason as ReasonWord } from '@kimari/common/enums';

/** GraphQL's names of the words in `common/enums.ts`, as addresses and forms write them. */
export const REASON_NAMES = {
  inappropriate: 'INAPPROPRIATE',
  spam: 'SPAM',
  copyright: 'COPYRIGHT',
  other: 'OTHER',
} as const satisfies Record<ReasonWord, ReportReason>;

export const FILTER_NAMES = {
  open: 'OPEN',
  pending: 'PENDING',
  reviewing: 'REVIEWING',
  answered: 'ANSWERED',
  resolved: 'RESOLVED',
  rejected: 'REJECTED',
} as const satisfies Record<CaseFilter, CaseFilterName>;

export const SORT_NAMES = { impact: 'IMPACT', oldest: 'OLDEST' } as const satisfies Record<
  CaseSort,
  CaseOrder
>;

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
