import { createHmac } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { RateLimiterPostgres } from 'rate-limiter-flexible';
import { Clock } from '../clock';
import { ENV } from '../config/config.module';
import type { Env } from '../config/env';
import { deriveKey } from '../crypto/derive-key';
import { ReservedPool } from '../database/reserved-pool';
import { type BurstLimit, limitOf, quotaOf, type RateLimitName, type WindowLimit } from './rate-limit-table';

/** What the store gave; milliseconds. */
export type Grant = {
  readonly granted: number;
  /** What is left for others and for later. */
  readonly remaining: number;
  /** Until the allowance is whole again. */
  readonly resetIn: number;
  /** Until what was asked for can be given, where it was not. */
  readonly retryIn: number;
};

const TABLE = 'rate_limits';

/**
 * A token bucket in one number (GCRA, the generic cell rate algorithm): `expire` is the moment at which the bucket is full
 * again, so that an expired row says nothing, as for windows. `$1` key, `$2` now, `$3` milliseconds for a point to
 * come back, `$4` points of a full bucket, `$5` points wanted, `$6` points without which none are taken.
 */
const FREE = `($2::bigint + $3::bigint * $4::bigint - greatest(r.expire, $2::bigint)) / $3::bigint`;
const GRANTED = `case when ${FREE} >= $6::bigint then least(${FREE}, $5::bigint) else 0 end`;
const TAKE_FROM_BUCKET = `
  insert into ${TABLE} as r (key, points, expire) values ($1, $5::bigint, $2::bigint + $3::bigint * $5::bigint)
  on conflict (key) do update set points = ${GRANTED}, expire = greatest(r.expire, $2::bigint) + $3::bigint * (${GRANTED})
  returning points::int as granted, expire::float8 as "fullAt"`;
const PUT_INTO_BUCKET = `update ${TABLE} set expire = expire - $2::bigint where key = $1`;
/** A window that has ended meanwhile starts anew by itself. */
const PUT_INTO_WINDOW = `update ${TABLE} set points = points - $2::int where key = $1 and points >= $2::int`;

/** Allowances in PostgreSQL, shared by all processes and exact. Windows are rate-limiter-flexible's, buckets a statement of their own. */
@Injectable()
export class RateLimitsRepository {
  private readonly keySecret: Buffer;
  private readonly windows = new Map<RateLimitName, RateLimiterPostgres>();

  constructor(
    private readonly database: ReservedPool,
    private readonly clock: Clock,
    @Inject(ENV) env: Pick<Env, 'JWT_SECRET'>,
  ) {
    this.keySecret = deriveKey(env.JWT_SECRET, 'rate-limits/v1');
  }

  /** Takes up to `wanted` points, none if fewer than `least` are there. */
  take(name: RateLimitName, key: string, wanted: number, least: number): Promise<Grant> {
    const limit = limitOf(name);
    return 'burst' in limit
      ? this.takeFromBucket(name, limit, key, Math.min(wanted, limit.burst), least)
      : this.takeFromWindow(name, limit, key, wanted, least);
  }

  /** Puts points back that turned out not to count. */
  async giveBack(name: RateLimitName, key: string, points: number): Promise<void> {
    const limit = limitOf(name);
    const [statement, amount] =
      'burst' in limit ? [PUT_INTO_BUCKET, points * limit.refill * 1000] : [PUT_INTO_WINDOW, points];
    await this.database.pool.query(statement, [this.storedKey(name, key), amount]);
  }

  private async takeFromWindow(
    name: RateLimitName,
    limit: WindowLimit,
    key: string,
    wanted: number,
    least: number,
  ): Promise<Grant> {
    const { consumedPoints, msBeforeNext } = await this.window(name, limit).penalty(this.digest(key), wanted);
    const free = limit.points - (consumedPoints - wanted);
    const granted = free >= least ? Math.min(wanted, free) : 0;
    // What nobody gets must not be missing for those who come next.
    if (granted < wanted) await this.giveBack(name, key, wanted - granted);
    return {
      granted,
      remaining: Math.max(0, free - granted),
      resetIn: msBeforeNext,
      retryIn: msBeforeNext,
    };
  }

  private async takeFromBucket(
    name: RateLimitName,
    limit: BurstLimit,
    key: string,
    wanted: number,
    least: number,
  ): Promise<Grant> {
    const now = this.clock.now().getTime();
    const refill = limit.refill * 1000;
    const { rows } = await this.database.pool.query<{ granted: number; fullAt: number }>({
      name: 'take-from-bucket',
      text: TAKE_FROM_BUCKET,
      values: [this.storedKey(name, key), now, refill, quotaOf(limit), wanted, least],
    });
    const { granted, fullAt } = rows[0] ?? { granted: 0, fullAt: now };
    const resetIn = Math.max(0, fullAt - now);
    const remaining = Math.floor((refill * limit.burst - resetIn) / refill);
    return { granted, remaining, resetIn, retryIn: resetIn + refill * (least - limit.burst) };
  }

  private window(name: RateLimitName, { points, duration }: WindowLimit): RateLimiterPostgres {
    let window = this.windows.get(name);
    if (!window) {
      window = new RateLimiterPostgres({
        storeClient: this.database.pool,
        storeType: 'pool',
        tableName: TABLE,
        tableCreated: true,
        // The purge task does it.
        clearExpiredByTimeout: false,
        keyPrefix: name,
        points,
        duration,
      });
      this.windows.set(name, window);
    }
    return window;
  }

  /** As rate-limiter-flexible writes it. */
  private storedKey(name: RateLimitName, key: string): string {
    return `${name}:${this.digest(key)}`;
  }

  /** Addresses of people are not kept in plain text for the sake of counting. */
  private digest(key: string): string {
    return createHmac('sha256', this.keySecret).update(key).digest('base64url');
  }
}
