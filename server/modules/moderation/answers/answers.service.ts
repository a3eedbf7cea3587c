import { Injectable } from '@nestjs/common';
import { type Actor, type SignedInActor, type UserActor, userIdOf } from '../../../access/actor';
import { canEditRule } from '../../../access/rule.policy';
import { Audit } from '../../../kernel/audit/audit';
import { Clock } from '../../../kernel/clock';
import { Transactions } from '../../../kernel/database/transactions';
import { customIssue } from '../../../kernel/errors/issue';
import { callerFor, factsOf, RuleHiding, type RuleResult, RuleNotFound, RulesService } from '../../rules';
import type { DecisionResult } from '../case.result';
import { CasesRepository } from '../cases.repository';
import { DecisionsRepository } from '../decisions.repository';
import { decisionsInForce } from '../decisions-in-force';
import { AlreadyAnswered, DecisionNotFound } from '../moderation.errors';
import type { AnswerDecisionInput } from './answers.inputs';

/** A rule with the decisions about it, newest first. */
export type ModeratedRule = { readonly rule: RuleResult; readonly decisions: readonly DecisionResult[] };

/** Tells those who may edit a rule what moderators have decided, and takes one answer to each decision. */
@Injectable()
export class AnswersService {
  constructor(
    private readonly decisions: DecisionsRepository,
    private readonly cases: CasesRepository,
    private readonly rules: RulesService,
    private readonly hiding: RuleHiding,
    private readonly transactions: Transactions,
    private readonly audit: Audit,
    private readonly clock: Clock,
  ) {}

  /** Throws RuleNotFound for a rule that the caller may not edit: what was decided is not for others. */
  async ofRule(actor: SignedInActor, ruleId: string): Promise<ModeratedRule> {
    const rule = await this.rules.get(actor, ruleId);
    if (!isEditor(actor, rule)) throw RuleNotFound();
    const decisions = await this.decisions.ofRules([rule.id]);
    return { rule, decisions: decisions.get(rule.id) ?? [] };
  }

  /** By the id of the rule. */
  ofRules(ruleIds: readonly string[]): Promise<ReadonlyMap<string, readonly DecisionResult[]>> {
    return this.decisions.ofRules(ruleIds);
  }

  /** Puts the case back into the queue. Throws DecisionNotFound, AlreadyAnswered, InvalidInput. */
  async answer(actor: UserActor, { decisionId, text }: AnswerDecisionInput): Promise<ModeratedRule> {
    if (text.trim() === '') throw customIssue(['text'], 'blank');
    const known = await this.decisions.find(decisionId);
    if (!known) throw DecisionNotFound();
    return this.transactions.runInTurn(known.ruleId, async () => {
      const rule = await this.hiding.lock(known.ruleId, actor.userId);
      if (!rule || !isEditor(actor, rule)) throw DecisionNotFound();
      await this.cases.lock(rule.id);
      const decisions = (await this.decisions.ofRules([rule.id])).get(rule.id) ?? [];
      if (!decisionsInForce(decisions).some(({ id }) => id === decisionId)) throw DecisionNotFound();
      const at = this.clock.now();
      if (!(await this.decisions.answer(decisionId, text, actor.userId, at))) throw AlreadyAnswered();
      await this.cases.settle(rule.id, 'resolved', at);
      const target = { kind: 'rule', id: rule.id, organizationId: rule.organization?.id ?? null } as const;
      await this.audit.record(actor, 'moderation.answer', target, { decision: decisionId });
      return this.ofRule(actor, rule.id);
    });
  }
}

/** Whether the caller may edit the rule, and so learns what was decided about it. */
export function isEditor(actor: Actor, rule: RuleResult): boolean {
  return canEditRule(callerFor(rule, userIdOf(actor)), factsOf(rule)).kind === 'allowed';
}
