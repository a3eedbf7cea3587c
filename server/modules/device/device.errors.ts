import { defineError } from '../../kernel/errors/app-error';

export const UnknownUserCode = defineError('device.unknownCode', { code: 'NOT_FOUND' });
export const UserCodeExpired = defineError('device.expiredCode', { code: 'BAD_REQUEST' });
/** One decision per code. */
export const RequestDecided = defineError('device.decided', { code: 'CONFLICT' });
/** Approving needs a session that is not older than twelve hours. */
export const NewSignInRequired = defineError('device.newSignInRequired', {
  code: 'FORBIDDEN',
  showsReason: true,
});

/** Errors of OAuth (RFC 6749 §5.2, RFC 8628 §3.5). The last word of the reason is their name. */
export const AuthorizationPending = defineError('oauth.authorizationPending', { code: 'BAD_REQUEST' });
export const SlowDown = defineError('oauth.slowDown', { code: 'BAD_REQUEST' });
export const ExpiredToken = defineError('oauth.expiredToken', { code: 'BAD_REQUEST' });
export const AccessDenied = defineError('oauth.accessDenied', { code: 'BAD_REQUEST' });
export const InvalidGrant = defineError('oauth.invalidGrant', { code: 'BAD_REQUEST' });
export const UnsupportedGrantType = defineError('oauth.unsupportedGrantType', { code: 'BAD_REQUEST' });
