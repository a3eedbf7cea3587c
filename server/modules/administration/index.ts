export { AdministrationModule } from './administration.module';
export { type AuditFormat, auditText } from './audit/audit-export';
export type { AuditFilter, AuditLogEntry, AuditOutcome } from './audit/audit-log.result';
export { sendAuditLog } from './audit/send-audit-log';
export { AuditLog } from './audit/audit-log.service';
export { MailQueue } from './mails/mail-queue.service';
export type { Person, PersonState } from './people/person.result';
export { People } from './people/people.service';
export { PersonChanges } from './people/person-changes.service';
