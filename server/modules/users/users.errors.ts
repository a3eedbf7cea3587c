import { defineError } from '../../kernel/errors/app-error';

export const EmailTaken = defineError('users.emailTaken', { code: 'CONFLICT' });
export const UsernameTaken = defineError('users.usernameTaken', { code: 'CONFLICT' });
export const UserNotFound = defineError('users.notFound', { code: 'NOT_FOUND' });

/** Nobody may register, or only whom the operator has invited. */
export const RegistrationClosed = defineError('users.registrationClosed', {
  code: 'FORBIDDEN',
  showsReason: true,
});
/** Only invited addresses may register. */
export const InvitationRequired = defineError('users.invitationRequired', {
  code: 'FORBIDDEN',
  showsReason: true,
  params: ['field'],
  exposes: ['field'],
});
/** Only addresses at certain domains may register. */
export const DomainNotAdmitted = defineError('users.domainNotAdmitted', {
  code: 'FORBIDDEN',
  showsReason: true,
  params: ['field', 'domains'],
  exposes: ['field'],
});
/** A name that people would take for that of a brand or a well-known owner, `name`. */
export const NameImitates = defineError('users.nameImitates', {
  code: 'CONFLICT',
  params: ['name'],
  exposes: ['name'],
  showsReason: true,
});
