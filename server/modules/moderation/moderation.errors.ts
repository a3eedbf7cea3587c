import { defineError } from '../../kernel/errors/app-error';

export const StaffOnly = defineError('moderation.staffOnly', { code: 'FORBIDDEN' });
export const ReportNotFound = defineError('moderation.reportNotFound', { code: 'NOT_FOUND' });
export const AlreadyReported = defineError('moderation.alreadyReported', { code: 'CONFLICT' });
/** A closed report cannot be opened beside an open one of the same person. */
export const AnotherReportOpen = defineError('moderation.anotherReportOpen', { code: 'CONFLICT' });
export const OwnRuleReported = defineError('moderation.ownRule', { code: 'FORBIDDEN' });
export const CaseNotFound = defineError('moderation.caseNotFound', { code: 'NOT_FOUND' });
/** Somebody else has decided, reported or answered since the caller read the case. */
export const CaseChanged = defineError('moderation.caseChanged', {
  code: 'CONFLICT',
  params: ['revision'],
  exposes: ['revision'],
});
/** The decision fits nothing: no open report, no hidden text, no answer. */
export const NothingToDecide = defineError('moderation.nothingToDecide', { code: 'CONFLICT' });
export const OnlyVersion = defineError('moderation.onlyVersion', { code: 'CONFLICT' });
export const DecisionNotFound = defineError('moderation.decisionNotFound', { code: 'NOT_FOUND' });
export const AlreadyAnswered = defineError('moderation.alreadyAnswered', { code: 'CONFLICT' });
export const AdministratorFixed = defineError('moderation.administratorFixed', { code: 'FORBIDDEN' });
export const NotModerator = defineError('moderation.notModerator', { code: 'BAD_REQUEST' });
