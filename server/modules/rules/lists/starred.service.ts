import { Injectable } from '@nestjs/common';
import { type Actor, type SignedInActor, userIdOf } from '../../../access/actor';
import type { PageKeys, Window } from '../../../kernel/schema/connection';
import { idIn, keysOf } from '../../../kernel/schema/keyset';
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
    window: Window,
  ): Promise<RuleListResult & PageKeys & { readonly starredAt: readonly Date[] }> {
    const { entries, total, keys, hasMore } = await this.stars.list(actor.userId, window);
    const timeOf = new Map(entries.map(({ id, starredAt }) => [id, starredAt]));
    const rules = await this.rules.findByIds([...timeOf.keys()], actor.userId);
    const starredAt = rules.map((rule) => timeOf.get(rule.id) ?? rule.createdAt);
    return { rules, total, keys: keysOf(rules, keys), hasMore, starredAt };
  }

  /** Public rules that a user has starred, as the caller sees them. The query narrows them to rules with all of its words. */
  async listPublic(
    actor: Actor,
    userId: string,
    { query, ...list }: Omit<StarredList, 'words'> & { readonly query: string },
  ): Promise<RuleListResult & PageKeys> {
    const words = query.normalize('NFKC').toLowerCase().split(/\s+/).filter(Boolean);
    const { keys, hasMore, total } = await this.stars.listPublic(userId, { ...list, words });
    const rules = await this.rules.findByIds(keys.map(idIn), userIdOf(actor));
    return { rules, total, keys: keysOf(rules, keys), hasMore };
  }
}
