import { Injectable } from '@nestjs/common';
import { Database } from '../database/database';
import { type PageKeys, pageOf, type Window } from '../schema/connection';
import { Keyset, type Position, positionOf } from '../schema/keyset';

/** A row of the audit log, with the actor's current name. */
export type LoggedEvent = {
  readonly id: string;
  readonly at: Date;
  readonly action: string;
  readonly actorKind: 'anonymous' | 'user' | 'cli-token' | 'system';
  readonly actorId: string | null;
  readonly actorName: string | null;
  readonly targetKind: string | null;
  readonly targetId: string | null;
  /**
   * The current name of a user or an organization, or `@owner/name` of a public rule; null for targets without a name
   * or that no longer exist.
   */
  readonly targetName: string | null;
  readonly organizationId: string | null;
  readonly ip: string | null;
  readonly agent: string | null;
  readonly details: Readonly<Record<string, unknown>>;
};

/** Filters that are left out select everything. */
export type AuditSelection = {
  readonly actorId?: string;
  readonly targetId?: string;
  readonly actions?: readonly string[];
  readonly notActions?: readonly string[];
  /** Inclusive. */
  readonly from?: Date;
  /** Exclusive. */
  readonly until?: Date;
};

type Row = LoggedEvent & { readonly key: string };
export type AuditPage = PageKeys & { readonly rows: readonly LoggedEvent[]; readonly total: number };

const NEWEST = new Keyset('audit events', [
  { sql: 'e.at', kind: 'time', descends: true },
  { sql: 'e.id', kind: 'id', descends: true },
]);

const COLUMNS = `
  e.id, e.at, e.action, e.actor_kind as "actorKind", e.actor_id as "actorId",
  (select o.name from owners o where o.id = e.actor_id) as "actorName",
  e.target_kind as "targetKind", e.target_id as "targetId",
  case e.target_kind
    when 'rule' then (select '@' || o.name || '/' || r.name from rules r join owners o on o.id = r.owner_id
                       where r.id = e.target_id and r.visibility = 'public')
    else (select o.name from owners o where o.id = e.target_id)
  end as "targetName",
  e.organization_id as "organizationId", e.ip, e.agent, e.details, ${NEWEST.key} as key`;

/** Totals are counted up to this many. */
export const MOST_COUNTED = 10_000;
/** Rows per statement of an export. */
const EXPORTED = 1000;

/** Reads the audit log. */
@Injectable()
export class AuditLogRepository {
  constructor(private readonly database: Database) {}

  /** Newest first. */
  async list(selection: AuditSelection, { limit, offset, after }: Window): Promise<AuditPage> {
    const values: unknown[] = [];
    const add = (value: unknown) => `$${values.push(value)}`;
    const chosen = conditionOf(selection, add);
    const [counted] = await this.database.read<{ total: number }>(
      `select count(*)::int as total from (select from audit_events e where ${chosen} limit ${MOST_COUNTED}) chosen`,
      [...values],
    );
    const behind = NEWEST.behind(after, add);
    const rows = await this.database.read<Row>(
      `select ${COLUMNS} from audit_events e where ${chosen} and ${behind}
        order by ${NEWEST.orderBy} limit ${add(limit + 1)} offset ${add(offset)}`,
      values,
    );
    return { ...pageOf(rows, limit), total: counted?.total ?? 0 };
  }

  /** All events, newest first, in pages of bounded size. Events recorded meanwhile are left out. */
  async *pages(selection: AuditSelection): AsyncGenerator<readonly LoggedEvent[]> {
    let after: Position | null = null;
    for (;;) {
      const rows: readonly Row[] = await this.pageBehind(selection, after);
      const last = rows.at(-1);
      if (last) yield rows.map(({ key: _, ...event }) => event);
      if (!last || rows.length < EXPORTED) return;
      after = positionOf(last.key);
    }
  }

  /** Every action that was ever recorded, sorted. Jumps through the index instead of reading the log. */
  async actions(): Promise<readonly string[]> {
    const rows = await this.database.read<{ action: string }>(
      `with recursive known as (
         (select action from audit_events order by action limit 1)
         union all
         select (select e.action from audit_events e where e.action > known.action order by e.action limit 1)
           from known where known.action is not null)
       select action from known where action is not null`,
    );
    return rows.map(({ action }) => action);
  }

  private pageBehind(selection: AuditSelection, after: Position | null): Promise<Row[]> {
    const values: unknown[] = [];
    const add = (value: unknown) => `$${values.push(value)}`;
    return this.database.read<Row>(
      `select ${COLUMNS} from audit_events e where ${conditionOf(selection, add)} and ${NEWEST.behind(after, add)}
        order by ${NEWEST.orderBy} limit ${EXPORTED}`,
      values,
    );
  }
}

function conditionOf(selection: AuditSelection, add: (value: unknown) => string): string {
  const { actorId, targetId, actions, notActions, from, until } = selection;
  const conditions = [
    actorId !== undefined && `e.actor_id = ${add(actorId)}`,
    targetId !== undefined && `e.target_id = ${add(targetId)}`,
    actions !== undefined && `e.action = any (${add(actions)})`,
    notActions !== undefined && `e.action <> all (${add(notActions)})`,
    from !== undefined && `e.at >= ${add(from)}`,
    until !== undefined && `e.at < ${add(until)}`,
  ].filter((condition) => condition !== false);
  return conditions.length > 0 ? conditions.join(' and ') : 'true';
}
