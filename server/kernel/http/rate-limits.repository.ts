import { createHmac } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { RateLimiterPostgres } from 'rate-limiter-flexible';
import { Clock } from '../clock';
import { ENV } from '../config/config.module';
import type { Env } from '../config/env';
import { deriveKey } from '../crypto/derive-key';
import { ReservedPool } from '../database/reserved-pool';
import { type BurstLimit, limitOf, quotaOf, type RateLimitName, type WindowLimit } from './rate-limit-table';

/** Points granted by the store; times in milliseconds. */
export type Grant = {
  readonly granted: number;
  /** Points left in the store. */
  readonly remaining: number;
  /** Until the quota is full again. */
  readonly resetIn: number;
  /** Until refused points can be granted. */
  readonly retryIn: number;
};

const TABLE = 'rate_limits';

/**
 * A token bucket stored as one number (GCRA, the generic cell rate algorithm): `expire` is the time at which the bucket is
 * full again, so an expired row can be deleted, as for windows. `$1` key, `$2` now, `$3` milliseconds per refilled point,
 * `$4` bucket size, `$5` points wanted, `$6` minimum points, below which none are taken.
 */
const FREE = `($2::bigint + $3::bigint * $4::bigint - greatest(r.expire, $2::bigint)) / $3::bigint`;
const GRANTED = `case when ${FREE} >= $6::bigint then least(${FREE}, $5::bigint) else 0 end`;
const TAKE_FROM_BUCKET = `
  insert into ${TABLE} as r (key, points, expire) values ($1, $5::bigint, $2::bigint + $3::bigint * $5::bigint)
  on conflict (key) do update set points = ${GRANTED}, expire = greatest(r.expire, $2::bigint) + $3::bigint * (${GRANTED})
  returning points::int as granted, expire::float8 as "fullAt"`;
const PUT_INTO_BUCKET = `update ${TABLE} set expire = expire - $2::bigint where key = $1`;
/** Does nothing when the window has ended meanwhile and started again. */
const PUT_INTO_WINDOW = `update ${TABLE} set points = points - $2::int where key = $1 and points >= $2::int`;

/** Exact rate limits in PostgreSQL, shared by all processes. rate-limiter-flexible counts windows; buckets use our own SQL. */
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

  /** Takes up to `wanted` points, but none when fewer than `least` are available. */
  take(name: RateLimitName, key: string, wanted: number, least: number): Promise<Grant> {
    const limit = limitOf(name);
    return 'burst' in limit
      ? this.takeFromBucket(name, limit, key, Math.min(wanted, limit.burst), least)
      : this.takeFromWindow(name, limit, key, wanted, least);
  }

  /** Returns points that should not have been counted. */
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
    // Return the points that were counted but not granted.
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
        // The purge task deletes expired rows.
        clearExpiredByTimeout: false,
        keyPrefix: name,
        points,
        duration,
      });
      this.windows.set(name, window);
    }
    return window;
  }

  /** The key format of rate-limiter-flexible. */
  private storedKey(name: RateLimitName, key: string): string {
    return `${name}:${this.digest(key)}`;
  }

  /** Hashes keys, so that the table holds no addresses in plain text. */
  private digest(key: string): string {
    return createHmac('sha256', this.keySecret).update(key).digest('base64url');
  }
}
