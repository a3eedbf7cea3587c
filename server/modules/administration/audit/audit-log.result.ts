import type { LoggedEvent } from '../../../kernel/audit/audit-log.repository';

/** Whether something was done, or refused. */
export type AuditOutcome = 'done' | 'refused';
/** An event with its outcome, which its action tells. */
export type AuditLogEntry = LoggedEvent & { readonly outcome: AuditOutcome };

/** What people type to select events. */
export type AuditFilter = {
  /** The id, name or address of an account. */
  readonly actor?: string | undefined;
  /** The id of anything, the name of a user or an organization, or `@owner/name` of a rule. */
  readonly target?: string | undefined;
  /** An action such as `user.suspend`, or the first word of several, such as `user`. */
  readonly action?: string | undefined;
  readonly outcome?: AuditOutcome | undefined;
  /** Included. */
  readonly from?: Date | undefined;
  /** Not included. */
  readonly until?: Date | undefined;
};
