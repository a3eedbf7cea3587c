import { unixSeconds } from '../../../kernel/clock';
import { AuditEventView } from './audit-event.view';
import type { AuditLogEntry } from './audit-log.result';

/** Maps an event of the audit log for administrators. */
export function toAuditEventView({
  at,
  details,
  organizationId: _,
  ...event
}: AuditLogEntry): AuditEventView {
  return Object.assign(new AuditEventView(), {
    ...event,
    at: unixSeconds(at),
    details: JSON.stringify(details),
  });
}
