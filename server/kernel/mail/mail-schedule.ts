import { HOUR, MINUTE } from '@kimari/common/durations';

/** Milliseconds before the second attempt; each further wait doubles, up to a maximum. */
const FIRST_WAIT = MINUTE;
/** Minimum number of attempts. */
const LEAST_ATTEMPTS = 10;

/**
 * Why an attempt failed. `away`: no server could be reached. `later`: it asked to retry, which may concern this mail or
 * all. `refused`: it refused this mail.
 */
export type Trouble = 'away' | 'later' | 'refused';
/** What a mail waits for after a failed attempt: the server (`server`), or another verdict about this mail (`verdict`). */
export type WaitsFor = 'server' | 'verdict';

/** A failed attempt to send a mail. */
export type Failure = { readonly attempts: number; readonly createdAt: Date; readonly trouble: Trouble };

/**
 * The longest wait between attempts and the age at the last one, in milliseconds. An outage ends for all mail at once,
 * and people wait for their mail, so all of it is sent soon after.
 */
const PATIENCE = {
  away: { longest: 5 * MINUTE, last: 48 * HOUR },
  later: { longest: HOUR, last: 48 * HOUR },
  refused: { longest: 15 * MINUTE, last: 5 * HOUR },
} as const;

/** No mail waits longer than this for its next attempt, whatever time a wrong clock has stored; milliseconds. */
export const LONGEST_WAIT = HOUR;

/** How often a server that failed last time is probed with a mail that is not due yet; milliseconds. */
export const PROBE_INTERVAL = MINUTE;

/** The time of the next attempt; null to give up. */
export function nextAttempt({ attempts, createdAt, trouble }: Failure, now: Date): Date | null {
  const { longest, last } = PATIENCE[trouble];
  const next = new Date(now.getTime() + Math.min(FIRST_WAIT * 2 ** (attempts - 1), longest));
  const isLate = next.getTime() > createdAt.getTime() + last;
  return isLate && attempts >= LEAST_ATTEMPTS ? null : next;
}

const SHUTTING_DOWN = 421;
/** nodemailer's codes for a server's answer about a single mail. */
const ABOUT_ONE_MAIL = new Set(['EENVELOPE', 'EMESSAGE', 'ESTREAM']);

/** Classifies a failure. No connection, no space and a wrong password would affect any other mail as well. */
export function troubleOf(error: unknown): Trouble {
  if (!(error instanceof Error) || !('code' in error) || typeof error.code !== 'string') return 'refused';
  const answer = 'responseCode' in error ? error.responseCode : undefined;
  if (answer === SHUTTING_DOWN || !ABOUT_ONE_MAIL.has(error.code)) return 'away';
  return typeof answer === 'number' && answer >= 400 && answer < 500 ? 'later' : 'refused';
}

/** What a mail waits for after a failed attempt. */
export function waitsFor(trouble: Trouble): WaitsFor {
  return trouble === 'refused' ? 'verdict' : 'server';
}
