import { Injectable } from '@nestjs/common';
import { type Actor, type SignedInActor, userIdOf } from '../../../access/actor';
import type { RuleListResult } from '../rule.result';
import { RulesRepository } from '../rules.repository';
import { type StarredList, StarredRepository } from './starred.repository';

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

  /** Public rules that a user has starred, as the caller sees them. The query narrows them to rules with all of its words. */
  async listPublic(
    actor: Actor,
    userId: string,
    { query, ...list }: Omit<StarredList, 'words'> & { readonly query: string },
  ): Promise<RuleListResult> {
    const words = query.normalize('NFKC').toLowerCase().split(/\s+/).filter(Boolean);
    const { ids, total } = await this.stars.listPublic(userId, { ...list, words });
    return { rules: await this.rules.findByIds(ids, userIdOf(actor)), total };
  }
}
