import { MAX_WAIT_SECONDS } from '../registry/client';
import type { Quota } from '../registry/quotas';

/** Estimates how long publishing several rules takes under the registry's limits. */
export type Estimate = {
  readonly count: number;
  /** Number of publications that pass without waiting. */
  readonly atOnce: number;
  /** Number of publications before the registry asks for a longer pause than the program accepts. */
  readonly inOneRun: number;
  /** Seconds of waiting until those are published. */
  readonly seconds: number;
  /** Seconds from now until the others can begin; null when there are none. */
  readonly nextRun: number | null;
};

/** Limits that refill one by one; all others are free again all at once. */
const REFILLED: ReadonlySet<string> = new Set(['createsByUser', 'updatesByUser']);

/** True when the program waits until the quota is refilled instead of ending. */
const isWaitedFor = (quota: Quota): boolean => REFILLED.has(quota.name) && pace(quota) <= MAX_WAIT_SECONDS;

/** Which limits a kind of publication uses. */
const LIMITS_OF = {
  create: ['createsByUser', 'createsByUserDaily'],
  version: ['updatesByUser'],
  details: ['updatesByUser'],
} as const;

export type Counts = Readonly<Record<keyof typeof LIMITS_OF, number>>;

/** Null where no limit is in the way, or the registry says nothing of its limits. */
export function estimate(counts: Counts, quotas: readonly Quota[]): Estimate | null {
  const kinds = Object.keys(LIMITS_OF) as (keyof typeof LIMITS_OF)[];
  const uses = quotas.map((quota) => {
    const own = kinds.filter((kind) => (LIMITS_OF[kind] as readonly string[]).includes(quota.name));
    return { quota, count: own.reduce((sum, kind) => sum + counts[kind], 0) };
  });
  const exceeded = uses.filter(({ quota, count }) => count > quota.remaining);
  if (exceeded.length === 0) return null;
  const count = kinds.reduce((sum, kind) => sum + counts[kind], 0);
  const over = (use: (typeof uses)[number]) => use.count - use.quota.remaining;
  const whole = exceeded.filter(({ quota }) => !isWaitedFor(quota));
  const left = Math.max(0, ...whole.map(over));
  const waits = exceeded
    .filter(({ quota }) => isWaitedFor(quota))
    .map((use) => Math.max(0, over(use) - left) * pace(use.quota));
  return {
    count,
    atOnce: count - Math.max(...exceeded.map(over)),
    inOneRun: count - left,
    seconds: Math.ceil(Math.max(0, ...waits)),
    nextRun:
      left === 0
        ? null
        : Math.max(...whole.map(({ quota: { reset, window } }) => (reset > 0 ? reset : window))),
  };
}

/** Seconds for one more. */
function pace({ quota, window }: Quota): number {
  return window / Math.max(1, quota);
}
