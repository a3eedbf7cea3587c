import { Injectable } from '@nestjs/common';
import type { CaseFilter, CaseSort, CaseState, ReportReason } from '@kimari/common/enums';
import { Database } from '../../kernel/database/database';
import { isUuid } from '../../kernel/database/uuid';
import { type PageKeys, pageOf, type Window } from '../../kernel/schema/connection';
import { Keyset, type KeyColumn } from '../../kernel/schema/keyset';
import type { CaseResult, OtherRule } from './case.result';
import { rulePublicSql } from '../../access/rule-visibility';
import { handledSql } from './handled-rules';

/** What a list of cases is narrowed to, and its page. */
export type CaseList = {
  readonly filter: CaseFilter;
  readonly reason: ReportReason | null;
  /** Part of `owner/name`. */
  readonly query: string;
  readonly sort: CaseSort;
} & Window;

/** The caller of a list. */
export type Reader = { readonly userId: string; readonly handlesAll: boolean };

/** People who are named as contacts of a rule; an organization may have any number of owners. */
const MOST_CONTACTS = 20;
const OPEN_STATES: readonly CaseState[] = ['pending', 'reviewing', 'answered'];

const OLDEST: readonly KeyColumn[] = [
  { sql: 'c.opened_at', kind: 'time' },
  { sql: 'c.rule_id', kind: 'id' },
];
const ORDER: Readonly<Record<CaseSort, Keyset>> = {
  impact: new Keyset('cases by impact', [{ sql: 'n.downloads', kind: 'number', descends: true }, ...OLDEST]),
  oldest: new Keyset('cases by age', OLDEST),
};

const IS_OPEN = `p.status in ('pending', 'reviewing')`;

const COLUMNS = `
  c.rule_id as "ruleId", c.state, c.revision, c.opened_at as "openedAt", c.updated_at as "updatedAt",
  c.republished_at as "republishedAt", r.deleted_at is not null as "isDeleted",
  case when c.assignee_id is not null then json_build_object('id', c.assignee_id, 'username', ao.name) end as assignee,
  o.name as "ownerName", r.name, r.type, r.visibility, r.is_hidden as "isHidden", n.stars, n.downloads,
  r.published_at as "publishedAt", newest.reason as "reason", newest.description, newest.version,
  newest.created_at as "reportedAt", coalesce(nullif(people.open, 0), people.total) as reporters`;

const TABLES = `
  from moderation_cases c
  join rules r on r.id = c.rule_id
  join rule_counters n on n.rule_id = c.rule_id
  join owners o on o.id = r.owner_id
  left join owners ao on ao.id = c.assignee_id
  left join lateral (
    select p.reason, p.description, p.created_at, v.major || '.' || v.minor || '.' || v.patch as version
      from reports p join rule_versions v on v.id = p.version_id
     where p.rule_id = c.rule_id order by (${IS_OPEN}) desc, p.created_at desc, p.id desc limit 1) newest on true
  cross join lateral (
    select count(*) filter (where ${IS_OPEN})::int as open, count(distinct p.reporter_id)::int as total
      from reports p where p.rule_id = c.rule_id) people`;

type Row = Omit<CaseResult, 'reported'> & {
  readonly reason: ReportReason | null;
  readonly description: string | null;
  readonly version: string | null;
  readonly reportedAt: Date | null;
};

function toResult({ reason, description, version, reportedAt, ...row }: Row): CaseResult {
  const isReported = reason !== null && version !== null && reportedAt !== null;
  return { ...row, reported: isReported ? { reason, description, version, at: reportedAt } : null };
}

/** SQL for cases: the state of all reports of a rule together. */
@Injectable()
export class CasesRepository {
  constructor(private readonly database: Database) {}

  /** Notes a new report: opens the case of a rule, or opens it again. */
  async open(ruleId: string, at: Date): Promise<void> {
    const isClosed = `c.state in ('resolved', 'rejected')`;
    await this.database.write(
      `insert into moderation_cases as c (rule_id, state, revision, opened_at, updated_at) values ($1, 'pending', 1, $2, $2)
       on conflict (rule_id) do update set
         state = case when ${isClosed} then 'pending' else c.state end,
         assignee_id = case when ${isClosed} then null else c.assignee_id end,
         opened_at = case when ${isClosed} then $2 else c.opened_at end,
         revision = c.revision + 1, updated_at = $2`,
      [ruleId, at],
    );
  }

  /** Locks a case until the transaction ends; null when there is none. */
  async lock(ruleId: string): Promise<{ readonly state: CaseState; readonly revision: number } | null> {
    if (!isUuid(ruleId)) return null;
    const rows = await this.database.write<{ state: CaseState; revision: number }>(
      'select state, revision from moderation_cases where rule_id = $1 for update',
      [ruleId],
    );
    return rows[0] ?? null;
  }

  async assign(ruleId: string, userId: string): Promise<void> {
    await this.database.write('update moderation_cases set assignee_id = $2 where rule_id = $1', [
      ruleId,
      userId,
    ]);
  }

