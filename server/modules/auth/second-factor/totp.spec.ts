import { Secret, TOTP } from 'otpauth';
import { createSecret, keyUri, stepOf } from './totp';

/** The secret of the test vectors in RFC 6238, appendix B. */
const SECRET = new Secret({ buffer: new TextEncoder().encode('12345678901234567890').buffer }).base32;

describe('TOTP', () => {
  it.each([
    [59, '287082'],
    [1_111_111_109, '081804'],
    [1_111_111_111, '050471'],
    [1_234_567_890, '005924'],
    [2_000_000_000, '279037'],
    [20_000_000_000, '353130'],
  ])('agrees with the RFC at %d', (seconds, code) => {
    expect(stepOf(SECRET, code, new Date(seconds * 1000))).toBe(Math.floor(seconds / 30));
  });

  it('accepts the step before and after, and no other', () => {
    const at = (seconds: number) => new Date(seconds * 1000);
    const code = TOTP.generate({ secret: Secret.fromBase32(SECRET), timestamp: 900_000 });
    expect([840, 870, 900, 959, 960].map((seconds) => stepOf(SECRET, code, at(seconds)))).toEqual([
      null,
      30,
      30,
      30,
      null,
    ]);
  });

  it('has secrets of 160 bits, and an address that names site and account', () => {
    const secret = createSecret();
    expect(secret).toMatch(/^[A-Z2-7]{32}$/);
    expect(keyUri(secret, 'sora')).toBe(
      `otpauth://totp/Kimari:sora?issuer=Kimari&secret=${secret}&algorithm=SHA1&digits=6&period=30`,
    );
  });
});
