import { LIMITS } from '@kimari/common/limits';

/** The last page that can be asked for: entries further on have no page of their own. */
export function lastReachable(pageSize: number): number {
  return Math.floor(LIMITS.offset.max / pageSize) + 1;
}
