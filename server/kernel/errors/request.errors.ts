import { defineError } from './app-error';

/** Errors that any request can cause before it reaches a module. */
export const MalformedBody = defineError('request.malformedBody', {
  code: 'BAD_REQUEST',
  params: ['format', 'mediaType'],
});
export const UnknownAddress = defineError('request.unknownAddress', { code: 'NOT_FOUND' });
export const MethodNotSupported = defineError('request.methodNotSupported', { code: 'METHOD_NOT_SUPPORTED' });
export const PayloadTooLarge = defineError('request.payloadTooLarge', { code: 'PAYLOAD_TOO_LARGE' });
export const UnsupportedMediaType = defineError('request.unsupportedMediaType', {
  code: 'UNSUPPORTED_MEDIA_TYPE',
  params: ['mediaType'],
});
/** Counterparts of errors that the framework or middleware throws by status. */
export const Forbidden = defineError('request.forbidden', { code: 'FORBIDDEN' });
export const NotAcceptable = defineError('request.notAcceptable', { code: 'NOT_ACCEPTABLE' });
export const RequestTimeout = defineError('request.timeout', { code: 'TIMEOUT' });
export const Conflict = defineError('request.conflict', { code: 'CONFLICT' });
export const PreconditionFailed = defineError('request.preconditionFailed', { code: 'PRECONDITION_FAILED' });
export const Unprocessable = defineError('request.unprocessable', { code: 'UNPROCESSABLE_CONTENT' });
export const CrossSiteRequest = defineError('request.crossSite', { code: 'FORBIDDEN' });
/** The page was opened under an address other than APP_URL, or through a proxy that does not pass on the requested address. */
export const WrongAddress = defineError('request.wrongAddress', {
  code: 'FORBIDDEN',
  params: ['address', 'configured'],
});
export const RateLimited = defineError('request.rateLimited', {
  code: 'TOO_MANY_REQUESTS',
  params: ['retryAfter'],
  exposes: ['retryAfter'],
});
export const SignInRequired = defineError('request.signInRequired', { code: 'UNAUTHORIZED' });
export const InsufficientScope = defineError('request.insufficientScope', { code: 'FORBIDDEN' });
export const SessionRequired = defineError('request.sessionRequired', { code: 'FORBIDDEN' });
export const Unavailable = defineError('request.unavailable', {
  code: 'SERVICE_UNAVAILABLE',
  params: ['retryAfter'],
});
export const TimedOut = defineError('request.timedOut', { code: 'GATEWAY_TIMEOUT' });
export const InternalError = defineError('request.internalError', { code: 'INTERNAL_SERVER_ERROR' });
