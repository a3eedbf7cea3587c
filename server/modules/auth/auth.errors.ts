import { defineError } from '../../kernel/errors/app-error';

export const InvalidCredentials = defineError('auth.invalidCredentials', { code: 'UNAUTHORIZED' });
export const EmailNotVerified = defineError('auth.emailNotVerified', { code: 'FORBIDDEN' });
/** The account of an imported owner has no address that could be verified or get a link. */
export const AddressMissing = defineError('auth.addressMissing', { code: 'CONFLICT' });
/** The account is suspended by an administrator or operator; its owner has the reason by mail. */
export const AccountSuspended = defineError('auth.accountSuspended', {
  code: 'FORBIDDEN',
  showsReason: true,
});
/** A refresh token that is unknown, expired, revoked or already used. */
export const InvalidToken = defineError('auth.invalidToken', { code: 'UNAUTHORIZED' });
export const InvalidVerificationToken = defineError('auth.invalidVerificationToken', { code: 'BAD_REQUEST' });
export const InvalidResetToken = defineError('auth.invalidResetToken', { code: 'BAD_REQUEST' });
/** The account has no pending change of its address. */
export const NoEmailChange = defineError('auth.noEmailChange', { code: 'NOT_FOUND' });
export const SessionNotFound = defineError('auth.sessionNotFound', { code: 'NOT_FOUND' });
export const TokenNotFound = defineError('auth.tokenNotFound', { code: 'NOT_FOUND' });
export const RegisterFailed = defineError('auth.registerFailed', { code: 'INTERNAL_SERVER_ERROR' });
export const LoginFailed = defineError('auth.loginFailed', { code: 'INTERNAL_SERVER_ERROR' });
/** The account has a second factor, and the caller has sent no code. */
export const SecondFactorRequired = defineError('auth.secondFactorRequired', {
  code: 'FORBIDDEN',
  showsReason: true,
});
/** A code of the second factor that is wrong or was used before. */
export const WrongSecondFactorCode = defineError('auth.wrongSecondFactorCode', {
  code: 'UNAUTHORIZED',
  showsReason: true,
});
/** The second factor was encrypted with a secret that the installation no longer has; recovery codes still work. */
export const SecondFactorUnreadable = defineError('auth.secondFactorUnreadable', {
  code: 'CONFLICT',
  showsReason: true,
});
/** A challenge of a sign-in that is unknown, expired or used; the sign-in starts over. */
export const InvalidChallenge = defineError('auth.invalidChallenge', {
  code: 'UNAUTHORIZED',
  showsReason: true,
});
/** A change of a second factor that the account does not have. */
export const SecondFactorIsOff = defineError('auth.secondFactorIsOff', {
  code: 'CONFLICT',
  showsReason: true,
});
/** A setup of the second factor that was not begun, has expired or lacks a step. */
export const SecondFactorSetupMissing = defineError('auth.secondFactorSetupMissing', {
  code: 'CONFLICT',
  showsReason: true,
});
/** A wrong current password. It never ends the session of the caller (product decisions, accounts and sessions). */
export const WrongPassword = defineError('auth.wrongPassword', { code: 'UNAUTHORIZED', showsReason: true });
export const PasswordRequired = defineError('auth.passwordRequired', { code: 'BAD_REQUEST' });
/** The account has no password that could be changed. */
export const NoPassword = defineError('auth.noPassword', { code: 'BAD_REQUEST' });
/** A change that needs a session opened a short time ago. */
export const RecentSignInRequired = defineError('auth.recentSignInRequired', {
  code: 'FORBIDDEN',
  showsReason: true,
});
