import { defineError } from '../../kernel/errors/app-error';

/** The new name or address is taken. The error does not reveal which of the two. */
export const IdentityTaken = defineError('accounts.identityTaken', { code: 'CONFLICT' });
/** The account is the only owner of organizations, which the error names, so it cannot be deleted. */
export const SoleOwner = defineError('accounts.soleOwner', {
  code: 'BAD_REQUEST',
  params: ['organizations'],
  exposes: ['organizations'],
});
/** The same for somebody else who deletes the account. */
export const OwnsAlone = defineError('accounts.ownsAlone', {
  code: 'BAD_REQUEST',
  params: ['organizations', 'names'],
  exposes: ['organizations'],
});
