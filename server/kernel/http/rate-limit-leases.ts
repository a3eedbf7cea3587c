import { setTimeout as wait } from 'node:timers/promises';
import { Inject, Injectable } from '@nestjs/common';
import type { Logger } from 'pino';
import { Clock } from '../clock';
import { isDatabaseOutage } from '../errors/database-errors';
import { LOGGER } from '../logging/logging.module';
import { type Grant, RateLimitsRepository } from './rate-limits.repository';
import { limitOf, quotaOf, type RateLimit, type RateLimitName, windowOf } from './rate-limit-table';

/** What became of a use; milliseconds. */
export type Spending = {
  readonly isAllowed: boolean;
  readonly remaining: number;
  readonly resetIn: number;
  readonly retryIn: number;
};

/** Points that this process may spend by itself. */
type Lease = {
  left: number;
  /** What has been spent here since the window began. */
  spent: number;
  /** What the store had left when the lease was made. */
  readonly others: number;
  /** Milliseconds since 1970: unspent points are void from then on. */
  readonly endsAt: number;
  readonly resetAt: number;
  /** How many points the store could not give, and until when it need not be asked for as many again. */
  readonly missing: number;
  readonly missingUntil: number;
};

type Holding = Pick<Lease, 'left' | 'spent'>;

const NOTHING: Holding = { left: 0, spent: 0 };

/** A process takes one part in this many of what is left, so that little lies idle when all is nearly used up. */
const SHARE = 8;
/** Milliseconds that points of a bucket may lie in a process: they come back in the bucket meanwhile. */
const BUCKET_LEASE = 5000;
/** Milliseconds for which a refusal needs no statement; clients are told whole seconds anyway. */
const REFUSAL_KEPT = 1000;
/** Milliseconds that an answer waits for the store, and that the store is left alone after it has failed. */
const PATIENCE = 1500;
const REST_AFTER_OUTAGE = 5000;
const MOST_LEASES = 50_000;

/**
 * Limits that are asked about at every request: blocks of points are taken out of the store and spent here, so that most
 * requests cost no statement. What all processes spend together never passes the limit; one process alone can spend all of it.
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

  /** Spends `cost` points, or none. */
  async spend(name: RateLimitName, key: string, cost: number): Promise<Spending> {
    const limit = limitOf(name);
    const points = Math.min(cost, quotaOf(limit));
    const id = `${name} ${key}`;
    for (;;) {
      const now = this.clock.now().getTime();
      const lease = this.leases.get(id);
      if (lease && lease.endsAt > now) {
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
    const held = this.heldNow(id);
    const least = points - (held?.left ?? 0);
    const wanted = Math.max(least, Math.ceil((held?.others ?? quotaOf(limit)) / SHARE));
    const grant = await this.take(name, key, wanted, least);
    const now = this.clock.now().getTime();
    const before = this.heldNow(id) ?? NOTHING;
    const lease = grant ? leaseOf(grant, limit, before, least, now) : leaseAlone(limit, before, now);
    // The oldest first: a map keeps its entries in the order in which they came.
    this.leases.delete(id);
    this.leases.set(id, lease);
    if (this.leases.size > MOST_LEASES) this.leases.delete(this.leases.keys().next().value ?? id);
    return lease;
  }

  private heldNow(id: string): Lease | undefined {
    const lease = this.leases.get(id);
    return lease && lease.endsAt > this.clock.now().getTime() ? lease : undefined;
  }

  /** Null while the store is away: reads go on, and each process counts for itself. */
  private async take(name: RateLimitName, key: string, wanted: number, least: number): Promise<Grant | null> {
    if (performance.now() < this.storeAwayUntil) return null;
    const giveUp = new AbortController();
    const taking = this.store.take(name, key, wanted, least);
    try {
      const late = wait(PATIENCE, null, { signal: giveUp.signal, ref: false }).catch(() => null);
      const grant = await Promise.race([taking, late]);
      if (grant) return grant;
      taking.catch(() => undefined);
      this.leaveAlone(new Error('Rate limits: PostgreSQL takes too long'));
    } catch (error) {
      if (!isDatabaseOutage(error)) throw error;
      this.leaveAlone(error);
    } finally {
      giveUp.abort();
    }
    return null;
  }

  private leaveAlone(error: unknown): void {
    this.storeAwayUntil = performance.now() + REST_AFTER_OUTAGE;
    this.logger.warn({ err: error }, 'rate limits of reads are counted by each process alone');
  }
}

function leaseOf(grant: Grant, limit: RateLimit, held: Holding, least: number, now: number): Lease {
  const resetAt = now + grant.resetIn;
  const missingFor = grant.granted === 0 ? Math.max(grant.retryIn, REFUSAL_KEPT) : 0;
  return {
    left: held.left + grant.granted,
    spent: held.spent,
    others: grant.remaining,
    endsAt: 'burst' in limit ? now + Math.max(BUCKET_LEASE, missingFor) : resetAt,
    resetAt,
    missing: least,
    missingUntil: now + missingFor,
  };
}

/** The whole allowance for this process, once within its time, less what it has spent. */
function leaseAlone(limit: RateLimit, held: Holding, now: number): Lease {
  const resetAt = now + windowOf(limit) * 1000;
  return {
    left: quotaOf(limit) - held.spent,
    spent: held.spent,
    others: 0,
    endsAt: resetAt,
    resetAt,
    missing: 1,
    missingUntil: resetAt,
  };
}

function spendingOf(lease: Lease, limit: RateLimit, isAllowed: boolean, now: number): Spending {
  const remaining = lease.left + lease.others;
  const resetIn =
    'burst' in limit ? (limit.burst - remaining) * limit.refill * 1000 : Math.max(0, lease.resetAt - now);
  return { isAllowed, remaining, resetIn, retryIn: isAllowed ? 0 : lease.missingUntil - now };
}
