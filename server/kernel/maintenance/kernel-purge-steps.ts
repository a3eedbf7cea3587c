import { deleteWhere, type PurgeStep } from './purge-steps';

/** The kernel's own tables. `$1` is now, `$2` the number of rows. */
export const KERNEL_PURGE_STEPS: readonly PurgeStep[] = [
  deleteWhere('mail_outbox', `sent_at < $1::timestamptz - interval '30 days'`),
  {
    ...deleteWhere('mail_outbox', `failed_at < $1::timestamptz - interval '90 days'`),
    name: 'mail_outbox that was given up',
  },
  deleteWhere(
    'rate_limits',
    `expire < (extract(epoch from $1::timestamptz - interval '1 hour') * 1000)::bigint`,
  ),
  {
    // An address leads to a person; the network it lies in still tells where an attack came from.
    name: 'audit_events: addresses',
    batch: `update audit_events set ip = audit_network(ip) where id = any (array(
              select id from audit_events
               where ip is not null and strpos(ip, '/') = 0 and at < $1::timestamptz - interval '90 days'
               limit $2 for update skip locked)) returning 1`,
  },
];
