import { Injectable } from '@nestjs/common';
import { v7 as uuid } from 'uuid';
import { REPORT_STATUSES, type ReportReason, type ReportStatus } from '@kimari/common/enums';
import { Database } from '../../../kernel/database/database';
import { isUuid } from '../../../kernel/database/uuid';
import { brokenConstraint } from '../../../kernel/errors/database-errors';
import { type PageKeys, pageOf, type Window } from '../../../kernel/schema/connection';
import { Keyset } from '../../../kernel/schema/keyset';
import { AnotherReportOpen } from '../moderation.errors';
import { handledSql } from '../handled-rules';
import type { Reader } from '../cases.repository';
import type { ReportCounts, ReportResult } from './report.result';

/** A new report. */
export type ReportDraft = {
  readonly ruleId: string;
  readonly versionId: string;
  readonly reporterId: string;
  readonly reason: ReportReason;
  readonly description: string | null;
  readonly createdAt: Date;
};

/** A list of reports: of all statuses and rules, unless given. */
export type ReportList = {
  readonly status: ReportStatus | null;
  readonly ruleId: string | null;
} & Window;

/** What a moderator writes down about reports; a note that is undefined stays as it is. */
export type Review = {
  readonly status: ReportStatus;
  readonly reviewerId: string;
  readonly note: string | undefined;
  readonly at: Date;
};

const IS_OPEN = `status in ('pending', 'reviewing')`;

const NEWEST = new Keyset('reports', [
  { sql: 'p.created_at', kind: 'time', descends: true },
  { sql: 'p.id', kind: 'id', descends: true },
]);

const COLUMNS = `p.id, p.rule_id as "ruleId", v.major || '.' || v.minor || '.' || v.patch as version, p.reason, p.description,
    p.status, p.review_note as "reviewNote", p.created_at as "createdAt", p.updated_at as "updatedAt",
    p.resolved_at as "resolvedAt", r.name as "ruleName", o.name as "ownerName", r.visibility,
    json_build_object('id', r.created_by, 'username', ao.name) as author,
    case when g.id is not null then
      json_build_object('id', g.id, 'name', o.name, 'displayName', coalesce(g.display_name, o.name)) end as organization,
    json_build_object('id', u.id, 'username', uo.name, 'email', coalesce(u.email, '')) as reporter,
    case when p.reviewed_by is not null then
      json_build_object('id', p.reviewed_by, 'username', vo.name) end as reviewer`;
const TABLES = `
  from reports p
  join rules r on r.id = p.rule_id
  join rule_versions v on v.id = p.version_id
  join owners o on o.id = r.owner_id
  join owners ao on ao.id = r.created_by
  join users u on u.id = p.reporter_id
  join owners uo on uo.id = u.id
  left join organizations g on g.id = r.organization_id
  left join owners vo on vo.id = p.reviewed_by`;

/** SQL for reports. */
@Injectable()
export class ReportsRepository {
  constructor(private readonly database: Database) {}

  /** Returns the id, or null when the person has an open report of the rule. */
  async insert(draft: ReportDraft): Promise<string | null> {
    const { ruleId, versionId, reporterId, reason, description, createdAt } = draft;
    const rows = await this.database.write<{ id: string }>(
      `insert into reports (id, rule_id, version_id, reporter_id, reason, description, status, created_at, updated_at)
       values ($1, $2, $3, $4, $5, $6, 'pending', $7, $7)
       on conflict (rule_id, reporter_id) where ${IS_OPEN} do nothing returning id`,
      [uuid(), ruleId, versionId, reporterId, reason, description, createdAt],
    );
    return rows[0]?.id ?? null;
  }

  async find(id: string): Promise<ReportResult | null> {
    if (!isUuid(id)) return null;
    const rows = await this.database.read<ReportResult>(`select ${COLUMNS} ${TABLES} where p.id = $1`, [id]);
    return rows[0] ?? null;
  }

  /** Newest first, then by id. */
  async list(
    { status, ruleId, limit, offset, after }: ReportList,
    { userId, handlesAll }: Reader,
  ): Promise<{ readonly reports: readonly ReportResult[]; readonly total: number } & PageKeys> {
    if (ruleId !== null && !isUuid(ruleId)) return { reports: [], total: 0, keys: [], hasMore: false };
    const where = `where ${handledSql('r', '$1', '$2')} and ($3::text is null or p.status = $3)
      and ($4::uuid is null or p.rule_id = $4)`;
    const values = [userId, handlesAll, status, ruleId];
    const paged: unknown[] = [...values, limit + 1, offset];
    const behind = NEWEST.behind(after, (value) => `$${paged.push(value)}`);
    const [found, [counted]] = await Promise.all([
      this.database.read<ReportResult & { readonly key: string }>(
        `select ${COLUMNS}, ${NEWEST.key} as key ${TABLES} ${where} and ${behind}
          order by ${NEWEST.orderBy} limit $5 offset $6`,
        paged,
      ),
      this.database.read<{ total: number }>(
        `select count(*)::int as total from reports p join rules r on r.id = p.rule_id ${where}`,
        values,
      ),
    ]);
    const { rows, ...keys } = pageOf(found, limit);
    return { reports: rows, total: counted?.total ?? 0, ...keys };
  }

  /** Over all reports. */
  async count(): Promise<ReportCounts> {
    const rows = await this.database.read<{ status: ReportStatus; count: number }>(
      'select status, count(*)::int as count from reports group by status',
    );
    const counts = new Map(rows.map(({ status, count }) => [status, count]));
    const byStatus = Object.fromEntries(
      REPORT_STATUSES.map((status) => [status, counts.get(status) ?? 0]),
    ) as Record<ReportStatus, number>;
    return { ...byStatus, total: rows.reduce((sum, { count }) => sum + count, 0) };
  }

  /** Throws AnotherReportOpen. */
  async review(id: string, { status, reviewerId, note, at }: Review): Promise<void> {
    try {
      await this.database.write(
        `update reports set status = $2, reviewed_by = $3, review_note = coalesce($4, review_note), updated_at = $5,
                resolved_at = case when $2 in ('resolved', 'rejected') then $5::timestamptz end
          where id = $1`,
        [id, status, reviewerId, note, at],
      );
    } catch (error) {
      if (brokenConstraint(error) === 'uq_reports_open') throw AnotherReportOpen({}, { cause: error });
      throw error;
    }
  }

  /** Reviews all open reports of a rule; returns their reporters. */
  async reviewOpen(ruleId: string, { status, reviewerId, note, at }: Review): Promise<readonly string[]> {
    const rows = await this.database.write<{ reporterId: string }>(
      `with reviewed as (
         update reports set status = $2, reviewed_by = $3, review_note = coalesce($4, review_note), updated_at = $5,
                resolved_at = case when $2 in ('resolved', 'rejected') then $5::timestamptz end
          where rule_id = $1 and ${IS_OPEN} returning reporter_id)
       select reporter_id as "reporterId" from reviewed order by reporter_id`,
      [ruleId, status, reviewerId, note, at],
    );
    return rows.map(({ reporterId }) => reporterId);
  }
}
