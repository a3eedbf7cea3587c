/**
 * Deletes audit events that are old enough, the oldest first: their order lets a btree find them, wherever the table has put rows
 * since addresses became networks. It marks its own execution for the trigger while it runs, not by a clause of its
 * own, which only superusers may write: most installations have a database whose owner is nothing else.
 */
export const PURGE_AUDIT_EVENTS = `
  create or replace function purge_audit_events(before timestamptz, most integer) returns setof uuid
    language plpgsql security definer set search_path from current as $$
  begin
    perform set_config('kimari.purges_audit_events', 'on', true);
    return query
      delete from audit_events e where e.ctid = any (array(
        select o.ctid from audit_events o where o.at < least(before, now() - interval '30 days')
         order by o.at limit most for update skip locked))
      returning e.id;
    perform set_config('kimari.purges_audit_events', 'off', true);
  end $$`;
