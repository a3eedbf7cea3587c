import type { Audience, OrganizationRole } from '@kimari/common/enums';
import { absent, allowed, refused, type Decision } from './decision';

/** Who asks, as far as rules care. */
export type RuleCaller = {
  /** Null for somebody who is not signed in. */
  readonly userId: string | null;
  /** The caller's role in the organization that owns the rule (or would own it), or null. */
  readonly organizationRole: OrganizationRole | null;
};

/** What about a rule decides who may do what with it. */
export type RuleFacts = {
  readonly audience: Audience;
  readonly createdBy: string;
  /** Null for a rule of a user. */
  readonly organizationId: string | null;
};

/** Whether the caller belongs to those who hold the rule: its user, or the members of its organization. */
function holds(caller: RuleCaller, rule: RuleFacts): boolean {
  if (rule.organizationId !== null) return caller.organizationRole !== null;
  return caller.userId !== null && caller.userId === rule.createdBy;
}

/** Who sees a rule is said by its audience alone. The SQL twin is the function `rule_is_visible`. */
export function canReadRule(caller: RuleCaller, rule: RuleFacts): Decision<never> {
  switch (rule.audience) {
    case 'everyone':
      return allowed;
    case 'holders':
      return holds(caller, rule) ? allowed : absent;
  }
}

/** Text, description, tags, versions, yanking, deprecation: those who hold the rule. */
export function canEditRule(caller: RuleCaller, rule: RuleFacts): Decision<'edit'> {
  if (canReadRule(caller, rule).kind === 'absent') return absent;
  return holds(caller, rule) ? allowed : refused('edit');
}

/** Delete, rename, move, change visibility: the user; in an organization the creator while a member, and owners. */
export function canManageRule(caller: RuleCaller, rule: RuleFacts): Decision<'edit' | 'manage'> {
  const edit = canEditRule(caller, rule);
  if (edit.kind !== 'allowed' || rule.organizationId === null) return edit;
  const isCreator = caller.userId === rule.createdBy;
  return isCreator || caller.organizationRole === 'owner' ? allowed : refused('manage');
}

/** Starring: anybody signed in who sees the rule. */
export function canStarRule(caller: RuleCaller, rule: RuleFacts): Decision<'signIn'> {
  if (canReadRule(caller, rule).kind === 'absent') return absent;
  return caller.userId === null ? refused('signIn') : allowed;
}

/** Creating in an organization, or moving there: any member. */
export function canAddRuleTo(role: OrganizationRole | null): Decision<'membership'> {
  return role === null ? refused('membership') : allowed;
}