  /** Takes a dismissed moderator off all cases. */
  async unassign(userId: string): Promise<void> {
    await this.database.write('update moderation_cases set assignee_id = null where assignee_id = $1', [
      userId,
    ]);
  }

  /**
   * Derives the state of a case from its answers, open reports and texts that were published again; `closed` is the state
   * without any. An answer waits
   * until a later decision about the same version, or the rule.
   */
  async settle(ruleId: string, closed: 'resolved' | 'rejected', at: Date): Promise<void> {
    await this.database.write(
      `update moderation_cases set revision = revision + 1, updated_at = $3, state = case
         when exists (
           select from (
             select distinct on (d.version_id) d.answer from moderation_decisions d
              where d.rule_id = $1 and d.action <> 'dismiss' order by d.version_id, d.id desc) last
            where last.answer is not null) then 'answered'
         when exists (select from reports where rule_id = $1 and status = 'reviewing') then 'reviewing'
         when republished_at is not null then case when assignee_id is null then 'pending' else 'reviewing' end
         when exists (select from reports where rule_id = $1 and status = 'pending') then 'pending'
         else $2 end
       where rule_id = $1`,
      [ruleId, closed, at],
    );
  }

  /** Notes that a moderator decides about a hidden text that was published again; false when none was. */
  async noteSeen(ruleId: string): Promise<boolean> {
    const rows = await this.database.write(
      `with seen as (
         update moderation_cases set republished_at = null where rule_id = $1 and republished_at is not null returning 1)
       select from seen`,
      [ruleId],
    );
    return rows.length > 0;
  }

  async find(ruleId: string): Promise<CaseResult | null> {
    if (!isUuid(ruleId)) return null;
    const rows = await this.database.read<Row>(`select ${COLUMNS} ${TABLES} where c.rule_id = $1`, [ruleId]);
    return rows[0] ? toResult(rows[0]) : null;
  }

  async list(
    { filter, reason, query, sort, limit, offset, after }: CaseList,
    { userId, handlesAll }: Reader,
  ): Promise<{ readonly cases: readonly CaseResult[]; readonly total: number } & PageKeys> {
    const from = `${TABLES} where ${handledSql('r', '$1', '$2')} and c.state = any ($3)
      and ($4::text is null or newest.reason = $4) and position($5 in lower(o.name || '/' || r.name)) > 0`;
    const states = filter === 'open' ? OPEN_STATES : [filter];
    const values = [userId, handlesAll, states, reason, query.toLowerCase()];
    const order = ORDER[sort];
    const paged: unknown[] = [...values, limit + 1, offset];
    const behind = order.behind(after, (value) => `$${paged.push(value)}`);
    const [found, [counted]] = await Promise.all([
      this.database.read<Row & { readonly key: string }>(
        `select ${COLUMNS}, ${order.key} as key ${from} and ${behind} order by ${order.orderBy} limit $6 offset $7`,
        paged,
      ),
      this.database.read<{ total: number }>(`select count(*)::int as total ${from}`, values),
    ]);
    const { rows, ...keys } = pageOf(found, limit);
    return { cases: rows.map(toResult), total: counted?.total ?? 0, ...keys };
  }

  /** The number of cases in each state; states without a case are left out. */
  async countByState({
    userId,
    handlesAll,
  }: Reader): Promise<readonly { readonly state: CaseState; readonly count: number }[]> {
    return this.database.read(
      `select c.state, count(*)::int as count from moderation_cases c join rules r on r.id = c.rule_id
        where ${handledSql('r', '$1', '$2')} group by c.state`,
      [userId, handlesAll],
    );
  }

  /** Up to five other rules of an owner that everybody sees, those with the most reports first. */
  async otherRules(ownerId: string, ruleId: string): Promise<readonly OtherRule[]> {
    return this.database.read(
      `select o.name as "ownerName", r.name, (select count(*)::int from reports p where p.rule_id = r.id) as reports
         from rules r join owners o on o.id = r.owner_id join rule_counters n on n.rule_id = r.id
        where r.owner_id = $1 and r.id <> $2 and ${rulePublicSql('r')}
        order by reports desc, n.downloads desc, r.id limit 5`,
      [ownerId, ruleId],
    );
  }

  /** The ids of the people to tell about a rule: its creator, and for an organization also those who own it. */
  async contactsOf(rule: {
    readonly authorId: string;
    readonly organizationId: string | null;
  }): Promise<readonly string[]> {
    if (rule.organizationId === null) return [rule.authorId];
    const rows = await this.database.read<{ id: string }>(
      `select user_id as id from memberships
        where organization_id = $1 and (role = 'owner' or user_id = $2) order by user_id = $2 desc, joined_at, user_id limit ${MOST_CONTACTS}`,
      [rule.organizationId, rule.authorId],
    );
    return rows.map(({ id }) => id);
  }
}
