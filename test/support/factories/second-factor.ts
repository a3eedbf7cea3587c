import { Secret, TOTP } from 'otpauth';
import { Clock } from '../../../server/kernel/clock';
import type { TestApp } from '../app';
import { as } from '../as';
import type { TestUser } from './user';

/** A second factor that is on. */
export type TestSecondFactor = {
  /** Base32, as an authenticator app keeps it. */
  readonly secret: string;
  readonly recoveryCodes: readonly string[];
  /** The code that has turned the factor on, and is used up. */
  readonly usedCode: string;
  /** The code of the authenticator app now, or so many time steps later. */
  code(steps?: number): string;
};

/** Milliseconds of a time step. */
export const TIME_STEP = 30_000;

/** Sets up a second factor through the API; its first time step is used up. */
export async function aSecondFactor(app: TestApp, user: TestUser): Promise<TestSecondFactor> {
  const { secret } = (
    await as(app, user).post('/api/auth/second-factor/begin', { password: user.password }).expect(200)
  ).body as { secret: string };
  const code = codesOf(app, secret);
  const usedCode = code();
  const { recoveryCodes } = (
    await as(app, user).post('/api/auth/second-factor/confirm', { code: usedCode }).expect(200)
  ).body as { recoveryCodes: string[] };
  await as(app, user).post('/api/auth/second-factor/enable').expect(200);
  return { secret, recoveryCodes, usedCode, code };
}

/** An authenticator app with this secret, whose clock is that of the server. */
export function codesOf(app: TestApp, secret: string): TestSecondFactor['code'] {
  const clock = app.nest.get(Clock, { strict: false });
  return (steps = 0) =>
    TOTP.generate({
      secret: Secret.fromBase32(secret),
      timestamp: clock.now().getTime() + steps * TIME_STEP,
    });
}
