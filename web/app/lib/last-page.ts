import { LIMITS } from '@kimari/common/limits';

/** The last page with an address: entries beyond it have no page of their own. */
export function lastReachable(pageSize: number): number {
  return Math.floor(LIMITS.offset.max / pageSize) + 1;
}
