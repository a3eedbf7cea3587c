import { Injectable } from '@nestjs/common';
import { Database } from '../../../kernel/database/database';
import { type PageKeys, pageOf, type Window } from '../../../kernel/schema/connection';
import { Keyset } from '../../../kernel/schema/keyset';

/** A row of the audit log, or several equal ones in a row. */
export type SecurityEventRow = {
  readonly id: string;
  readonly action: string;
  readonly at: Date;
  readonly count: number;
  readonly ip: string | null;
  readonly agent: string | null;
  readonly subject: string | null;
  readonly isNewDevice: boolean;
};

/** The account that an audit event is about, which `ix_audit_events_account` indexes. */
const ACCOUNT = `coalesce(e.details->>'userId', case when e.target_kind = 'user' then e.target_id::text else e.actor_id::text end)`;
/** The events in that index. */
const OF_ACCOUNT = `${ACCOUNT} = $1 and e.target_kind is distinct from 'rule' and e.target_kind is distinct from 'organization'`;
/** How many audit events are read at most, so that a flood of wrong passwords costs a bounded time. */
const SCANNED = 10_000;

/** `$2` the actions, `$3` the time since when, `$4` the actions that are counted when they repeat from the same network. */
const EVENTS = `
  with raw as (
    select e.id, e.action, e.at, e.ip, e.agent, e.target_kind, e.target_id, e.details, audit_network(e.ip) as network
      from audit_events e
     where ${OF_ACCOUNT} and e.action = any($2) and e.at > $3
     order by e.at desc, e.id desc limit ${SCANNED}),
  marked as (
    select raw.*, case when action = any($4) and action = lag(action) over newest
                        and network is not distinct from lag(network) over newest then 0 else 1 end as starts
      from raw window newest as (order by at desc, id desc)),
  numbered as (select marked.*, sum(starts) over (order by at desc, id desc) as run from marked),
  runs as (
    select distinct on (run) numbered.*, count(*) over (partition by run)::int as count
      from numbered order by run, at desc, id desc)`;

/** A run is named by its newest event: events that join it later are newer than any cursor behind it. */
const NEWEST = new Keyset('security events', [
  { sql: 'r.at', kind: 'time', descends: true },
  { sql: 'r.id', kind: 'id', descends: true },
]);

/** Reads the audit events about an account. */
@Injectable()
export class SecurityEventsRepository {
  constructor(private readonly database: Database) {}

  /** Whether an account has ever started a session. */
  async hasSignedIn(userId: string): Promise<boolean> {
    const rows = await this.database.read(
      `select 1 from audit_events e where ${OF_ACCOUNT} and e.action = 'session.start' limit 1`,
      [userId],
    );
    return rows.length > 0;
  }

  /** Newest first. */
  async list(
    userId: string,
    actions: readonly string[],
    since: Date,
    counted: readonly string[],
    { limit, offset, after }: Window,
  ): Promise<PageKeys & { readonly rows: readonly SecurityEventRow[] }> {
    const values: unknown[] = [userId, actions, since, counted, limit + 1, offset];
    const behind = NEWEST.behind(after, (value) => `$${values.push(value)}`);
    const found = await this.database.read<SecurityEventRow & { readonly key: string }>(
      `${EVENTS}
       select ${NEWEST.key} as key, r.id, r.action, r.at, r.count, r.ip, coalesce(s.agent, r.agent) as agent,
              coalesce(t.name, r.details->>'name', r.details->>'provider', r.details->>'clientName',
                       r.details->>'clientId') as subject,
              coalesce(r.details->>'isNewDevice', 'false') = 'true' as "isNewDevice"
         from runs r
         left join cli_tokens t on r.target_kind = 'cli-token' and t.id = r.target_id
         left join sessions s on r.action = 'session.end' and r.count = 1 and s.id = r.target_id
        where ${behind} order by ${NEWEST.orderBy} limit $5 offset $6`,
      values,
    );
    return pageOf(found, limit);
  }

  async count(
    userId: string,
    actions: readonly string[],
    since: Date,
    counted: readonly string[],
  ): Promise<number> {
    const rows = await this.database.read<{ total: number }>(
      `${EVENTS} select count(*)::int as total from runs`,
      [userId, actions, since, counted],
    );
    return rows[0]?.total ?? 0;
  }
}
