import { Inject, Injectable } from '@nestjs/common';
import type { Actor } from '../../access/actor';
import { ENV } from '../../kernel/config/config.module';
import type { Env } from '../../kernel/config/env';
import type { RuleResult } from './rule.result';
import type { RulePayload, RuleView } from './rule.view';
import { toRuleView } from './rule-view.mapper';
import { RulesService } from './rules.service';

/** Makes the GraphQL type of rules, whose addresses begin with the origin of this installation. */
@Injectable()
export class RuleViews {
  constructor(
    private readonly rules: RulesService,
    @Inject(ENV) private readonly env: Pick<Env, 'APP_URL'>,
  ) {}

  of(actor: Actor, rule: RuleResult): RuleView {
    return toRuleView(rule, actor, this.env.APP_URL);
  }

  /** The result of a mutation that returns the changed rule. */
  payload(actor: Actor, rule: RuleResult): RulePayload {
    return { rule: this.of(actor, rule) };
  }

  /** The result of a mutation that returns only the id of the changed rule. */
  async payloadById(actor: Actor, ruleId: string): Promise<RulePayload> {
    return this.payload(actor, await this.rules.get(actor, ruleId));
  }
}
