import { Inject, Injectable } from '@nestjs/common';
import type { Origin } from '../../access/actor';
import { ENV } from '../config/config.module';
import type { Env } from '../config/env';
import { RateLimited } from '../errors/request.errors';
import { reportLimit, reportRefusal } from './rate-limit-headers';
import { RateLimitLeases, type Spending } from './rate-limit-leases';
import { RateLimitsRepository } from './rate-limits.repository';
import { limitOf, type RateLimitName } from './rate-limit-table';

/** A limit and who or what it counts. */
export type RateLimitUse = {
  readonly limit: RateLimitName;
  readonly key: string;
  /** Points; 1 unless told. */
  readonly cost?: number;
};

/**
 * Named limits (see rate-limit-table). Services ask, not edges, so that pages and each alias of a GraphQL operation count
 * like requests of their own. `RATE_LIMIT=off` turns all of them off.
 */
@Injectable()
export class RateLimits {
  private readonly isEnabled: boolean;

  constructor(
    private readonly store: RateLimitsRepository,
    private readonly leases: RateLimitLeases,
    @Inject(ENV) env: Pick<Env, 'RATE_LIMIT'>,
  ) {
    this.isEnabled = env.RATE_LIMIT === 'on';
  }

  /** Counts each use, in order; throws `RateLimited` at the first that is used up. The answer to `origin` says how they stand. */
  async consume(origin: Origin, ...uses: readonly RateLimitUse[]): Promise<void> {
    if (!this.isEnabled) return;
    for (const use of uses) {
      const spending = await this.spend(use);
      reportLimit(origin, use.limit, spending);
      if (spending.isAllowed) continue;
      const retryAfter = Math.max(1, Math.ceil(spending.retryIn / 1000));
      reportRefusal(origin, retryAfter);
      throw RateLimited({ retryAfter });
    }
  }

  /** Takes back uses of exact limits that turned out not to count. */
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
