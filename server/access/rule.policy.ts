import type { Audience, OrganizationRole } from '@kimari/common/enums';
import { absent, allowed, refused, type Decision } from './decision';

/** The facts about a caller that rule policies need. */
export type RuleCaller = {
  /** Null for an anonymous caller. */
  readonly userId: string | null;
  /** The caller's role in the organization that owns the rule (or would own it), or null. */
  readonly organizationRole: OrganizationRole | null;
};

/** The facts about a rule that its policies need. */
export type RuleFacts = {
  readonly audience: Audience;
  readonly createdBy: string;
  /** Null for a rule owned by a user. */
  readonly organizationId: string | null;
};

/** Whether the caller is the user or a member of the organization that owns the rule. */
export function holdsRule(caller: RuleCaller, rule: RuleFacts): boolean {
  if (rule.organizationId !== null) return caller.organizationRole !== null;
  return caller.userId !== null && caller.userId === rule.createdBy;
}

/** A rule's audience alone determines who sees it. The SQL equivalent is the function `rule_is_visible`. */
export function canReadRule(caller: RuleCaller, rule: RuleFacts): Decision<never> {
  switch (rule.audience) {
    case 'everyone':
      return allowed;
    case 'holders':
      return holdsRule(caller, rule) ? allowed : absent;
    case 'nobody':
      return absent;
  }
}

/** Holders can edit content, description and tags, publish and yank versions, and deprecate the rule. */
export function canEditRule(caller: RuleCaller, rule: RuleFacts): Decision<'edit'> {
  if (canReadRule(caller, rule).kind === 'absent') return absent;
  return holdsRule(caller, rule) ? allowed : refused('edit');
}

/** A version that moderators have hidden exists only for those who hold the rule. */
export function canReadHiddenVersions(caller: RuleCaller, rule: RuleFacts): Decision<never> {
  return holdsRule(caller, rule) ? allowed : absent;
}

/** Every signed-in caller can report a public rule of somebody else. */
export function canReportRule(caller: RuleCaller, rule: RuleFacts): Decision<'own'> {
  if (canReadRule(caller, rule).kind === 'absent') return absent;
  return holdsRule(caller, rule) ? refused('own') : allowed;
}

/** Deleting, renaming, moving and changing visibility: the owning user, or the creator (while a member) and owners of the organization. */
export function canManageRule(caller: RuleCaller, rule: RuleFacts): Decision<'edit' | 'manage'> {
  const edit = canEditRule(caller, rule);
  if (edit.kind !== 'allowed' || rule.organizationId === null) return edit;
  const isCreator = caller.userId === rule.createdBy;
  return isCreator || caller.organizationRole === 'owner' ? allowed : refused('manage');
}

/** Every signed-in caller who can read a rule can star it. */
export function canStarRule(caller: RuleCaller, rule: RuleFacts): Decision<'signIn'> {
  if (canReadRule(caller, rule).kind === 'absent') return absent;
  return caller.userId === null ? refused('signIn') : allowed;
}

/** Every member can create rules in an organization or move rules to it. */
export function canAddRuleTo(role: OrganizationRole | null): Decision<'membership'> {
  return role === null ? refused('membership') : allowed;
}
