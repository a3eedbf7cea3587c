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

/** A request for a name that nobody holds back. */
export const NameNotHeldBack = defineError('moderation.nameNotHeldBack', { code: 'CONFLICT' });
/** Reserved, or of somebody else: nobody can be allowed to take it. */
export const NameUnavailable = defineError('moderation.nameUnavailable', {
  code: 'CONFLICT',
  params: ['name'],
});
export const NameAlreadyRequested = defineError('moderation.nameAlreadyRequested', { code: 'CONFLICT' });
export const TooManyNameRequests = defineError('moderation.tooManyNameRequests', {
  code: 'CONFLICT',
  params: ['max'],
});
export const NameRequestNotFound = defineError('moderation.nameRequestNotFound', { code: 'NOT_FOUND' });
/** Somebody has decided or withdrawn it meanwhile. */
export const NameRequestDecided = defineError('moderation.nameRequestDecided', { code: 'CONFLICT' });
/** A moderator who decides about their own request. */
export const OwnNameRequest = defineError('moderation.ownNameRequest', {
  code: 'FORBIDDEN',
  showsReason: true,
});
/** The answer goes to an address that its owner has not verified. */
export const AddressNotVerified = defineError('moderation.addressNotVerified', {
  code: 'FORBIDDEN',
  showsReason: true,
});
