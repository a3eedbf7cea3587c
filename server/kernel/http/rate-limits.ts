import { Inject, Injectable } from '@nestjs/common';
import type { Origin } from '../../access/actor';
import { ENV } from '../config/config.module';
import type { Env } from '../config/env';
import { RateLimited } from '../errors/request.errors';
import { limitRefusals } from '../metrics/instruments';
import { reportLimit, reportRefusal } from './rate-limit-headers';
import { RateLimitLeases, type Spending } from './rate-limit-leases';
import { RateLimitsRepository } from './rate-limits.repository';
import { limitOf, type RateLimitName, setLimits } from './rate-limit-table';

/** A use of a limit by a key. */
export type RateLimitUse = {
  readonly limit: RateLimitName;
  readonly key: string;
  /** Points; 1 by default. */
  readonly cost?: number;
};

/**
 * Enforces the limits of the rate-limit table. Services call it rather than controllers, so that pages and each alias in a
 * GraphQL operation are counted like separate requests. `RATE_LIMIT=off` disables all limits.
 */
@Injectable()
export class RateLimits {
  private readonly isEnabled: boolean;

  constructor(
    private readonly store: RateLimitsRepository,
    private readonly leases: RateLimitLeases,
    @Inject(ENV) env: Pick<Env, 'RATE_LIMIT'> & Partial<Pick<Env, 'LIMITS_MULTIPLIER' | 'LIMIT_QUOTAS'>>,
  ) {
    const { LIMITS_MULTIPLIER: multiplier = 1, LIMIT_QUOTAS: quotas = {} } = env;
    setLimits({ multiplier, quotas });
    this.isEnabled = env.RATE_LIMIT === 'on';
  }

  /** Counts each use in order and reports it to `origin`; throws `RateLimited` at the first exhausted limit. */
  async consume(origin: Origin, ...uses: readonly RateLimitUse[]): Promise<void> {
    if (!this.isEnabled) return;
    for (const use of uses) {
      const spending = await this.spend(use);
      reportLimit(origin, use.limit, spending);
      if (spending.isAllowed) continue;
      limitRefusals.inc({ limit: use.limit });
      const retryAfter = Math.max(1, Math.ceil(spending.retryIn / 1000));
      reportRefusal(origin, retryAfter);
      throw RateLimited({ retryAfter });
    }
  }

  /** Reports the remaining uses of a key's exact limits to `origin`, without taking one. */
  async report(origin: Origin, limits: readonly RateLimitName[], key: string): Promise<void> {
    if (!this.isEnabled) return;
    for (const [limit, state] of await this.store.look(limits, key)) reportLimit(origin, limit, state);
  }

  /** Undoes uses of exact limits that should not have been counted. */
  async giveBack(...uses: readonly RateLimitUse[]): Promise<void> {
    if (!this.isEnabled) return;
    await Promise.all(uses.map(({ limit, key, cost = 1 }) => this.store.giveBack(limit, key, cost)));
  }

  private async spend({ limit, key, cost = 1 }: RateLimitUse): Promise<Spending> {
    if (limitOf(limit).counted === 'leased') return this.leases.spend(limit, key, cost);
    const { granted, ...state } = await this.store.take(limit, key, cost, cost);
    return { ...state, isAllowed: granted === cost };
  }
}
