import { Secret, TOTP } from 'otpauth';
import { SITE_NAME } from '@kimari/common/site';

/** RFC 6238 with the parameters that every authenticator app supports. */
const ALGORITHM = 'SHA1';
const DIGITS = 6;
/** Seconds in a time step. */
const PERIOD = 30;
/** Accepted steps before and after the current one, for clocks that differ and people who type slowly. */
const WINDOW = 1;
/** 160 bits, the length of the HMAC's output (RFC 4226, section 4). */
const SECRET_BYTES = 20;

/** A new secret in base32, as authenticator apps accept it. */
export function createSecret(): string {
  return new Secret({ size: SECRET_BYTES }).base32;
}

/** The `otpauth:` address of a secret, which authenticator apps read from a QR code. */
export function keyUri(secret: string, account: string): string {
  return totp(secret, account).toString();
}

/** The time step whose code this is, or null when the code belongs to none of the accepted steps. */
export function stepOf(secret: string, code: string, now: Date): number | null {
  const timestamp = now.getTime();
  const delta = totp(secret).validate({ token: code, timestamp, window: WINDOW });
  return delta === null ? null : TOTP.counter({ period: PERIOD, timestamp }) + delta;
}

function totp(secret: string, label = ''): TOTP {
  return new TOTP({
    issuer: SITE_NAME,
    label,
    secret: Secret.fromBase32(secret),
    algorithm: ALGORITHM,
    digits: DIGITS,
    period: PERIOD,
  });
}
