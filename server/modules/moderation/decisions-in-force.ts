import type { DecisionResult } from './case.result';

/** The decision that keeps something hidden: the last one about each version, and about the rule. Takes the newest first. */
export function decisionsInForce(decisions: readonly DecisionResult[]): readonly DecisionResult[] {
  const lastOf = new Map<string | null, DecisionResult>();
  for (const decision of decisions) {
    if (decision.action === 'dismiss' || lastOf.has(decision.versionId)) continue;
    lastOf.set(decision.versionId, decision);
  }
  return [...lastOf.values()].filter(({ action }) => action !== 'restore');
}
