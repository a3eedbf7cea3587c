import { type Actor, userIdOf } from '../../access/actor';
import { canEditRule, canManageRule, canReadRule, canStarRule } from '../../access/rule.policy';
import type { AppError } from '../../kernel/errors/app-error';
import { requireAllowed } from '../../kernel/errors/require-allowed';
import { callerFor, factsOf, type RuleResult } from './rule.result';
import { RuleManageForbidden, RuleNotFound, RuleUpdateForbidden, StarSignInRequired } from './rules.errors';

/** Whether the caller may see the rule. */
export function isReadable(actor: Actor, rule: RuleResult): boolean {
  return canReadRule(callerFor(rule, userIdOf(actor)), factsOf(rule)).kind === 'allowed';
}

/** Whether everybody may see the rule. */
export function isPublic(rule: RuleResult): boolean {
  return canReadRule({ userId: null, organizationRole: null }, factsOf(rule)).kind === 'allowed';
}

/** The rule if the caller may see it. Throws RuleNotFound. */
export function requireReadable(actor: Actor, rule: RuleResult | null): RuleResult {
  if (!rule || !isReadable(actor, rule)) throw RuleNotFound();
  return rule;
}

/** Throws RuleNotFound or RuleUpdateForbidden. */
export function requireEditable(actor: Actor, rule: RuleResult): void {
  requireAllowed(canEditRule(callerFor(rule, userIdOf(actor)), factsOf(rule)), {
    absent: RuleNotFound,
    refusals: { edit: RuleUpdateForbidden },
  });
}

/** Throws RuleNotFound, or the error that `refusal` creates. */
export function requireManageable(
  actor: Actor,
  rule: RuleResult,
  refusal: () => AppError = RuleManageForbidden,
): void {
  requireAllowed(canManageRule(callerFor(rule, userIdOf(actor)), factsOf(rule)), {
    absent: RuleNotFound,
    refusals: { edit: refusal, manage: refusal },
  });
}

/** Throws RuleNotFound or StarSignInRequired. */
export function requireStarrable(actor: Actor, rule: RuleResult): void {
  requireAllowed(canStarRule(callerFor(rule, userIdOf(actor)), factsOf(rule)), {
    absent: RuleNotFound,
    refusals: { signIn: StarSignInRequired },
  });
}

/** The caller's permissions on a rule, so that pages need not derive them. */
export function permissionsOf(
  actor: Actor,
  rule: RuleResult,
): { update: boolean; delete: boolean; star: boolean } {
  const caller = callerFor(rule, userIdOf(actor));
  const facts = factsOf(rule);
  return {
    update: canEditRule(caller, facts).kind === 'allowed',
    delete: canManageRule(caller, facts).kind === 'allowed',
    star: canStarRule(caller, facts).kind === 'allowed',
  };
}
