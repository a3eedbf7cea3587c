import type { LoggedEvent } from '../../../kernel/audit/audit-log.repository';

/** Whether the action was done or refused. */
export type AuditOutcome = 'done' | 'refused';
/** An event with its outcome, which follows from its action. */
export type AuditLogEntry = LoggedEvent & { readonly outcome: AuditOutcome };

/** The filters of the log, as people type them. */
export type AuditFilter = {
  /** The id, name or address of an account. */
  readonly actor?: string | undefined;
  /** The id of anything, the name of a user or an organization, or `@owner/name` of a rule. */
  readonly target?: string | undefined;
  /** An action such as `user.suspend`, or the first word of several, such as `user`. */
  readonly action?: string | undefined;
  readonly outcome?: AuditOutcome | undefined;
  /** Inclusive. */
  readonly from?: Date | undefined;
  /** Exclusive. */
  readonly until?: Date | undefined;
};
