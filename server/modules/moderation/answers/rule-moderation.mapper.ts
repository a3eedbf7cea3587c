import type { Locale } from '@kimari/common/locale';
import { unixSeconds } from '../../../kernel/clock';
import type { RuleResult } from '../../rules';
import type { DecisionResult } from '../case.result';
import { decisionsInForce } from '../decisions-in-force';
import { toDecisionFinding } from '../decision-finding.view';
import { reasonOf } from '../reason-of';
import { type RuleDecisionView, RuleModerationView } from './rule-moderation.view';

/** Maps the decisions about a rule, newest first, for those who may edit it. */
export function toRuleModerationView(
  rule: Pick<RuleResult, 'id' | 'isHidden'>,
  decisions: readonly DecisionResult[],
  locale: Locale,
): RuleModerationView {
  const inForce = new Set(decisionsInForce(decisions).map(({ id }) => id));
  const told = decisions.filter(({ action }) => action !== 'dismiss');
  return Object.assign(new RuleModerationView(), {
    ruleId: rule.id,
    hidden: rule.isHidden,
    hiddenVersions: told.flatMap(({ id, version }) => (inForce.has(id) && version !== null ? [version] : [])),
    decisions: told.map((decision) => toRuleDecision(decision, inForce.has(decision.id), locale)),
  });
}

function toRuleDecision(decision: DecisionResult, inForce: boolean, locale: Locale): RuleDecisionView {
  const { id, action, version, finding, decidedAt, answer } = decision;
  return {
    id,
    action,
    version,
    reason: reasonOf(decision, locale),
    finding: toDecisionFinding(finding, locale),
    decidedAt: unixSeconds(decidedAt),
    answer: answer?.text ?? null,
    answeredBy: answer?.by ?? null,
    answeredAt: answer ? unixSeconds(answer.at) : null,
    inForce,
    canAnswer: inForce && answer === null,
  };
}
