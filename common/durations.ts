/** Milliseconds. */
export const SECOND = 1000;
export const MINUTE = 60 * SECOND;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;

/** The same in whole seconds, for HTTP headers, cookies and rate limits. */
export function inSeconds(milliseconds: number): number {
  return Math.round(milliseconds / SECOND);
}

/** Whole seconds. */
export const SECONDS_PER = {
  minute: inSeconds(MINUTE),
  hour: inSeconds(HOUR),
  day: inSeconds(DAY),
  year: inSeconds(365 * DAY),
} as const;
