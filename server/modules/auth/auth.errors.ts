import { defineError } from '../../kernel/errors/app-error';

export const InvalidCredentials = defineError('auth.invalidCredentials', { code: 'UNAUTHORIZED' });
export const EmailNotVerified = defineError('auth.emailNotVerified', { code: 'FORBIDDEN' });
/** A refresh token that is unknown, expired, revoked or already used. */
export const InvalidToken = defineError('auth.invalidToken', { code: 'UNAUTHORIZED' });
export const InvalidVerificationToken = defineError('auth.invalidVerificationToken', { code: 'BAD_REQUEST' });
export const SessionNotFound = defineError('auth.sessionNotFound', { code: 'NOT_FOUND' });
export const TokenNotFound = defineError('auth.tokenNotFound', { code: 'NOT_FOUND' });
export const RegisterFailed = defineError('auth.registerFailed', { code: 'INTERNAL_SERVER_ERROR' });
export const LoginFailed = defineError('auth.loginFailed', { code: 'INTERNAL_SERVER_ERROR' });
