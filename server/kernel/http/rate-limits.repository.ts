import { createHmac } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { ENV } from '../config/config.module';
import type { Env } from '../config/env';
import { deriveKey } from '../crypto/derive-key';
import { ReservedPool } from '../database/reserved-pool';
import type { LimitState } from './rate-limit-headers';
import {
  type BurstLimit,
  limitOf,
  type RateLimit,
  type RateLimitName,
  type WindowLimit,
} from './rate-limit-table';

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
 * All processes use the database's clock, fixed during a statement. That clock may have been wrong as well, so each
 * statement caps `expire` at what its limit can produce, and writes it back corrected.
 */
const NOW = `(extract(epoch from statement_timestamp()) * 1000)::bigint`;

/**
 * A token bucket stored as one number (GCRA, the generic cell rate algorithm): `expire` is the time at which the bucket is
 * full again, so an expired row can be deleted, as for windows. `$1` key, `$2` milliseconds per refilled point, which are no
 * whole number where an operator has set a limit, `$3` bucket size, `$4` points wanted, `$5` minimum points, below which none
 * are taken. Rounding up never grants more than the limit; what a division of floating-point numbers loses is added again.
 */
const TIME_OF = (points: string): string => `ceil($2::float8 * (${points}) - 1e-6)::bigint`;
const FULL_AT = `least(greatest(r.expire, ${NOW}), ${NOW} + ${TIME_OF('$3::bigint')})`;
const FREE = `floor((${NOW} + ${TIME_OF('$3::bigint')} - ${FULL_AT}) / $2::float8 + 1e-6)::bigint`;
const GRANTED = `case when ${FREE} >= $5::bigint then least(${FREE}, $4::bigint) else 0 end`;
const TAKE_FROM_BUCKET = `
  insert into ${TABLE} as r (key, points, expire) values ($1, $4::bigint, ${NOW} + ${TIME_OF('$4::bigint')})
  on conflict (key) do update set points = ${GRANTED}, expire = ${FULL_AT} + ${TIME_OF(GRANTED)}
  returning points::int as granted, (expire - ${NOW})::float8 as "resetIn"`;
const PUT_INTO_BUCKET = `update ${TABLE} set expire = expire - floor($2::float8)::bigint where key = $1`;

/** A window from its first use to `expire`. `$1` key, `$2` milliseconds that it lasts, `$3` points, also those that are too many. */
const COUNT_IN_WINDOW = `
  insert into ${TABLE} as r (key, points, expire) values ($1, $3::int, ${NOW} + $2::bigint)
  on conflict (key) do update set
    points = case when r.expire <= ${NOW} then $3::int else r.points + $3::int end,
    expire = case when r.expire <= ${NOW} then ${NOW} + $2::bigint else least(r.expire, ${NOW} + $2::bigint) end
  returning points, (expire - ${NOW})::float8 as "resetIn"`;
/** Does nothing when the window has ended meanwhile and started again. */
const PUT_INTO_WINDOW = `update ${TABLE} set points = points - $2::int where key = $1 and points >= $2::int`;

const LOOK = `select key, points, greatest(expire - ${NOW}, 0)::float8 as "resetIn" from ${TABLE} where key = any ($1)`;

type StoredLimit = { readonly key: string; readonly points: number; readonly resetIn: number };

/** Exact rate limits in PostgreSQL, shared by all processes. */
@Injectable()
export class RateLimitsRepository {
  private readonly keySecret: Buffer;

  constructor(
    private readonly database: ReservedPool,
    @Inject(ENV) env: Pick<Env, 'JWT_SECRET'>,
  ) {
    this.keySecret = deriveKey(env.JWT_SECRET, 'rate-limits/v1');
  }

  /** Takes up to `wanted` points, but none when fewer than `least` are available. */
  take(name: RateLimitName, key: string, wanted: number, least: number): Promise<Grant> {
    const limit = limitOf(name);
    const stored = this.storedKey(name, key);
    return 'burst' in limit
      ? this.takeFromBucket(stored, limit, Math.min(wanted, limit.burst), least)
      : this.takeFromWindow(stored, limit, wanted, least);
  }

  /** The remaining uses of a key's limits, without taking one. */
  async look(
    names: readonly RateLimitName[],
    key: string,
  ): Promise<readonly (readonly [RateLimitName, LimitState])[]> {
    const keys = new Map(names.map((name) => [name, this.storedKey(name, key)]));
    const { rows } = await this.database.pool.query<StoredLimit>(LOOK, [[...keys.values()]]);
    const stored = new Map(rows.map((row) => [row.key, row]));
    return [...keys].map(([name, storedAs]) => [name, stateOf(limitOf(name), stored.get(storedAs))]);
  }

  /** Returns points that should not have been counted. */
  async giveBack(name: RateLimitName, key: string, points: number): Promise<void> {
    const limit = limitOf(name);
    const [statement, amount] =
      'burst' in limit ? [PUT_INTO_BUCKET, points * limit.refill * 1000] : [PUT_INTO_WINDOW, points];
    await this.database.pool.query(statement, [this.storedKey(name, key), amount]);
  }

  private async takeFromWindow(
    key: string,
    limit: WindowLimit,
    wanted: number,
    least: number,
  ): Promise<Grant> {
    const { rows } = await this.database.pool.query<{ points: number; resetIn: number }>({
      name: 'count-in-window',
      text: COUNT_IN_WINDOW,
      values: [key, limit.duration * 1000, wanted],
    });
    const { points, resetIn } = rows[0] ?? { points: limit.points + wanted, resetIn: 0 };
    const free = limit.points - (points - wanted);
    const granted = free >= least ? Math.min(wanted, free) : 0;
    // Return the points that were counted but not granted.
    if (granted < wanted) await this.database.pool.query(PUT_INTO_WINDOW, [key, wanted - granted]);
    return { granted, remaining: Math.max(0, free - granted), resetIn, retryIn: resetIn };
  }

  private async takeFromBucket(
    key: string,
    limit: BurstLimit,
    wanted: number,
    least: number,
  ): Promise<Grant> {
    const refill = limit.refill * 1000;
    const { rows } = await this.database.pool.query<{ granted: number; resetIn: number }>({
      name: 'take-from-bucket',
      text: TAKE_FROM_BUCKET,
      values: [key, refill, limit.burst, wanted, least],
    });
    const { granted, resetIn } = rows[0] ?? { granted: 0, resetIn: 0 };
    return {
      granted,
      remaining: pointsIn(limit, resetIn),
      resetIn,
      retryIn: resetIn + refill * (least - limit.burst),
    };
  }

  /** Hashes keys, so that the table holds no addresses in plain text. */
  private storedKey(name: RateLimitName, key: string): string {
    return `${name}:${createHmac('sha256', this.keySecret).update(key).digest('base64url')}`;
  }
}

/** The state of a limit that nobody uses now; without a row, it is untouched. */
function stateOf(limit: RateLimit, stored: StoredLimit | undefined): LimitState {
  const { points, resetIn } = stored ?? { points: 0, resetIn: 0 };
  if (!('burst' in limit))
    return { remaining: resetIn === 0 ? limit.points : Math.max(0, limit.points - points), resetIn };
  const used = Math.min(resetIn, limit.burst * limit.refill * 1000);
  return { remaining: pointsIn(limit, used), resetIn: used };
}

/** The points in a bucket that is full again in so many milliseconds. */
function pointsIn({ burst, refill }: BurstLimit, resetIn: number): number {
  return Math.floor(burst - resetIn / (refill * 1000));
}
