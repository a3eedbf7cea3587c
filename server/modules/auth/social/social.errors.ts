import { defineError } from '../../../kernel/errors/app-error';

/** A provider without credentials on this server. */
export const UnsupportedProvider = defineError('auth.unsupportedProvider', { code: 'BAD_REQUEST' });
export const BadRedirect = defineError('auth.badRedirect', { code: 'BAD_REQUEST' });
/** A state that is unknown, expired or used, or that belongs to another provider, browser or account. */
export const InvalidState = defineError('auth.invalidState', { code: 'BAD_REQUEST' });
export const InvalidCode = defineError('auth.invalidCode', { code: 'BAD_REQUEST' });
export const NoEmail = defineError('auth.noEmail', {
  code: 'BAD_REQUEST',
  params: ['provider'],
  exposes: ['provider'],
});
export const NotRegistered = defineError('auth.notRegistered', { code: 'NOT_FOUND' });
/** One of the two accounts is already linked to a different one. */
export const ProviderAccountInUse = defineError('auth.providerAccountInUse', { code: 'CONFLICT' });
/** The provider did not answer in time, or not as the protocol demands. */
export const ProviderFailed = defineError('auth.providerFailed', {
  code: 'BAD_GATEWAY',
  params: ['provider'],
  exposes: ['provider'],
});
export const SignUpTokenInvalid = defineError('auth.signUpTokenInvalid', { code: 'BAD_REQUEST' });
export const SignUpTokenExpired = defineError('auth.signUpTokenExpired', { code: 'BAD_REQUEST' });
export const ProviderNotLinked = defineError('auth.providerNotLinked', { code: 'NOT_FOUND' });
/** Unlinking the only way to sign in. */
export const LastSignInMethod = defineError('auth.lastSignInMethod', { code: 'CONFLICT' });
