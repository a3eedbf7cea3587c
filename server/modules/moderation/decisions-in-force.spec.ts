import type { DecisionResult } from './case.result';
import { decisionsInForce } from './decisions-in-force';

let count = 0;

function decision(action: DecisionResult['action'], versionId: string | null): DecisionResult {
  return {
    id: `decision-${++count}`,
    ruleId: 'rule',
    versionId,
    version: versionId,
    action,
    reason: null,
    finding: null,
    note: null,
    decidedBy: { id: 'user', username: 'yuki' },
    decidedAt: new Date(0),
    answer: null,
  };
}

/** Takes the oldest first, as it happened. */
const inForce = (...history: readonly DecisionResult[]) =>
  decisionsInForce([...history].reverse()).map(({ id }) => id);

describe('the decisions that keep something hidden', () => {
  it('are the last ones about each version and about the rule', () => {
    const [one, two, rule] = [decision('hide', '1.0.0'), decision('hide', '1.1.0'), decision('hide', null)];
    expect(inForce(one, two, rule).sort()).toEqual([one.id, two.id, rule.id].sort());
    const upheld = decision('uphold', '1.0.0');
    expect(inForce(one, upheld)).toEqual([upheld.id]);
  });

  it('end with what is shown again, and only for that', () => {
    const [one, rule] = [decision('hide', '1.0.0'), decision('hide', null)];
    expect(inForce(one, rule, decision('restore', null))).toEqual([one.id]);
    const again = decision('hide', null);
    expect(inForce(rule, decision('restore', null), again)).toEqual([again.id]);
  });

  it('are not those that found no fault', () => {
    const rule = decision('hide', null);
    expect(inForce(rule, decision('dismiss', null))).toEqual([rule.id]);
    expect(inForce(decision('dismiss', null))).toEqual([]);
  });
});
