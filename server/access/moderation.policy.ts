import type { SiteRole, StoredVisibility } from '@kimari/common/enums';
import { absent, allowed, refused, type Decision } from './decision';

/** The facts about a caller that moderation needs; the role is read afresh for every call. */
export type StaffMember = {
  readonly siteRole: SiteRole;
  /** Whether the caller is the user or a member of the organization that owns the rule. */
  readonly holdsRule: boolean;
};

/** Administrators and the moderators whom they appoint handle reports. */
export function canModerate(role: SiteRole): Decision<'staff'> {
  return role === 'user' ? refused('staff') : allowed;
}

/** Administrators alone appoint and dismiss moderators. */
export function canAppointModerators(role: SiteRole): Decision<'staff'> {
  return role === 'admin' ? allowed : refused('staff');
}

/**
 * Reports of a rule that a moderator holds do not exist for the moderator: nobody judges their own rule or learns who
 * reported it. Administrators handle all reports. The SQL equivalent is `handledSql`.
 */
export function canHandleReports({ siteRole, holdsRule }: StaffMember): Decision<'staff'> {
  if (siteRole === 'user') return refused('staff');
  return siteRole === 'moderator' && holdsRule ? absent : allowed;
}

/** Moderators read the text of a public rule, hidden or not. A rule that its owner has made private since is not theirs to read. */
export function canReadReportedText(rule: { readonly visibility: StoredVisibility }): boolean {
  return rule.visibility === 'public';
}
