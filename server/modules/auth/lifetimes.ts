import { DAY, HOUR, MINUTE, SECOND } from '@kimari/common/durations';

/** Lifetimes in milliseconds. */
export const LIFETIMES = {
  accessToken: 15 * MINUTE,
  /** A session ends when it is not refreshed within `idle`, and always after `absolute`. */
  rememberedSession: { idle: 14 * DAY, absolute: 30 * DAY },
  session: { idle: 12 * HOUR, absolute: 24 * HOUR },
  /** How long a used refresh token returns the result of its first use, for concurrent requests. */
  refreshGrace: 10 * SECOND,
  verificationLink: DAY,
  emailChangeLink: DAY,
  passwordResetLink: 30 * MINUTE,
  /** From leaving for a provider to coming back. */
  socialFlow: 10 * MINUTE,
  /** From coming back to choosing a username. */
  socialSignUp: 15 * MINUTE,
  cliToken: 90 * DAY,
  /** How long a sign-in waits for the second factor, and a setup of one for its next step. */
  secondFactorChallenge: 10 * MINUTE,
  secondFactorSetup: 30 * MINUTE,
  /** How long a network and a browser count as known after a sign-in. */
  knownNetwork: 90 * DAY,
  knownDevice: 365 * DAY,
} as const;

/** Milliseconds by which a fresh time stamp may lie in the future. */
const TOLERANCE = MINUTE;

/** Whether a time lies within the last `milliseconds`. One in the future was stored by a wrong clock, and may be any age. */
export function isWithin(milliseconds: number, time: Date, now: Date): boolean {
  const age = now.getTime() - time.getTime();
  return age <= milliseconds && age >= -TOLERANCE;
}

/** Adds milliseconds to a time. */
export function later(time: Date, milliseconds: number): Date {
  return new Date(time.getTime() + milliseconds);
}
