import { HOUR, MINUTE } from '@kimari/common/durations';

/** Milliseconds before the second attempt; each further wait is twice as long, up to a longest one. */
const FIRST_WAIT = MINUTE;
/** Times that a mail is tried at least. */
const LEAST_ATTEMPTS = 10;

/**
 * Why an attempt failed: there was no server to ask · it asked to come back later, which may be about this mail or about all ·
 * it refused this mail.
 */
export type Trouble = 'away' | 'later' | 'refused';
/** What a mail waits for after a failed attempt: that the server takes mail again, or that it judges this one otherwise. */
export type WaitsFor = 'server' | 'verdict';

/** A failed attempt to send a mail. */
export type Failure = { readonly attempts: number; readonly createdAt: Date; readonly trouble: Trouble };

/**
 * The longest wait for the next attempt and for the last one, from the making of the mail; milliseconds. An outage ends for
 * all mail at once, and people wait for it: soon after, all of it has been sent.
 */
const PATIENCE = {
  away: { longest: 5 * MINUTE, last: 48 * HOUR },
  later: { longest: HOUR, last: 48 * HOUR },
  refused: { longest: 15 * MINUTE, last: 5 * HOUR },
} as const;

/** No mail waits longer than this for its next attempt, whatever a wrong clock has written; milliseconds. */
export const LONGEST_WAIT = HOUR;

/** How often a server that took no mail last time is asked with one that is not due; milliseconds. */
export const PROBE_INTERVAL = MINUTE;

/** When to try a mail again; null when it is time to give up. */
export function nextAttempt({ attempts, createdAt, trouble }: Failure, now: Date): Date | null {
  const { longest, last } = PATIENCE[trouble];
  const next = new Date(now.getTime() + Math.min(FIRST_WAIT * 2 ** (attempts - 1), longest));
  const isLate = next.getTime() > createdAt.getTime() + last;
  return isLate && attempts >= LEAST_ATTEMPTS ? null : next;
}

const SHUTTING_DOWN = 421;
/** Codes of nodemailer for what a server answers about one mail. */
const ABOUT_ONE_MAIL = new Set(['EENVELOPE', 'EMESSAGE', 'ESTREAM']);

/** Why sending failed: no connection, no room and a wrong password are what any other mail would have met as well. */
export function troubleOf(error: unknown): Trouble {
  if (!(error instanceof Error) || !('code' in error) || typeof error.code !== 'string') return 'refused';
  const answer = 'responseCode' in error ? error.responseCode : undefined;
  if (answer === SHUTTING_DOWN || !ABOUT_ONE_MAIL.has(error.code)) return 'away';
  return typeof answer === 'number' && answer >= 400 && answer < 500 ? 'later' : 'refused';
}

/** What ends the wait of a mail after a failed attempt. */
export function waitsFor(trouble: Trouble): WaitsFor {
  return trouble === 'refused' ? 'verdict' : 'server';
}
