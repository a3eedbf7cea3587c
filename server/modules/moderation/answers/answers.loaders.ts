import { Injectable, type OnModuleInit } from '@nestjs/common';
import { LoaderKey, LoaderRegistry } from '../../../kernel/graphql/loaders';
import type { DecisionResult } from '../case.result';
import { AnswersService } from './answers.service';

/** Decisions, newest first, by the id of the rule. */
export const decisionsByRule = new LoaderKey<string, readonly DecisionResult[]>('decisionsByRule');

@Injectable()
export class AnswersLoaders implements OnModuleInit {
  constructor(
    private readonly registry: LoaderRegistry,
    private readonly answers: AnswersService,
  ) {}

  onModuleInit(): void {
    this.registry.register(decisionsByRule, async (ruleIds) => {
      const found = await this.answers.ofRules(ruleIds);
      return ruleIds.map((id) => found.get(id) ?? null);
    });
  }
}
