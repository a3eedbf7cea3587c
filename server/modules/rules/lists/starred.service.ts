import { Injectable } from '@nestjs/common';
import type { SignedInActor } from '../../../access/actor';
import type { RuleListResult } from '../rule.result';
import { RulesRepository } from '../rules.repository';
import { StarredRepository } from './starred.repository';

/** Lists starred rules. */
@Injectable()
export class StarredService {
  constructor(
    private readonly stars: StarredRepository,
    private readonly rules: RulesRepository,
  ) {}

  /** Rules the caller has starred and may still see, most recently starred first. */
  async list(
    actor: SignedInActor,
    limit: number,
    offset: number,
  ): Promise<RuleListResult & { readonly starredAt: readonly Date[] }> {
    const { entries, total } = await this.stars.list(actor.userId, limit, offset);
    const rules = await this.rules.findByIds(
      entries.map((entry) => entry.id),
      actor.userId,
    );
    return { rules, total, starredAt: entries.map((entry) => entry.starredAt) };
  }
}
