import { setTimeout as wait } from 'node:timers/promises';
import { Inject, Injectable } from '@nestjs/common';
import type { Logger } from 'pino';
import { Clock } from '../clock';
import { isDatabaseOutage } from '../errors/database-errors';
import { LOGGER } from '../logging/logging.module';
import { type Grant, RateLimitsRepository } from './rate-limits.repository';
import { limitOf, quotaOf, type RateLimit, type RateLimitName, windowOf } from './rate-limit-table';

/** The result of a use; milliseconds. */
export type Spending = {
  readonly isAllowed: boolean;
  readonly remaining: number;
  readonly resetIn: number;
  readonly retryIn: number;
};

/** Points that this process may spend without the store. */
type Lease = {
  left: number;
  /** Points spent by this process since the window began. */
  spent: number;
  /** Points left in the store when the lease was granted. */
  readonly storeRemaining: number;
  /** Epoch milliseconds at which it was granted: when the clock is set back, the lease is from the future, and void. */
  readonly takenAt: number;
  /** Epoch milliseconds at which unspent points expire. */
  readonly endsAt: number;
  readonly resetAt: number;
  /** Points that the store could not grant, and until when asking for as many is pointless. */
  readonly missing: number;
  readonly missingUntil: number;
};

type Holding = Pick<Lease, 'left' | 'spent'>;

const NOTHING: Holding = { left: 0, spent: 0 };

/** A lease takes 1/8 of the remaining points, so that few lie idle when the quota is nearly exhausted. */
const LEASE_DIVISOR = 8;
/** Milliseconds that a process may hold points of a bucket, which refills meanwhile. */
const BUCKET_LEASE = 5000;
/** Milliseconds for which a refusal is cached; Retry-After has whole seconds anyway. */
const REFUSAL_TTL = 1000;
/** Milliseconds to wait for the store, and to avoid it after a failure. */
const STORE_TIMEOUT = 1500;
const OUTAGE_BACKOFF = 5000;
const MAX_LEASES = 50_000;

/**
 * Enforces limits that apply to every request. Each process leases blocks of points from the store and spends them locally,
 * so that most requests need no statement. All processes together never exceed a limit; a single one can use all of it.
 */
@Injectable()
export class RateLimitLeases {
  private readonly leases = new Map<string, Lease>();
  private readonly renewals = new Map<string, Promise<Lease>>();
  private storeAwayUntil = 0;

  constructor(
    @Inject(RateLimitsRepository) private readonly store: Pick<RateLimitsRepository, 'take'>,
    private readonly clock: Clock,
    @Inject(LOGGER) private readonly logger: Pick<Logger, 'warn'>,
  ) {}

  /** Spends `cost` points if they are available, otherwise none. */
  async spend(name: RateLimitName, key: string, cost: number): Promise<Spending> {
    const limit = limitOf(name);
    const points = Math.min(cost, quotaOf(limit));
    const id = `${name} ${key}`;
    for (;;) {
      const now = this.clock.now().getTime();
      const lease = this.leases.get(id);
      if (lease && isCurrent(lease, now)) {
        if (lease.left >= points) {
          lease.left -= points;
          lease.spent += points;
          return spendingOf(lease, limit, true, now);
        }
        if (lease.missingUntil > now && points - lease.left >= lease.missing)
          return spendingOf(lease, limit, false, now);
      }
      await (this.renewals.get(id) ?? this.renew(id, name, key, points));
    }
  }

  private renew(id: string, name: RateLimitName, key: string, points: number): Promise<Lease> {
    const renewal = this.nextLease(id, name, key, points).finally(() => this.renewals.delete(id));
    this.renewals.set(id, renewal);
    return renewal;
  }

  private async nextLease(id: string, name: RateLimitName, key: string, points: number): Promise<Lease> {
    const limit = limitOf(name);
    const held = this.currentLease(id);
    const least = points - (held?.left ?? 0);
    const wanted = Math.max(least, Math.ceil((held?.storeRemaining ?? quotaOf(limit)) / LEASE_DIVISOR));
    const grant = await this.take(name, key, wanted, least);
    const now = this.clock.now().getTime();
    const before = this.currentLease(id) ?? NOTHING;
    const lease = grant ? leaseOf(grant, limit, before, least, now) : localLease(limit, before, now);
    // Reinsertion keeps the map ordered by age, so that the oldest lease is evicted first.
    this.leases.delete(id);
    this.leases.set(id, lease);
    if (this.leases.size > MAX_LEASES) this.leases.delete(this.leases.keys().next().value ?? id);
    return lease;
  }

  private currentLease(id: string): Lease | undefined {
    const lease = this.leases.get(id);
    return lease && isCurrent(lease, this.clock.now().getTime()) ? lease : undefined;
  }

  /** Returns null while the store is unavailable; each process then counts locally. */
  private async take(name: RateLimitName, key: string, wanted: number, least: number): Promise<Grant | null> {
    if (performance.now() < this.storeAwayUntil) return null;
    const timeout = new AbortController();
    const taking = this.store.take(name, key, wanted, least);
    try {
      const late = wait(STORE_TIMEOUT, null, { signal: timeout.signal, ref: false }).catch(() => null);
      const grant = await Promise.race([taking, late]);
      if (grant) return grant;
      taking.catch(() => undefined);
      this.backOff(new Error('Rate limits: PostgreSQL takes too long'));
    } catch (error) {
      if (!isDatabaseOutage(error)) throw error;
      this.backOff(error);
    } finally {
      timeout.abort();
    }
    return null;
  }

  private backOff(error: unknown): void {
    this.storeAwayUntil = performance.now() + OUTAGE_BACKOFF;
    this.logger.warn(
      { err: error },
      'rate limits are counted by each process on its own until the database is back',
    );
  }
}

function isCurrent({ takenAt, endsAt }: Lease, now: number): boolean {
  return takenAt <= now && now < endsAt;
}

function leaseOf(grant: Grant, limit: RateLimit, held: Holding, least: number, now: number): Lease {
  const resetAt = now + grant.resetIn;
  const missingFor = grant.granted === 0 ? Math.max(grant.retryIn, REFUSAL_TTL) : 0;
  return {
    left: held.left + grant.granted,
    spent: held.spent,
    storeRemaining: grant.remaining,
    takenAt: now,
    endsAt: 'burst' in limit ? now + Math.max(BUCKET_LEASE, missingFor) : resetAt,
    resetAt,
    missing: least,
    missingUntil: now + missingFor,
  };
}

/** A lease without the store: the whole quota for one window, minus the points already spent. */
function localLease(limit: RateLimit, held: Holding, now: number): Lease {
  const resetAt = now + windowOf(limit) * 1000;
  return {
    left: quotaOf(limit) - held.spent,
    spent: held.spent,
    storeRemaining: 0,
    takenAt: now,
    endsAt: resetAt,
    resetAt,
    missing: 1,
    missingUntil: resetAt,
  };
}

function spendingOf(lease: Lease, limit: RateLimit, isAllowed: boolean, now: number): Spending {
  const remaining = lease.left + lease.storeRemaining;
  const resetIn =
    'burst' in limit ? (limit.burst - remaining) * limit.refill * 1000 : Math.max(0, lease.resetAt - now);
  return { isAllowed, remaining, resetIn, retryIn: isAllowed ? 0 : lease.missingUntil - now };
}
