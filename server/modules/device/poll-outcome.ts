import { createHash, timingSafeEqual } from 'node:crypto';
import { SECOND } from '@kimari/common/durations';
import type { DeviceRequest } from './device-request.entity';
import type { PollRefusal } from './device.result';

/** Seconds by which a poll that comes too soon lengthens the interval (RFC 8628 §3.5). */
export const SLOW_DOWN_STEP = 5;
/** How much sooner than the interval a poll may come, in milliseconds: clocks and networks are not exact. */
const TOLERANCE = SECOND / 2;

/** A tool's polling request. */
export type Poll = {
  readonly clientId: string;
  readonly codeVerifier?: string | undefined;
};

/** The answer to a poll; the order of the checks is that of the contract. */
export function judgePoll(request: DeviceRequest | null, poll: Poll, now: Date): PollRefusal | 'approved' {
  if (request === null || request.state === 'consumed' || !isFromItsClient(request, poll)) return 'unknown';
  if (request.expiresAt <= now) return 'expired';
  if (request.state === 'denied') return 'denied';
  if (isTooSoon(request, now)) return 'too-soon';
  return request.state;
}

function isFromItsClient({ clientId, codeChallenge }: DeviceRequest, poll: Poll): boolean {
  if (clientId !== poll.clientId) return false;
  return codeChallenge === null || matches(codeChallenge, poll.codeVerifier ?? '');
}

/** RFC 7636 §4.6, method S256. */
function matches(challenge: string, verifier: string): boolean {
  const digest = createHash('sha256').update(verifier).digest();
  const expected = Buffer.from(challenge, 'base64url');
  return expected.length === digest.length && timingSafeEqual(expected, digest);
}

function isTooSoon({ polledAt, pollInterval }: DeviceRequest, now: Date): boolean {
  // A poll from the future was noted while the clock was wrong.
  if (polledAt === null || polledAt > now) return false;
  return now.getTime() - polledAt.getTime() < pollInterval * SECOND - TOLERANCE;
}
