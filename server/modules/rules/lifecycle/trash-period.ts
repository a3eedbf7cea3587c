import { DAY } from '@kimari/common/durations';
import { LIMITS } from '@kimari/common/limits';

/** Milliseconds for which a deleted rule is kept. */
const KEPT = LIMITS.trash.days * DAY;

/** When a rule deleted at this time can no longer be brought back. */
export function expiryOf(deletedAt: Date): Date {
  return new Date(deletedAt.getTime() + KEPT);
}

/** Rules deleted after this time can be brought back. */
export function earliestDeletion(now: Date): Date {
  return new Date(now.getTime() - KEPT);
}
