import { Injectable } from '@nestjs/common';
import { type Actor, userIdOf } from '../../../access/actor';
import type { RuleResult } from '../rule.result';
import { RulesRepository } from '../rules.repository';
import { RulesService } from '../rules.service';
import { RelatedRepository } from './related.repository';

/** Finds related rules, ordered by shared tags, stars, views, last change and id. */
@Injectable()
export class RelatedService {
  constructor(
    private readonly related: RelatedRepository,
    private readonly repository: RulesRepository,
    private readonly rules: RulesService,
  ) {}

  /** Other rules that share a tag or the owner. Throws RuleNotFound. */
  async of(actor: Actor, ruleId: string, limit: number): Promise<readonly RuleResult[]> {
    const { id } = await this.rules.get(actor, ruleId);
    return (await this.ofMany(actor, [id], limit)).get(id) ?? [];
  }

  /** Like `of`, for rules that the caller may see. */
  async ofMany(
    actor: Actor,
    ruleIds: readonly string[],
    limit: number,
  ): Promise<ReadonlyMap<string, readonly RuleResult[]>> {
    const viewerId = userIdOf(actor);
    const idsOf = await this.related.find(ruleIds, limit, viewerId);
    const rules = await this.repository.findByIds([...new Set([...idsOf.values()].flat())], viewerId);
    const byId = new Map(rules.map((rule) => [rule.id, rule]));
    return new Map([...idsOf].map(([id, ids]) => [id, ids.flatMap((related) => byId.get(related) ?? [])]));
  }
}
