import { deleteWhere, type PurgeStep, retainedSince } from './purge-steps';

/** Purge steps of the kernel's tables. `$1` is the current time, `$2` the maximum number of rows. */
export const KERNEL_PURGE_STEPS: readonly PurgeStep[] = [
  deleteWhere('mail_outbox', `sent_at < $1::timestamptz - interval '30 days'`),
  {
    ...deleteWhere('mail_outbox', `failed_at < $1::timestamptz - interval '90 days'`),
    name: 'mail_outbox: failed mail',
  },
  {
    // Operators can have a mail sent again for this long.
    name: 'mail_outbox: bodies of failed mail',
    batch: `update mail_outbox set body_text = '', body_html = '' where id = any (array(
              select id from mail_outbox
               where failed_at < $1::timestamptz - interval '7 days' and body_text <> ''
               limit $2 for update skip locked)) returning 1`,
  },
  deleteWhere(
    'rate_limits',
    `expire < (extract(epoch from $1::timestamptz - interval '1 hour') * 1000)::bigint`,
  ),
  {
    // An address identifies a person; its network is enough to trace an attack.
    name: 'audit_events: addresses',
    batch: `update audit_events set ip = audit_network(ip) where id = any (array(
              select id from audit_events
               where ip is not null and strpos(ip, '/') = 0 and at < $1::timestamptz - interval '90 days'
               limit $2 for update skip locked)) returning 1`,
  },
];

/** Deletes audit events after so many days; 0 keeps them. */
export function auditPurgeSteps(retentionDays: number): readonly PurgeStep[] {
  if (retentionDays === 0) return [];
  return [{ name: 'audit_events', batch: `select purge_audit_events(${retainedSince(retentionDays)}, $2)` }];
}
