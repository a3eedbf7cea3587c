import { defineError } from '../../kernel/errors/app-error';

/** Everybody but administrators gets 404: administration does not exist for them. */
export const AdministrationAbsent = defineError('administration.absent', { code: 'NOT_FOUND' });
/** An administrator whose sign-in or last confirmation is too long ago. */
export const ConfirmationRequired = defineError('administration.confirmationRequired', {
  code: 'FORBIDDEN',
  showsReason: true,
});
/** An administrator who suspends or deletes their own account. */
export const OwnAccount = defineError('administration.ownAccount', { code: 'FORBIDDEN', showsReason: true });
/** The last administrator who can sign in must stay: without one, nobody could undo anything. */
export const LastAdministrator = defineError('administration.lastAdministrator', {
  code: 'FORBIDDEN',
  showsReason: true,
});
/** There is nothing to lift, verify or reset. */
export const NotSuspended = defineError('administration.notSuspended', { code: 'CONFLICT' });
/** A link would lead to a password with which nobody can sign in. */
export const AccountIsSuspended = defineError('administration.accountIsSuspended', { code: 'CONFLICT' });
/** Nobody can sign in to own an organization with it. */
export const OwnerIsSuspended = defineError('administration.ownerIsSuspended', { code: 'CONFLICT' });
export const AlreadyVerified = defineError('administration.alreadyVerified', { code: 'CONFLICT' });
export const NoSecondFactor = defineError('administration.noSecondFactor', { code: 'CONFLICT' });
export const MailNotFound = defineError('administration.mailNotFound', { code: 'NOT_FOUND' });
/** The link in a mail was used, replaced or withdrawn, or has expired; its recipient needs a new one. */
export const MailLinkExpired = defineError('administration.mailLinkExpired', {
  code: 'CONFLICT',
  showsReason: true,
});
/** The text of a mail is erased some days after sending was abandoned. */
export const MailTextErased = defineError('administration.mailTextErased', { code: 'CONFLICT' });
/** Nothing to remove. */
export const NoNotice = defineError('administration.noNotice', { code: 'CONFLICT' });
/** A mail that was sent, or is about to be. */
export const MailNotWaiting = defineError('administration.mailNotWaiting', { code: 'CONFLICT' });
