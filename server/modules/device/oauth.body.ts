import type { DeviceCodes, Granted } from './device.result';

export const DEVICE_GRANT = 'urn:ietf:params:oauth:grant-type:device_code';

/** RFC 8628 §3.2. */
export function toOauthCodes(codes: DeviceCodes): object {
  return {
    device_code: codes.deviceCode,
    user_code: codes.userCode,
    verification_uri: codes.verificationUri,
    verification_uri_complete: codes.verificationUriComplete,
    expires_in: codes.expiresIn,
    interval: codes.interval,
  };
}

/** RFC 6749 §5.1. */
export function toOauthToken({ accessToken, scopes, expiresIn }: Granted): object {
  return {
    access_token: accessToken,
    token_type: 'Bearer',
    expires_in: expiresIn,
    scope: scopes.join(' '),
  };
}

/** What standard clients need to know about this server (RFC 8414 §2). */
export function toMetadata(issuer: string): object {
  return {
    issuer,
    device_authorization_endpoint: `${issuer}/oauth/device_authorization`,
    token_endpoint: `${issuer}/oauth/token`,
    revocation_endpoint: `${issuer}/oauth/revoke`,
    grant_types_supported: [DEVICE_GRANT],
    // Required by the RFC, but there is no authorization endpoint.
    response_types_supported: [],
    scopes_supported: ['read', 'write'],
    token_endpoint_auth_methods_supported: ['none'],
    revocation_endpoint_auth_methods_supported: ['none'],
    code_challenge_methods_supported: ['S256'],
  };
}
