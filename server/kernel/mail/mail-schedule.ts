import { HOUR, MINUTE } from '@kimari/common/durations';

/** Milliseconds before the second attempt; each further wait is twice as long, up to a longest one. */
const FIRST_WAIT = MINUTE;
/** Times that a mail is tried at least. */
const LEAST_ATTEMPTS = 10;

/** A failed attempt: by the server that refused this mail, or because there was no server to ask. */
export type Failure = { readonly attempts: number; readonly createdAt: Date; readonly isAway: boolean };

/** The longest wait for the next attempt and for the last one, from the making of the mail; milliseconds. */
const REFUSED = { longest: HOUR, last: 5 * HOUR } as const;
/** An outage ends for all mail at once, and people wait for it: soon after, all of it has been sent. */
const AWAY = { longest: 5 * MINUTE, last: 48 * HOUR } as const;

/** No mail waits longer than this for its next attempt, whatever a wrong clock has written; milliseconds. */
export const LONGEST_WAIT = Math.max(REFUSED.longest, AWAY.longest);

/** When to try a mail again; null when it is time to give up. */
export function nextAttempt({ attempts, createdAt, isAway }: Failure, now: Date): Date | null {
  const { longest, last } = isAway ? AWAY : REFUSED;
  const next = new Date(now.getTime() + Math.min(FIRST_WAIT * 2 ** (attempts - 1), longest));
  const isLate = next.getTime() > createdAt.getTime() + last;
  return isLate && attempts >= LEAST_ATTEMPTS ? null : next;
}

const SHUTTING_DOWN = 421;
/** Codes of nodemailer for what a server answers about one mail. */
const ABOUT_ONE_MAIL = new Set(['EENVELOPE', 'EMESSAGE', 'ESTREAM']);

/** Whether sending failed for a reason that any other mail would have met as well: no connection, no room, a wrong password. */
export function isMailServerAway(error: unknown): boolean {
  if (!(error instanceof Error) || !('code' in error) || typeof error.code !== 'string') return false;
  if ('responseCode' in error && error.responseCode === SHUTTING_DOWN) return true;
  return !ABOUT_ONE_MAIL.has(error.code);
}
