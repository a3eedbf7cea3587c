import { createHmac } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import { ENV } from '../config/config.module';
import type { Env } from '../config/env';
import { deriveKey } from '../crypto/derive-key';
import { PostgresPool } from '../database/postgres-pool';
import { RateLimited } from '../errors/request.errors';

const MINUTE = 60;
const HOUR = 60 * MINUTE;

/** How often something may happen within so many seconds, counted by what the name says. */
const RATE_LIMITS = {
  loginByAccountAndNetwork: { points: 10, duration: 5 * MINUTE },
  loginByAccount: { points: 50, duration: HOUR },
  loginByHost: { points: 100, duration: 5 * MINUTE },
  registerByHost: { points: 10, duration: HOUR },
  mailByAddress: { points: 3, duration: 6 * HOUR },
  mailByHost: { points: 20, duration: HOUR },
  verifyByHost: { points: 30, duration: 15 * MINUTE },
  refreshByHost: { points: 600, duration: MINUTE },
  checkNameByHost: { points: 60, duration: MINUTE },
} as const;
export type RateLimitName = keyof typeof RATE_LIMITS;

/** A limit and who or what it counts. */
export type RateLimitUse = { readonly limit: RateLimitName; readonly key: string };

/**
 * Named limits, counted in PostgreSQL: exact across processes. Services ask, not edges, so that pages and each alias
 * of a GraphQL operation count like requests of their own. `RATE_LIMIT=off` turns all of them off.
 */
@Injectable()
export class RateLimits {
  private readonly enabled: boolean;
  private readonly keySecret: Buffer;
  private readonly limiters = new Map<RateLimitName, RateLimiterPostgres>();

  constructor(
    private readonly database: PostgresPool,
    @Inject(ENV) env: Env,
  ) {
    this.enabled = env.RATE_LIMIT === 'on';
    this.keySecret = deriveKey(env.JWT_SECRET, 'rate-limits/v1');
  }

  /** Counts one use of each, in order; throws `RateLimited` at the first that is used up. */
  async consume(...uses: readonly RateLimitUse[]): Promise<void> {
    if (!this.enabled) return;
    for (const { limit, key } of uses) {
      try {
        await this.limiter(limit).consume(this.storedKey(key));
      } catch (error) {
        if (!(error instanceof RateLimiterRes)) throw error;
        throw RateLimited({ retryAfter: Math.max(1, Math.ceil(error.msBeforeNext / 1000)) });
      }
    }
  }

  /** Takes back a use that turned out not to count. */
  async giveBack(...uses: readonly RateLimitUse[]): Promise<void> {
    if (!this.enabled) return;
    await Promise.all(uses.map(({ limit, key }) => this.limiter(limit).reward(this.storedKey(key))));
  }

  private limiter(name: RateLimitName): RateLimiterPostgres {
    let limiter = this.limiters.get(name);
    if (!limiter) {
      const { points, duration } = RATE_LIMITS[name];
      limiter = new RateLimiterPostgres({
        storeClient: this.database.pool,
        storeType: 'pool',
        tableName: 'rate_limits',
        tableCreated: true,
        // The purge task does it.
        clearExpiredByTimeout: false,
        keyPrefix: name,
        points,
        duration,
        // A flooding key stops costing statements.
        inMemoryBlockOnConsumed: points + 1,
      });
      this.limiters.set(name, limiter);
    }
    return limiter;
  }

  /** Addresses of people are not kept in plain text for the sake of counting. */
  private storedKey(key: string): string {
    return createHmac('sha256', this.keySecret).update(key).digest('base64url');
  }
}
