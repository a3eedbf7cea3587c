import { defineError } from '../../kernel/errors/app-error';

/** A deletion of an organization that still has rules, without force. */
export const OrganizationHasRules = defineError('organizations.hasRules', { code: 'CONFLICT' });
export const RuleNotFound = defineError('rules.notFound', { code: 'NOT_FOUND' });
export const RulePathInvalid = defineError('rules.pathInvalid', { code: 'BAD_REQUEST' });
export const RulePathAmbiguous = defineError('rules.pathAmbiguous', { code: 'BAD_REQUEST' });
export const RuleNameTaken = defineError('rules.nameTaken', { code: 'CONFLICT' });
/** The name of a deleted rule that moderators hide. */
export const RuleNameWithheld = defineError('rules.nameWithheld', { code: 'CONFLICT' });
export const RuleCreateForbidden = defineError('rules.createForbidden', { code: 'FORBIDDEN' });
export const RuleUpdateForbidden = defineError('rules.updateForbidden', { code: 'FORBIDDEN' });
export const RuleManageForbidden = defineError('rules.manageForbidden', { code: 'FORBIDDEN' });
export const RuleMoveForbidden = defineError('rules.moveForbidden', { code: 'FORBIDDEN' });
export const RuleDeleteForbidden = defineError('rules.deleteForbidden', { code: 'FORBIDDEN' });
export const VersionConflict = defineError('rules.versionConflict', {
  code: 'PRECONDITION_FAILED',
  params: ['currentVersion'],
  exposes: ['currentVersion'],
});
export const StarSignInRequired = defineError('rules.starSignInRequired', { code: 'UNAUTHORIZED' });
export const AlreadyStarred = defineError('rules.alreadyStarred', { code: 'CONFLICT' });
export const StarNotFound = defineError('rules.starNotFound', { code: 'NOT_FOUND' });
export const NotDeprecated = defineError('rules.notDeprecated', { code: 'CONFLICT' });

/** Unexpected failures for which the contract defines messages. */
export const RulesFetchFailed = defineError('rules.fetchFailed', { code: 'INTERNAL_SERVER_ERROR' });
export const VersionFetchFailed = defineError('rules.versionFetchFailed', { code: 'INTERNAL_SERVER_ERROR' });
export const RuleDeleteFailed = defineError('rules.deleteFailed', { code: 'INTERNAL_SERVER_ERROR' });
export const StarFailed = defineError('rules.starFailed', { code: 'INTERNAL_SERVER_ERROR' });
