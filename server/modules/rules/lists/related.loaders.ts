import { Injectable, type OnModuleInit } from '@nestjs/common';
import { LIMITS } from '@kimari/common/limits';
import { LoaderKey, LoaderRegistry } from '../../../kernel/graphql/loaders';
import type { RuleResult } from '../rule.result';
import { RelatedService } from './related.service';

/** The maximum number of related rules, by the id of the rule. */
export const relatedRules = new LoaderKey<string, readonly RuleResult[]>('relatedRules');

@Injectable()
export class RelatedLoaders implements OnModuleInit {
  constructor(
    private readonly registry: LoaderRegistry,
    private readonly related: RelatedService,
  ) {}

  onModuleInit(): void {
    this.registry.register(relatedRules, async (ids, actor) => {
      const found = await this.related.ofMany(actor, ids, LIMITS.related.max);
      return ids.map((id) => found.get(id) ?? null);
    });
  }
}
