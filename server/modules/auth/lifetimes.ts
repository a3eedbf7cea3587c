const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** How long things are valid; milliseconds. */
export const LIFETIMES = {
  accessToken: 15 * MINUTE,
  /** A session ends when it is not refreshed for `idle`, and in any case after `absolute`. */
  rememberedSession: { idle: 14 * DAY, absolute: 30 * DAY },
  session: { idle: 12 * HOUR, absolute: 24 * HOUR },
  /** How long a used refresh token still gets the answer of its first use, for requests that were sent together. */
  refreshGrace: 10 * SECOND,
  verificationLink: DAY,
  cliToken: 90 * DAY,
  /** How long a network and a browser from which somebody signed in count as theirs. */
  knownNetwork: 90 * DAY,
  knownDevice: 365 * DAY,
} as const;

/** A moment so many milliseconds later. */
export function later(time: Date, milliseconds: number): Date {
  return new Date(time.getTime() + milliseconds);
}
