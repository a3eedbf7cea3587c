import { defineError } from '../../kernel/errors/app-error';

/** A new name or address that someone else has. It does not tell which of the two. */
export const IdentityTaken = defineError('accounts.identityTaken', { code: 'CONFLICT' });
/** The deletion of an account that alone owns organizations, which are named. */
export const SoleOwner = defineError('accounts.soleOwner', {
  code: 'BAD_REQUEST',
  params: ['organizations'],
  exposes: ['organizations'],
});
