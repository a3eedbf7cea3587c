import { DAY, SECOND } from '@kimari/common/durations';
import { Injectable } from '@nestjs/common';
import { Database, type Statements } from '../../../kernel/database/database';
import { type CodeCounts, type FindingCounts, WEEKS } from './finding-statistics.result';

const WEEK = 7 * DAY;
const CURRENT = `from rules r join version_checks c on c.version_id = r.latest_version_id where r.deleted_at is null`;

type StoredCounts = {
  readonly countedAt: Date;
  readonly milliseconds: number;
  readonly counts: FindingCounts;
};

/** SQL for statistics over the findings of all versions. */
@Injectable()
export class FindingStatisticsRepository {
  constructor(private readonly database: Database) {}

  /** The last count; null before the first. */
  async stored(): Promise<StoredCounts | null> {
    const [row] = await this.database.read<StoredCounts>(
      `select counted_at as "countedAt", milliseconds, counts from finding_statistics`,
    );
    return row ?? null;
  }

  async store(statements: Statements, counts: FindingCounts, milliseconds: number, at: Date): Promise<void> {
    await statements.write(
      `insert into finding_statistics (id, counted_at, milliseconds, counts) values (1, $1, $2, $3::jsonb)
       on conflict (id) do update set counted_at = excluded.counted_at, milliseconds = excluded.milliseconds,
         counts = excluded.counts`,
      [at, milliseconds, JSON.stringify(counts)],
    );
  }

  /** Reads all current versions, and all versions of the last weeks. */
  async count(statements: Statements, now: Date): Promise<FindingCounts> {
    const monday = mondayOf(now.getTime());
    const mondays = Array.from({ length: WEEKS }, (_, index) => monday - (WEEKS - 1 - index) * WEEK);
    const [totals] = await statements.read<Omit<FindingCounts, 'weeks' | 'codes'>>(
      `select count(*)::int as "checkedRules", count(*) filter (where c.findings <> '[]')::int as "rulesWithFindings",
              count(*) filter (where c.is_accepted)::int as "acceptedRules" ${CURRENT}`,
    );
    const codes = await statements.read<Omit<CodeCounts, 'newByWeek'>>(
      `select f ->> 'code' as code, count(distinct v.version_id)::int as rules, count(*)::int as findings,
              count(distinct v.version_id) filter (where v.is_accepted and f ->> 'severity' = 'ask')::int as accepted
         from (select c.version_id, c.is_accepted, c.findings ${CURRENT} and c.findings <> '[]') v
        cross join jsonb_array_elements(v.findings) f group by 1`,
    );
    const weeks = await statements.read<{ code: string; week: number; versions: number }>(
      `select f ->> 'code' as code, extract(epoch from date_trunc('week', v.created_at at time zone 'utc'))::float8 as week,
              count(distinct v.id)::int as versions
         from rule_versions v join version_checks c on c.version_id = v.id
        cross join jsonb_array_elements(c.findings) f
        where v.created_at >= $1 group by 1, 2`,
      [new Date(mondays[0] ?? monday)],
    );
    const byCode = new Map(codes.map((code) => [code.code, code]));
    const all = new Set([...byCode.keys(), ...weeks.map(({ code }) => code)]);
    return {
      ...(totals ?? { checkedRules: 0, rulesWithFindings: 0, acceptedRules: 0 }),
      weeks: mondays.map((time) => time / SECOND),
      codes: [...all].sort().map((code) => ({
        ...(byCode.get(code) ?? { code, rules: 0, findings: 0, accepted: 0 }),
        newByWeek: mondays.map((time) => {
          const found = weeks.find((one) => one.code === code && one.week === time / SECOND);
          return found?.versions ?? 0;
        }),
      })),
    };
  }
}

/** Epoch milliseconds of the Monday, in UTC, of the week of a time. The epoch was a Thursday. */
function mondayOf(time: number): number {
  return Math.floor((time + 3 * DAY) / WEEK) * WEEK - 3 * DAY;
}
